import { useState } from 'react';
import type { ToldOrderDetails } from '#features/customers/contract';
import { isPaid } from '#features/orders/contract';
import { customerTexts } from '#kernel/messages/nl-customers';
import { orderTexts } from '#kernel/messages/nl-orders';
import { formatEuro } from '#kernel/values/money';
import list from '../list/list.module.css';
import { ScrollArea } from '../scroll-area';
import { useStart } from '../start';
import { LineProgress } from './line-progress';
import styles from './orders.module.css';
import { TakeOut } from './take-out';
import type { Act } from './use-order-act';

const texts = customerTexts.details;

/** Whether it was paid so, has yet to be, or never will. */
export const payLabelOf = (
  order: Pick<ToldOrderDetails, 'state' | 'paymentState' | 'payment'>,
): string => {
  if (order.paymentState === 'charged-back' || isPaid(order)) return texts.payment;
  if (order.state === 'cancelled') return texts.chosen;
  return order.payment === orderTexts.payments.store ? texts.toPayHere : texts.toPay;
};

/** What was ordered, and what it cost. */
export function Amounts({ order, act }: { order: ToldOrderDetails; act: Act }) {
  const { special } = useStart().member;
  const [isTaking, setTaking] = useState(false);
  const mayTakeOut =
    order.change.pieces.length > 0 && special.includes('fulfil') && special.includes('refund');
  const sums = [
    { label: texts.goods, cents: order.goodsCents },
    { label: texts.discount, cents: -order.discountCents },
    { label: texts.shipping, cents: order.deliveryCents },
    { label: texts.giftService, cents: order.giftServiceCents },
  ].filter(({ cents }, at) => cents !== 0 || at === 0);
  return (
    <section className={styles.part}>
      <h2>{texts.lines}</h2>
      <ScrollArea label={texts.lines}>
        <table className={list.table}>
          <caption className="visually-hidden">{texts.lines}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.article}</th>
              <th scope="col" className={list.number}>
                {texts.pieces}
              </th>
              <th scope="col" className={`${list.number} ${styles.wide}`}>
                {texts.price}
              </th>
              <th scope="col" className={list.number}>
                {texts.sum}
              </th>
            </tr>
          </thead>
          <tbody>
            {order.lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an order may have two lines that are alike
              <tr key={at}>
                <th scope="row">
                  {line.title}
                  {line.choice !== '' && <div className={styles.soft}>{line.choice}</div>}
                  <LineProgress line={line} />
                </th>
                <td className={list.number}>{line.quantity}</td>
                <td className={`${list.number} ${styles.wide}`}>{formatEuro(line.unitCents)}</td>
                <td className={list.number}>{formatEuro(line.unitCents * line.quantity)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
      <dl className={styles.sums}>
        {sums.map(({ label, cents }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatEuro(cents)}</dd>
          </div>
        ))}
        <div className={styles.sum}>
          <dt>{texts.total}</dt>
          <dd>{formatEuro(order.totalCents)}</dd>
        </div>
        {order.giftCardCents > 0 && (
          <div>
            <dt>{texts.giftCard}</dt>
            <dd>{formatEuro(order.giftCardCents)}</dd>
          </div>
        )}
        <div>
          <dt>{payLabelOf(order)}</dt>
          <dd>{order.payment}</dd>
        </div>
      </dl>
      {mayTakeOut && (
        <button type="button" className={styles.act} onClick={() => setTaking(true)}>
          {customerTexts.change.takeOutTitle}…
        </button>
      )}
      {isTaking && <TakeOut {...{ order, act }} close={() => setTaking(false)} />}
    </section>
  );
}
