import { orderTexts as texts } from '#kernel/messages/nl-orders';
import { formatEuro } from '#kernel/values/money';
import { sumsOf } from '#kernel/values/sum-lines';
import { Picture } from '#ui/picture.view';
import { isSettled, type LineLink, type LineLinks, type OrderView } from '../contract';
import styles from './order-summary.module.css';

/** What was ordered and what it costs. */
export function OrderSummary({ order, links }: { order: OrderView; links?: LineLinks }) {
  const { method, deliveryTitle } = order;
  const delivery = deliveryTitle ?? (method === 'home' ? texts.delivery : texts.deliveries[method]);
  return (
    <section className={styles.summary} aria-labelledby="order-lines">
      <h2 className={styles.heading} id="order-lines">
        {texts.lines}
      </h2>
      <ul className={styles.lines}>
        {order.lines.map((line) => (
          <li key={line.variantId} className={styles.line}>
            <span className={styles.frame}>
              {line.picture && (
                <Picture picture={line.picture} sizes="3.5rem" widths={[160]} alt="" fill />
              )}
            </span>
            <span className={styles.times}>{texts.times(line.quantity)}</span>
            <span className={styles.what}>
              <Title line={line} />
              {line.choice && <span className={styles.choice}>{line.choice}</span>}
              <AtLine link={links?.get(line.variantId)} />
            </span>
            <span className={styles.cents}>{formatEuro(line.totalCents)}</span>
          </li>
        ))}
      </ul>
      <dl className={styles.sums}>
        {sumsOf(order, {
          ...{ delivery, vat: true, seats: order.seats },
          isPaid: isSettled(order.paymentState),
        }).map(({ key, label, value, kind }) => (
          <div key={key} className={styles[looks[kind]]}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What was bought leads to its page while it has one. */
function Title({ line }: { line: OrderView['lines'][number] }) {
  if (!line.href) return <span className={styles.title}>{line.title}</span>;
  return (
    <a className={styles.title} href={line.href}>
      {line.title}
    </a>
  );
}

function AtLine({ link }: { link?: LineLink }) {
  if (!link) return null;
  return (
    <a className={styles.link} href={link.href}>
      {link.label}
      <span className="visually-hidden"> {link.about}</span>
    </a>
  );
}

const looks = { sum: 'sum', less: 'less', total: 'total', due: 'total', vat: 'soft' } as const;
