import type { SeatsAmong } from '#kernel/values/line-kind';
import { formatEuro } from '#kernel/values/money';
import { sumsOf } from '#kernel/values/sum-lines';
import { useLanguage } from '#ui/language';
import type { CartTotals, DeliveryMethod } from '../contract';
import styles from './cart-totals.module.css';
import { useCartTexts } from './use-cart-texts';

export type CartTotalsProps = {
  totals: CartTotals;
  method?: DeliveryMethod;
  /** Tells the btw within it. */
  vat?: boolean;
  seats?: SeatsAmong;
};

/** What it all costs. */
export function CartTotalsView({ totals, method = 'home', vat, seats }: CartTotalsProps) {
  const texts = useCartTexts();
  const language = useLanguage();
  const delivery = method === 'home' ? texts.delivery : texts.pickup;
  return (
    <div>
      {method === 'home' && <FreeDelivery totals={totals} />}
      <dl className={styles.totals}>
        {sumsOf(totals, { delivery, vat, language, seats }).map(({ key, label, value, kind }) => (
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

/** How far it is to free delivery, where there is such a thing. */
function FreeDelivery({ totals }: { totals: CartTotals }) {
  const texts = useCartTexts();
  const { freeFromCents, freeDeliveryIn } = totals;
  if (freeFromCents === undefined) return null;
  if (freeDeliveryIn === 0) return <p className={styles.reached}>{texts.freeReached}</p>;
  return (
    <div className={styles.free}>
      <p>{texts.freeIn(formatEuro(freeDeliveryIn))}</p>
      <progress
        className={styles.progress}
        max={freeFromCents}
        value={freeFromCents - freeDeliveryIn}
        aria-label={texts.freeLabel}
      />
    </div>
  );
}
