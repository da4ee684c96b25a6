import type { ToldSum } from '#features/customers/contract';
import { customerTexts } from '#kernel/messages/nl-customers';
import { formatEuro } from '#kernel/values/money';
import styles from './orders.module.css';

const texts = customerTexts.sum;

/** What goes back for what was chosen: how it is worked out, and how it goes. */
export function Sum({ sum }: { sum: ToldSum | undefined }) {
  return (
    <div role="status">
      {sum && (
        <dl className={styles.sums}>
          <Row label={texts.goods} cents={sum.goodsCents} />
          {sum.discountCents > 0 && <Row label={texts.discount} cents={-sum.discountCents} />}
          {sum.deliveryCents > 0 && <Row label={texts.delivery} cents={sum.deliveryCents} />}
          <div className={styles.sum}>
            <dt>{texts.back}</dt>
            <dd>{formatEuro(sum.moneyCents + sum.cardCents)}</dd>
          </div>
          {sum.vat.map(({ rate, vatCents }) => (
            <Row key={rate} label={texts.vat(rate)} cents={vatCents} />
          ))}
          {sum.cardCents > 0 && <Row label={texts.onCard} cents={sum.cardCents} />}
        </dl>
      )}
    </div>
  );
}

function Row({ label, cents }: { label: string; cents: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{formatEuro(cents)}</dd>
    </div>
  );
}
