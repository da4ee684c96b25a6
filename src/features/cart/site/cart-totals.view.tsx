import { delivery } from '#kernel/limits';
import { formatEuro } from '#kernel/values/money';
import { sumsOf } from '#kernel/values/sum-lines';
import type { CartTotals, DeliveryMethod } from '../contract';
import styles from './cart-totals.module.css';
import { useCartTexts } from './use-cart-texts';

export type CartTotalsProps = {
  totals: CartTotals;
  method?: DeliveryMethod;
  /** Tells the btw within it. */
  vat?: boolean;
};

/** What it all costs. */
export function CartTotalsView({ totals, method = 'home', vat }: CartTotalsProps) {
  const texts = useCartTexts();
  const delivery = method === 'home' ? texts.delivery : texts.pickup;
  return (
    <div>
      {method === 'home' && <FreeDelivery totals={totals} />}
      <dl className={styles.totals}>
        {sumsOf(totals, { delivery, vat }).map(({ key, label, value, kind }) => (
          <div key={key} className={styles[looks[kind]]}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const looks = { sum: 'sum', less: 'less', total: 'total', due: 'total', vat: 'soft' } as const;

function FreeDelivery({ totals }: { totals: CartTotals }) {
  const texts = useCartTexts();
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
