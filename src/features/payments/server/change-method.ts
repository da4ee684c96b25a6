import { and, eq, sql } from 'drizzle-orm';
import {
  addOrderEvent,
  changePaymentMethod,
  exceedsOpenTransfers,
  exceedsPendingOrderLimit,
  expiryOnChange,
  hashClient,
  isPaidLater,
  listOrderLines,
  lockOrder,
  mailChanged,
  markPayment,
  mayBePaidLater,
  type Order,
  paymentTermsOf,
} from '#features/orders/api.server';
import { LINK, type PaymentMethodView } from '#features/orders/contract';
import { transact } from '#platform/db/transact';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { causedBy, mailboxOf } from '#platform/mail/cause';
import { isPayable } from '../standing';
import type { Payment } from './attempts';
import { letGo } from './let-go';
import { payments } from './tables';

type Change = {
  method: PaymentMethodView;
  /** Who asks, by his network address. */
  client: string;
};

/**
 * Has an order that waits for its payment paid in another way. `over`: there is nothing to pay any
 * more; `enough`: too much of this client waits in such a way. The attempt that ran may yet be paid:
 * then that pays the order.
 */
export const changeMethod = async (
  host: Host,
  orderId: number,
  change: Change,
): Promise<'changed' | 'over' | 'enough'> => {
  const left = await transact(host.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!isPayable(order)) return 'over';
    if (order.paymentMethod === change.method.id) return [];
    const room = await findRoom(host, tx, order, change);
    if (!room) return 'enough';
    await store(host, tx, order, { method: change.method, address: change.client, ...room });
    return leaveAttempt(tx, orderId);
  });
  if (typeof left === 'string') return left;
  for (const payment of left) letGo(host, payment);
  return 'changed';
};

/** Whether an order may wait so, and whose it is counted as. */
const findRoom = async (
  host: Host,
  tx: Tx,
  { id, email, paymentMethod, client: kept }: Order,
  { method, client: address }: Change,
): Promise<{ client: string | null } | undefined> => {
  if (!isPaidLater(method.id) || isPaidLater(paymentMethod)) return { client: kept };
  const client = hashClient(host, address);
  if (method.id === 'transfer') {
    // Of two of one mailbox that are changed at once the second counts the first.
    const own = `transfers ${mailboxOf(email)}`;
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${own}, 0))`);
    if (await exceedsOpenTransfers(host, tx, { email, client: client ?? kept })) return undefined;
  }
  if (!(await mayBePaidLater(host, tx, email))) return undefined;
  if (!client) return { client: kept };
  const lines = await listOrderLines(tx, id);
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  return (await exceedsPendingOrderLimit(tx, { client, method: method.id, pieces: quantity }))
    ? undefined
    : { client };
};

const store = async (
  host: Host,
  tx: Tx,
  order: Order,
  { method, client, address }: Pick<Change, 'method'> & { client: string | null; address: string },
) => {
  const at = host.clock.now();
  const orderId = order.id;
  await changePaymentMethod(tx, orderId, {
    client,
    paymentMethod: method.id,
    paymentTitle: method.needsProvider ? method.title : null,
    expiresAt: expiryOnChange(method.id, order, at, paymentTermsOf(host)),
  });
  const data = { from: order.paymentMethod, to: method.id };
  const eventId = await addOrderEvent(tx, { orderId, kind: 'payment-method', data, at });
  // Behind a mailed link a way is chosen for the first time: that is no change to be told of.
  if (order.paymentMethod !== LINK) {
    const cause = causedBy(host, { ip: address }, { order: orderId });
    await host.jobs.enqueue(mailChanged, { eventId, cause }, { tx });
  }
  await markPayment(host, tx, orderId, 'open');
  // What is paid at a provider is confirmed when it is; the rest when it is ordered, which is now.
  if (!method.needsProvider) await host.jobs.enqueue('order.confirm', { orderId }, { tx });
};

const leaveAttempt = (tx: Tx, orderId: number): Promise<Payment[]> =>
  tx
    .update(payments)
    .set({ current: false })
    .where(and(eq(payments.orderId, orderId), eq(payments.current, true)))
    .returning();
