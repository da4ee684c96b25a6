import { delivery } from '#kernel/limits';
import { cartTexts as texts } from '#kernel/messages/nl-shop';
import { formatEuro } from '#kernel/values/money';
import type { CartTotals, DeliveryMethod } from '../contract';
import styles from './cart-totals.module.css';

export type CartTotalsProps = {
  totals: CartTotals;
  method?: DeliveryMethod;
  /** Tells the btw within it. */
  vat?: boolean;
};

/** What it all costs. */
export function CartTotalsView({ totals, method = 'home', vat }: CartTotalsProps) {
  const delivered = totals.deliveryCents === 0 ? texts.free : formatEuro(totals.deliveryCents);
  return (
    <div>
      {method === 'home' && <FreeDelivery totals={totals} />}
      <dl className={styles.totals}>
        <Sum label={texts.goods} value={formatEuro(totals.goodsCents)} />
        <Sum label={method === 'home' ? texts.delivery : texts.pickup} value={delivered} />
        <Sum label={texts.total} value={formatEuro(totals.totalCents)} total />
        {vat &&
          totals.vat.map(({ rate, cents }) => (
            <Sum key={rate} label={texts.vat(rate)} value={formatEuro(cents)} soft />
          ))}
      </dl>
    </div>
  );
}

type SumProps = { label: string; value: string; total?: boolean; soft?: boolean };

function Sum({ label, value, total, soft }: SumProps) {
  return (
    <div className={total ? styles.total : soft ? styles.soft : styles.sum}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function FreeDelivery({ totals }: { totals: CartTotals }) {
  if (totals.freeDeliveryIn === 0) return <p className={styles.reached}>{texts.freeReached}</p>;
  return (
    <div className={styles.free}>
      <p>{texts.freeIn(formatEuro(totals.freeDeliveryIn))}</p>
      <progress
        className={styles.progress}
        max={delivery.freeFrom}
        value={totals.goodsCents}
        aria-label={texts.freeLabel}
      />
    </div>
  );
}
