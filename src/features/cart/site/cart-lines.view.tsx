import { field, path } from '#kernel/wire';
import { Alert } from '#ui/alert.view';
import type { CartView, RemovedLine } from '../contract';
import { CartLineView } from './cart-line.view';
import styles from './cart-lines.module.css';
import { useCartTexts } from './use-cart-texts';

export type CartLinesProps = {
  cart: Pick<CartView, 'lines' | 'removed' | 'notices' | 'emptyHref'>;
  token: string;
};

/** The lines of a cart, below what was just removed and what must be told. */
export function CartLines({ cart, token }: CartLinesProps) {
  const texts = useCartTexts();
  return (
    <>
      {cart.notices.length > 0 && (
        <Alert tone="notice">
          {cart.notices.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Alert>
      )}
      {cart.removed && <Removed removed={cart.removed} token={token} />}
      {cart.lines.length > 0 && (
        <ul className={styles.lines}>
          {cart.lines.map((line) => (
            <CartLineView key={line.id} line={line} token={token} />
          ))}
        </ul>
      )}
      {cart.emptyHref && (
        <a className={styles.empty} href={cart.emptyHref} data-confirm="">
          {texts.empty}
        </a>
      )}
    </>
  );
}

function Removed({ removed, token }: { removed: RemovedLine; token: string }) {
  const texts = useCartTexts();
  return (
    <form className={styles.removed} method="post" action={path.cartLine} data-cart-form="">
      <input type="hidden" name={field.token} value={token} />
      <input type="hidden" name="variant_id" value={removed.variantId} />
      <input type="hidden" name={field.quantity} value={removed.quantity} />
      <p role="status">{texts.removed(removed.title)}</p>
      <button type="submit" className={styles.undo} name="undo" value="1">
        {texts.undo}
      </button>
    </form>
  );
}
