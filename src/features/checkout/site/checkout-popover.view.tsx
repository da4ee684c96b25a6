import { cartTexts } from '#kernel/messages/nl-shop';
import { Icon } from '#ui/icon.view';
import styles from './checkout-popover.module.css';

/** The whole checkout in the cart's dialog (S2.7/6); its button closes the dialog that it is in. */
export function CheckoutPopover({ html }: { html: string }) {
  return (
    <div className={styles.popover}>
      <form method="dialog" className={styles.close}>
        <button type="submit" className={styles.button} aria-label={cartTexts.close}>
          <Icon name="close" />
        </button>
      </form>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it was just rendered here */}
      <div data-checkout="" dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}
