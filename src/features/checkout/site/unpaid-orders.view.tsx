import { checkoutTexts as texts } from '#kernel/messages/nl-shop';
import { formatMoment } from '#kernel/values/dutch-dates';
import { formatEuro } from '#kernel/values/money';
import { path } from '#kernel/wire';
import { Alert } from '#ui/alert.view';
import type { UnpaidOrder } from '../contract';
import styles from './unpaid-orders.module.css';

/** Orders of this visitor that nobody paid yet: whoever comes back from his bank finds them here. */
export function UnpaidOrders({ orders }: { orders: readonly UnpaidOrder[] }) {
  return (
    <div className={styles.orders}>
      {orders.map(({ number, token, dueCents, expiresAt }) => (
        <Alert key={number} tone="notice">
          <p>{texts.unpaid(number, formatEuro(dueCents), formatMoment(expiresAt))}</p>
          <p>
            <a className={styles.link} href={path.order(token)}>
              {texts.payUnpaid}
            </a>
          </p>
        </Alert>
      ))}
    </div>
  );
}
