import { Link } from 'wouter';
import type { ToldOrder } from '#features/customers/contract';
import { customerTexts } from '#kernel/messages/nl-customers';
import { orderTexts } from '#kernel/messages/nl-orders';
import { formatEuro } from '#kernel/values/money';
import list from '../list/list.module.css';
import { whenOf } from '../moments';
import styles from './orders.module.css';

const texts = customerTexts.orders;

/** How an order is paid, and what of it staff still pays back. */
export const paymentOf = ({
  paymentState,
  byHandCents,
}: Pick<ToldOrder, 'paymentState' | 'byHandCents'>): string => {
  const standing = orderTexts.paymentStates[paymentState];
  return byHandCents ? texts.byHand(standing, formatEuro(byHandCents)) : standing;
};

/** How an order stands. */
export function OrderState({ state }: Pick<ToldOrder, 'state'>) {
  return (
    <span className={`${styles.state} ${styles[state] ?? ''}`}>{orderTexts.states[state]}</span>
  );
}

type OrdersTableProps = {
  label: string;
  orders: readonly ToldOrder[];
  /** All are of one customer, whose name stands above it. */
  ofOne?: boolean;
};

/** Orders, a row each. */
export function OrdersTable({ label, orders, ofOne }: OrdersTableProps) {
  return (
    <div className={list.scroll}>
      <table className={`${list.table} ${styles.orders}`}>
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.number}</th>
            {!ofOne && (
              <th scope="col" className={styles.wide}>
                {texts.name}
              </th>
            )}
            <th scope="col" className={styles.wide}>
              {texts.placed}
            </th>
            <th scope="col">{texts.state}</th>
            <th scope="col" className={styles.wide}>
              {texts.payment}
            </th>
            <th scope="col" className={`${list.number} ${styles.wide}`}>
              {texts.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.number}>
              <th scope="row">
                <Link href={`/bestellingen/${order.number}`} className={styles.number}>
                  {order.number}
                </Link>
                <div className={`${styles.soft} ${styles.narrow}`}>
                  {!ofOne && <div className={styles.who}>{order.name || order.email}</div>}
                  {whenOf(order.placedAt)}
                </div>
              </th>
              {!ofOne && (
                <td className={`${styles.who} ${styles.wide}`}>
                  {order.name}
                  <div className={styles.soft}>{order.email}</div>
                </td>
              )}
              <td className={styles.wide}>{whenOf(order.placedAt)}</td>
              <td>
                <OrderState state={order.state} />
                <div className={`${styles.soft} ${styles.narrow}`}>
                  {formatEuro(order.totalCents)} {paymentOf(order)}
                </div>
              </td>
              <td className={styles.wide}>{paymentOf(order)}</td>
              <td className={`${list.number} ${styles.wide}`}>{formatEuro(order.totalCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
