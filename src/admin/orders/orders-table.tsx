import { Link } from 'wouter';
import type { OrderSort, ToldOrder } from '#features/customers/contract';
import { customerTexts } from '#kernel/messages/nl-customers';
import { orderTexts } from '#kernel/messages/nl-orders';
import { formatEuro } from '#kernel/values/money';
import list from '../list/list.module.css';
import { whenOf } from '../moments';
import { ScrollArea } from '../scroll-area';
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

const whoOf = ({ email, isErased }: ToldOrder): string => (isErased ? customerTexts.erased : email);

/** How an order stands. */
export function OrderState({ state, isConfirmed }: Pick<ToldOrder, 'state' | 'isConfirmed'>) {
  return (
    <span className={`${styles.state} ${styles[isConfirmed ? 'done' : state] ?? ''}`}>
      {isConfirmed ? texts.confirmed : orderTexts.states[state]}
    </span>
  );
}

type OrdersTableProps = {
  label: string;
  orders: readonly ToldOrder[];
  /** All are of one customer, whose name stands above it. */
  ofOne?: boolean;
  /** How they are sorted ('-placed'), and what sorts them otherwise; absent: that can't be. */
  sorting?: { sort: string; change: (sort: string) => void };
};

type HeadProps = Pick<OrdersTableProps, 'sorting'> & {
  name: OrderSort;
  label: string;
  className?: string | undefined;
};

/** A column's name, by which it is sorted: once more the other way round. */
function Head({ name, label, sorting, className }: HeadProps) {
  const isDown = sorting?.sort === `-${name}`;
  const sorted = sorting?.sort === name ? 'ascending' : isDown ? 'descending' : undefined;
  return (
    <th scope="col" className={className} aria-sort={sorted}>
      {sorting ? (
        <button
          type="button"
          className={list.sort}
          onClick={() => sorting.change(isDown ? name : `-${name}`)}
        >
          {label}
          <span aria-hidden="true" className={list.arrow}>
            {sorted === 'ascending' ? '↑' : sorted === 'descending' ? '↓' : ''}
          </span>
        </button>
      ) : (
        label
      )}
    </th>
  );
}

/** Orders, a row each. */
export function OrdersTable({ label, orders, ofOne, sorting }: OrdersTableProps) {
  return (
    <ScrollArea label={label}>
      <table className={`${list.table} ${styles.orders}`}>
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            <Head name="number" label={texts.number} sorting={sorting} />
            {!ofOne && (
              <Head name="name" label={texts.name} sorting={sorting} className={styles.wide} />
            )}
            <Head name="placed" label={texts.placed} sorting={sorting} className={styles.wide} />
            <th scope="col">{texts.state}</th>
            <th scope="col" className={styles.wide}>
              {texts.payment}
            </th>
            <Head
              name="total"
              label={texts.total}
              sorting={sorting}
              className={`${list.number} ${styles.wide}`}
            />
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
                  {!ofOne && <div className={styles.who}>{order.name || whoOf(order)}</div>}
                  {whenOf(order.placedAt)}
                </div>
              </th>
              {!ofOne && (
                <td className={`${styles.who} ${styles.wide}`}>
                  {order.name}
                  <div className={styles.soft}>{whoOf(order)}</div>
                </td>
              )}
              <td className={styles.wide}>{whenOf(order.placedAt)}</td>
              <td>
                <OrderState {...order} />
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
    </ScrollArea>
  );
}
