import { asc, inArray } from 'drizzle-orm';
import type { OrderLine as ListedOrder } from '#features/accounts/contract';
import { orderTexts as texts } from '#kernel/messages/nl-orders';
import { dayOf, formatDay } from '#kernel/values/dutch-dates';
import { formatEuro } from '#kernel/values/money';
import { path } from '#kernel/wire';
import type { Host } from '#platform/host';
import { isCertain } from '../payment';
import { readFetching } from './fetching';
import { findLinePictures } from './line-pictures';
import type { Order } from './order';
import { listAccountOrders } from './read';
import { findRows } from './sections';
import { orderLines } from './tables';
import { presentUnpaid } from './unpaid-row';
import { readWhen } from './when';

const isOver = ({ state }: Order): boolean => state === 'done' || state === 'cancelled';

/** The day on which an order that is paid comes, as long as it has not left. */
const comesOn = async (host: Host, order: Order): Promise<string | undefined> => {
  if (!isCertain(order.paymentMethod, order.paymentState)) return undefined;
  const { arrives } = await readWhen(host, order);
  return arrives && texts.expected(arrives);
};

/** An account's orders as its holder's list shows them, the newest first. */
export const presentAccountOrders = async (
  host: Host,
  accountId: number,
): Promise<ListedOrder[]> => {
  const orders = await listAccountOrders(host, accountId);
  const ids = orders.map(({ id }) => id);
  const [lines, pictures, rows, fetching, days, unpaid] = await Promise.all([
    host.db
      .select()
      .from(orderLines)
      .where(inArray(orderLines.orderId, ids))
      .orderBy(asc(orderLines.id)),
    findLinePictures(host.db, ids),
    findRows(host, orders),
    readFetching(host, orders),
    Promise.all(orders.map((order) => comesOn(host, order))),
    Promise.all(orders.map((order) => presentUnpaid(host, order))),
  ]);
  const itemsOf = (orderId: number): ListedOrder['items'] => {
    // Lines of one variant that come from two warehouses are shown as one.
    const own = lines.filter((line) => line.orderId === orderId);
    const titles = new Map(own.map(({ variantId, title }) => [variantId, title]));
    return [...titles].map(([variantId, title]) => ({
      title,
      picture: pictures.get(variantId)?.picture ?? undefined,
    }));
  };
  return orders.map((order, place) => {
    const own = unpaid[place];
    const row = own ?? rows.get(order.id);
    return {
      number: order.number,
      href: path.order(order.token),
      placedAt: formatDay(dayOf(order.placedAt)),
      total: formatEuro(order.totalCents),
      state: row?.state ?? texts.states[order.state],
      isOver: isOver(order),
      ...(own && { isUnpaid: true as const }),
      place: order.pickup && !isOver(order) ? texts.fetchAt(order.pickup.title) : undefined,
      fetching: fetching.get(order.id),
      day: days[place] ?? row?.day,
      links: (row?.links ?? []).map((link) => ({ ...link, about: texts.ofOrder(order.number) })),
      items: itemsOf(order.id),
    };
  });
};
