import { orderTexts as texts } from '#kernel/messages/nl-orders';
import { formatEuro } from '#kernel/values/money';
import type { OrderView } from '../contract';
import styles from './order-summary.module.css';

/** What was ordered and what it costs. */
export function OrderSummary({ order }: { order: OrderView }) {
  const delivery = order.deliveryCents === 0 ? texts.free : formatEuro(order.deliveryCents);
  return (
    <section className={styles.summary} aria-labelledby="order-lines">
      <h2 className={styles.heading} id="order-lines">
        {texts.lines}
      </h2>
      <ul className={styles.lines}>
        {order.lines.map((line) => (
          <li key={line.variantId} className={styles.line}>
            <span className={styles.times}>{texts.times(line.quantity)}</span>
            <span>
              <span className={styles.title}>{line.title}</span>
              {line.choice && <span className={styles.choice}>{line.choice}</span>}
            </span>
            <span className={styles.cents}>{formatEuro(line.totalCents)}</span>
          </li>
        ))}
      </ul>
      <dl className={styles.sums}>
        <Sum label={texts.goods} value={formatEuro(order.goodsCents)} />
        <Sum
          label={order.method === 'pickup' ? texts.deliveries.pickup : texts.delivery}
          value={delivery}
        />
        <Sum label={texts.total} value={formatEuro(order.totalCents)} className={styles.total} />
        {order.vat.map(({ rate, cents }) => (
          <Sum
            key={rate}
            label={texts.vat(rate)}
            value={formatEuro(cents)}
            className={styles.soft}
          />
        ))}
      </dl>
    </section>
  );
}

type SumProps = { label: string; value: string; className?: string };

function Sum({ label, value, className = styles.sum }: SumProps) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
