import type { ReactNode } from 'react';
import { cartTexts, checkoutTexts as texts } from '#kernel/messages/nl-shop';
import { formatEuro } from '#kernel/values/money';
import { Icon } from '#ui/icon.view';
import type { CheckoutProps } from '../contract';
import styles from './checkout.module.css';
import { CheckoutForm } from './checkout-form.view';
import { ErrorSummary } from './error-summary.view';

/** What there is to order, and the form that orders it. Stands within `[data-checkout]`. */
export function Checkout(props: CheckoutProps) {
  return (
    <div className={styles.page}>
      <h1>{texts.title}</h1>
      <ErrorSummary errors={props.errors} />
      <div className={styles.columns}>
        <Summary {...props} />
        <CheckoutForm {...props} />
      </div>
    </div>
  );
}

/** Nothing to order; something that was just removed can be put back. */
export function EmptyCheckout({ children }: { children?: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}

/** Folded on a phone, where its title tells the total; open beside the form on a wide screen. */
function Summary({ pieces, totals, lines, sums }: CheckoutProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: many lines scroll here, by keyboard too
    <section className={styles.summary} aria-label={texts.summary} tabIndex={0}>
      <details className={styles.fold}>
        <summary className={styles.foldTitle}>
          <span>
            {texts.summary} <span className={styles.pieces}>{cartTexts.pieces(pieces)}</span>
          </span>
          <span className={styles.foldTotal}>
            <span className={styles.home}>{formatEuro(totals.home.totalCents)}</span>
            <span className={styles.pickup}>{formatEuro(totals.pickup.totalCents)}</span>
            <Icon name="down" small />
          </span>
        </summary>
        <h2 className={styles.summaryTitle}>
          {texts.summary} <span className={styles.pieces}>{cartTexts.pieces(pieces)}</span>
        </h2>
        {lines}
        <div className={styles.home}>{sums.home}</div>
        <div className={styles.pickup}>{sums.pickup}</div>
      </details>
    </section>
  );
}
