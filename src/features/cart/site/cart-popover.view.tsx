import { enPayNames } from '#kernel/messages/en-shop';
import { payNames } from '#kernel/messages/nl-shop';
import { countSeats, seatsAmong } from '#kernel/values/line-kind';
import { formatEuro } from '#kernel/values/money';
import { path } from '#kernel/wire';
import { ButtonLink } from '#ui/button.view';
import { Icon } from '#ui/icon.view';
import { useDataLang, useTexts } from '#ui/language';
import { paymentLogo } from '#ui/payment-mark.view';
import type { CartView, PayWay } from '../contract';
import { CartEmpty, type CartEmptyProps } from './cart-empty.view';
import { CartLines } from './cart-lines.view';
import styles from './cart-popover.module.css';
import { CartTotalsView } from './cart-totals.view';
import { useCartTexts } from './use-cart-texts';

export type CartPopoverProps = {
  cart: CartView;
  token: string;
  links: readonly { title: string; href: string }[];
  /** What sells best, for an empty cart. */
  popular?: CartEmptyProps['popular'];
  own?: CartEmptyProps['own'];
  /** What it can be paid with online, the usual one first. */
  payWays?: readonly PayWay[];
  /** HTML of what is told above an empty cart. */
  told?: string;
};

/** What stands in the cart's dialog (S2.7/5); its close button closes the dialog that it is in. */
export function CartPopover({
  cart,
  token,
  links,
  popular,
  own,
  payWays = [],
  told,
}: CartPopoverProps) {
  const texts = useCartTexts();
  const lang = useDataLang();
  const isEmpty = cart.lines.length === 0;
  const { quantity, dueCents } = cart.totals;
  const count = texts.pieces(quantity, countSeats(cart.lines));
  const spoken = `${count}, ${texts.total} ${formatEuro(dueCents)}`;
  return (
    <div className={styles.popover}>
      <div className={styles.head} data-cart-head="">
        {isEmpty ? (
          <p className={styles.title}>{texts.title}</p>
        ) : (
          <h2 className={styles.title} data-spoken={spoken}>
            {texts.title} <span className={styles.count}>{count}</span>
          </h2>
        )}
        <form method="dialog">
          <button type="submit" className={styles.close} aria-label={texts.close}>
            <Icon name="close" />
          </button>
        </form>
      </div>
      <div className={styles.body}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server just rendered it */}
        {told && <div dangerouslySetInnerHTML={{ __html: told }} />}
        <CartLines cart={cart} token={token} />
        {isEmpty && <CartEmpty level={2} links={links} popular={popular} own={own} />}
      </div>
      {!isEmpty && (
        <div className={styles.foot}>
          <CartTotalsView totals={cart.totals} seats={seatsAmong(cart.lines)} />
          <ButtonLink href={path.checkout} hrefLang={lang} wide>
            {texts.toCheckout}
          </ButtonLink>
          {payWays.length > 0 && <PayWays ways={payWays} label={texts.payWith} />}
        </div>
      )}
    </div>
  );
}

/** As pictures; one without a picture is left out, for the checkout names them all. */
function PayWays({ ways, label }: { ways: readonly PayWay[]; label: string }) {
  const names: Readonly<Record<string, string>> = useTexts(payNames, enPayNames);
  return (
    <ul className={styles.payWays} aria-label={label}>
      {ways.map(({ id, title, logo }) => {
        const name = names[id] ?? title;
        if (logo) {
          return (
            <li key={id}>
              <img src={logo} alt={name} width={40} height={30} />
            </li>
          );
        }
        const drawn = paymentLogo(id);
        return (
          drawn && (
            <li key={id}>
              {drawn}
              <span className="visually-hidden">{name}</span>
            </li>
          )
        );
      })}
    </ul>
  );
}
