import { and, asc, desc, eq } from 'drizzle-orm';
import { getSite } from '#features/settings/api.server';
import { path } from '#kernel/wire';
import type { Host } from '#platform/host';
import type { OrderAddress, OrderView } from '../contract';
import { formatMoment } from '../moment';
import { normalizeNumber } from '../number';
import { orderEvents, orderLines, orders } from './tables';

export type Order = typeof orders.$inferSelect;
type Line = typeof orderLines.$inferSelect;
type Event = typeof orderEvents.$inferSelect;

/** An order by its unguessable token. */
export const findOrder = async (host: Host, token: string): Promise<Order | undefined> => {
  const [row] = await host.db.select().from(orders).where(eq(orders.token, token));
  return row;
};

/** An order by its number in the database. Throws when there is none. */
export const getOrder = async (host: Host, id: number): Promise<Order> => {
  const [row] = await host.db.select().from(orders).where(eq(orders.id, id));
  if (!row) throw new Error(`There is no order ${id}`);
  return row;
};

/** An order by what its buyer knows of it: the number and the e-mail address. */
export const findOrderOf = async (
  host: Host,
  number: string,
  email: string,
): Promise<Order | undefined> => {
  const [row] = await host.db
    .select()
    .from(orders)
    .where(eq(orders.number, normalizeNumber(number)));
  return row?.email.toLowerCase() === email.trim().toLowerCase() ? row : undefined;
};

/** Orders of an account, the newest first. */
export const listAccountOrders = (host: Host, accountId: number): Promise<Order[]> =>
  host.db
    .select()
    .from(orders)
    .where(eq(orders.accountId, accountId))
    .orderBy(desc(orders.id))
    .limit(100);

const addressLines = (address: OrderAddress): string[] => [
  `${address.firstName} ${address.lastName}`,
  [address.street, address.housenumber, address.housenumberSuffix].filter(Boolean).join(' '),
  `${address.zipcode} ${address.place}`,
  ...(address.country === 'NL' ? [] : [address.country]),
];

/** What was taken from two places is one line to its buyer. */
const presentLines = (lines: Line[]): OrderView['lines'] => {
  const byVariant = new Map<number, OrderView['lines'][number]>();
  for (const { variantId, title, choice, quantity, unitCents } of lines) {
    const all = quantity + (byVariant.get(variantId)?.quantity ?? 0);
    byVariant.set(variantId, {
      ...{ variantId, title, choice, unitCents },
      quantity: all,
      totalCents: all * unitCents,
    });
  }
  return [...byVariant.values()];
};

const presentTransfer = (host: Host, order: Order): OrderView['transfer'] => {
  const { identity, settings } = getSite(host);
  if (order.paymentMethod !== 'transfer' || order.paymentState !== 'open') return undefined;
  return {
    iban: String(settings.iban ?? ''),
    name: identity.legalName,
    reference: order.number,
  };
};

const presentOrder = (host: Host, order: Order, lines: Line[], events: Event[]): OrderView => ({
  number: order.number,
  href: path.order(order.token),
  email: order.email,
  name: order.billing.firstName,
  placedAt: formatMoment(order.placedAt),
  state: order.state,
  method: order.deliveryMethod,
  payment: order.paymentMethod,
  paymentState: order.paymentState,
  addressLines: order.pickup?.lines ?? (order.delivery ? addressLines(order.delivery) : []),
  pickupTitle: order.pickup?.title,
  transfer: presentTransfer(host, order),
  lines: presentLines(lines),
  goodsCents: order.goodsCents,
  deliveryCents: order.deliveryCents,
  totalCents: order.totalCents,
  vat: order.vat,
  remark: order.remark,
  withdrawals: events.map((event) => ({
    at: formatMoment(event.at),
    what: (event.data.what as string[] | undefined) ?? [],
  })),
});

/** An order with its lines, as its buyer sees it. */
export const viewOrder = async (host: Host, order: Order): Promise<OrderView> => {
  const [lines, events] = await Promise.all([
    host.db
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, order.id))
      .orderBy(asc(orderLines.id)),
    host.db
      .select()
      .from(orderEvents)
      .where(and(eq(orderEvents.orderId, order.id), eq(orderEvents.kind, 'withdrawn')))
      .orderBy(asc(orderEvents.id)),
  ]);
  return presentOrder(host, order, lines, events);
};
