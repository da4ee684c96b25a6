import { findLinePictures, listAccountOrders, type Order } from '#features/orders/api.server';
import { orderTexts } from '#kernel/messages/nl-orders';
import { dayOf, formatDay } from '#kernel/values/dutch-dates';
import type { Host } from '#platform/host';
import { type ReturnableOrder, withdrawPath } from '../contract';
import { deadlineText, isTooLate } from './delivered';
import { type OrderHistory, readHistories } from './history';
import { returnableOf } from './returnable';

/** Whether something of it can be withdrawn, and in time: also before it was sent. */
const canGoBack = (host: Host, order: Order, history: OrderHistory): boolean =>
  order.state !== 'cancelled' &&
  !isTooLate(history, host.clock.now()) &&
  returnableOf(history).length > 0;

/** The orders of an account of which something can still go back, the newest first. */
export const listReturnableOrders = async (
  host: Host,
  accountId: number,
): Promise<ReturnableOrder[]> => {
  const all = await listAccountOrders(host, accountId);
  const histories = await readHistories(
    host,
    all.map(({ id }) => id),
  );
  const found = all.flatMap((order) => {
    const history = histories.get(order.id);
    return history && canGoBack(host, order, history) ? [{ order, history }] : [];
  });
  if (found.length === 0) return [];
  const pictures = await findLinePictures(
    host.db,
    found.map(({ order }) => order.id),
  );
  return found.map(({ order, history }) => ({
    href: withdrawPath(order.token),
    number: order.number,
    placed: `${orderTexts.placedAt} ${formatDay(dayOf(order.placedAt))}`,
    deadline: deadlineText(history, host.clock.now()).text,
    items: returnableOf(history).map(({ variantId, title }) => ({
      title,
      picture: pictures.get(variantId)?.picture ?? undefined,
    })),
  }));
};
