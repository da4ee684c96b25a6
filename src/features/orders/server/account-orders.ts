import { asc, inArray } from 'drizzle-orm';
import type { OrderLine as ListedOrder } from '#features/accounts/contract';
import { orderTexts as texts } from '#kernel/messages/nl-orders';
import { formatMoment } from '#kernel/values/dutch-dates';
import { formatEuro } from '#kernel/values/money';
import { path } from '#kernel/wire';
import type { Host } from '#platform/host';
import { findLinePictures } from './line-pictures';
import { listAccountOrders } from './read';
import { orderLines } from './tables';

/** An account's orders as its holder's list shows them, the newest first. */
export const presentAccountOrders = async (
  host: Host,
  accountId: number,
): Promise<ListedOrder[]> => {
  const orders = await listAccountOrders(host, accountId);
  const ids = orders.map(({ id }) => id);
  const [lines, pictures] = await Promise.all([
    host.db
      .select()
      .from(orderLines)
      .where(inArray(orderLines.orderId, ids))
      .orderBy(asc(orderLines.id)),
    findLinePictures(host.db, ids),
  ]);
  const itemsOf = (orderId: number): ListedOrder['items'] => {
    // What was taken from two places is one thing.
    const own = lines.filter((line) => line.orderId === orderId);
    const titles = new Map(own.map(({ variantId, title }) => [variantId, title]));
    return [...titles].map(([variantId, title]) => ({
      title,
      picture: pictures.get(variantId)?.picture ?? undefined,
    }));
  };
  return orders.map((order) => ({
    number: order.number,
    href: path.order(order.token),
    placedAt: formatMoment(order.placedAt),
    total: formatEuro(order.totalCents),
    state: texts.states[order.state],
    items: itemsOf(order.id),
  }));
};
