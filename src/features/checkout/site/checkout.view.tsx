import type { ReactNode } from 'react';
import { cartTexts, checkoutTexts as texts } from '#kernel/messages/nl-shop';
import { formatEuro } from '#kernel/values/money';
import { Icon } from '#ui/icon.view';
import type { CheckoutProps } from '../contract';
import { LoginForm } from './account.view';
import styles from './checkout.module.css';
import { CheckoutForm } from './checkout-form.view';
import { ErrorSummary } from './error-summary.view';

/** What there is to order, and the form that orders it. Stands within `[data-checkout]`. */
export function Checkout(props: CheckoutProps) {
  return (
    <div className={styles.page} data-checkout-page="">
      <h1>{texts.title}</h1>
      <ErrorSummary errors={props.errors} />
      <LoginForm token={props.token} visitor={props.visitor} />
      <div className={styles.columns}>
        <CheckoutForm {...props} />
        <Summary {...props} />
      </div>
    </div>
  );
}

/** Nothing to order; something that was just removed can be put back. */
export function EmptyCheckout({ children }: { children?: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}

/** Folded on a phone, where its title tells the total; open beside the form on a wide screen. */
function Summary({ quantity, seatCount, choices, lines }: CheckoutProps) {
  const count = cartTexts.pieces(quantity, seatCount);
  return (
    <section data-part="summary" className={styles.summary} aria-label={texts.summary}>
      <details className={styles.fold} data-fold="">
        <summary className={styles.foldTitle}>
          <span>
            {texts.summary} <span className={styles.pieces}>{count}</span>
          </span>
          <span className={styles.foldTotal}>
            {choices.map(({ id, totals }, index) => (
              <span key={id} data-sum={index}>
                {formatEuro(totals.dueCents)}
              </span>
            ))}
            <Icon name="down" small />
          </span>
        </summary>
        <h2 className={styles.summaryTitle} data-spoken={count}>
          {texts.summary} <span className={styles.pieces}>{count}</span>
        </h2>
        {lines}
        {choices.map(({ id, sums }, index) => (
          <div key={id} data-sum={index}>
            {sums}
          </div>
        ))}
      </details>
    </section>
  );
}
