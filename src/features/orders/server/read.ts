import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { findEntity } from '#features/overviews/api.server';
import { withdrawPath } from '#features/returns/contract';
import { getSite } from '#features/settings/api.server';
import { orderTexts as texts } from '#kernel/messages/nl-orders';
import { formatMoment } from '#kernel/values/dutch-dates';
import { isGoods, seatsAmong } from '#kernel/values/line-kind';
import { path } from '#kernel/wire';
import { prepared } from '#platform/db/prepared';
import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { OrderAddress, OrderView } from '../contract';
import { normalizeNumber } from '../number';
import { isConfirmed, isUnfinished } from '../payment';
import { toComeOf } from '../to-come';
import { readFetching } from './fetching';
import { findLinePictures, type LinePicture } from './line-pictures';
import type { Order, OrderLine } from './order';
import { findPayments, findWithdrawn } from './parts';
import { orderLines, orders } from './tables';
import { untilDurable } from './until-durable';
import { readWhen } from './when';

/** An order by its unguessable token. */
export const findOrderByToken = async (host: Host, token: string): Promise<Order | undefined> => {
  const found = await host.db.select().from(orders).where(eq(orders.token, token));
  return (await untilDurable(host, found))[0];
};

/** An order by its number in the database. Throws when there is none. */
export const getOrder = async (host: Host, id: number): Promise<Order> => {
  const found = await host.db.select().from(orders).where(eq(orders.id, id));
  const [row] = await untilDurable(host, found);
  if (!row) throw new Error(`There is no order ${id}`);
  return row;
};

/** An order by what its buyer knows of it: the number and the e-mail address. */
export const findOrderOf = async (
  host: Host,
  number: string,
  email: string,
): Promise<Order | undefined> => {
  const found = await host.db
    .select()
    .from(orders)
    .where(eq(orders.number, normalizeNumber(number)));
  const [row] = await untilDurable(host, found);
  return row?.email.toLowerCase() === email.trim().toLowerCase() ? row : undefined;
};

/** Orders of an account, the newest first. */
export const listAccountOrders = async (host: Host, accountId: number): Promise<Order[]> => {
  const found = await host.db
    .select()
    .from(orders)
    .where(eq(orders.accountId, accountId))
    .orderBy(desc(orders.id))
    .limit(100);
  return untilDurable(host, found);
};

const waitingOfSession = prepared((db) =>
  db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.sessionId, sql.placeholder('sessionId')),
        eq(orders.state, 'placed'),
        isNotNull(orders.expiresAt),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(20)
    .prepare('waiting_orders_of_session'),
);

/** What a session ordered and has yet to pay at a provider, the newest first. */
export const listUnfinished = async (host: Host, sessionId: string): Promise<Order[]> => {
  const found = await waitingOfSession(host.db).execute({ sessionId });
  const open = found.filter((order) => isUnfinished(order.paymentMethod, order.paymentState));
  return untilDurable(host, open);
};

/** An address as it is written on a letter. */
export const addressLines = (address: OrderAddress): string[] => [
  `${address.firstName} ${address.lastName}`,
  [address.street, address.housenumber, address.housenumberSuffix].filter(Boolean).join(' '),
  `${address.zipcode} ${address.place}`,
  ...(address.country === 'NL' ? [] : [address.country]),
];

type Looks = (variantId: number) => Pick<OrderView['lines'][number], 'picture' | 'href'>;

/** How what was ordered looks now; where it isn't sold any more it has no page. */
const looksIn =
  (host: Host, found: ReadonlyMap<number, LinePicture>): Looks =>
  (variantId) => {
    const { picture, access, kind } = found.get(variantId) ?? {};
    const entity = findEntity(host, kind === 'seat' ? 'Calendar' : 'Product');
    const href = access ? entity?.source.entity.href(access) : undefined;
    return { ...(picture && { picture }), ...(href && { href }) };
  };

/** What was taken from two places is one line to its buyer. */
const presentLines = (lines: OrderLine[], looksOf: Looks): OrderView['lines'] => {
  const byVariant = new Map<number, OrderView['lines'][number]>();
  for (const { variantId, title, choice, quantity, unitCents } of lines) {
    const all = quantity + (byVariant.get(variantId)?.quantity ?? 0);
    byVariant.set(variantId, {
      ...{ variantId, title, choice, unitCents },
      quantity: all,
      totalCents: all * unitCents,
      ...looksOf(variantId),
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

const placeOf = (order: Order): Pick<OrderView, 'addressLines' | 'pickupTitle'> => {
  const place = order.pickup ?? order.servicePoint;
  if (place) return { addressLines: place.lines, pickupTitle: place.title };
  return { addressLines: order.delivery ? addressLines(order.delivery) : [] };
};

const titleOf = ({ paymentMethod, paymentTitle }: Order): string =>
  texts.payments[paymentMethod as keyof typeof texts.payments] ?? paymentTitle ?? paymentMethod;

const presentOrder = (
  host: Host,
  order: Order,
  { lines, withdrawn, pictures, ...more }: Read,
): OrderView => ({
  number: order.number,
  href: path.order(order.token),
  withdrawHref: withdrawPath(order.token),
  email: order.email,
  name: order.billing.firstName,
  placedAt: formatMoment(order.placedAt),
  state: order.state,
  method: order.deliveryMethod,
  deliveryTitle: order.deliveryTitle ?? undefined,
  payment: order.paymentMethod,
  paymentTitle: titleOf(order),
  paymentState: order.paymentState,
  isConfirmed: isConfirmed(order.paymentMethod, order.paymentState),
  ...more,
  ...placeOf(order),
  transfer: presentTransfer(host, order),
  lines: presentLines(lines, looksIn(host, pictures)),
  goodsCents: order.goodsCents,
  discountCents: order.discountCents,
  discounts: order.discounts,
  deliveryCents: order.deliveryCents,
  isSent: lines.some(isGoods),
  seats: seatsAmong(lines),
  toCome: toComeOf(lines, withdrawn),
  giftServiceCents: order.giftServiceCents,
  giftText: order.giftText ?? undefined,
  totalCents: order.totalCents,
  giftCardCents: order.giftCardCents,
  giftCards: order.giftCards,
  dueCents: order.totalCents - order.giftCardCents,
  vat: order.vat,
  remark: order.remark,
});

type Read = {
  lines: OrderLine[];
  withdrawn: readonly { variantId: number; quantity: number }[];
  pictures: ReadonlyMap<number, LinePicture>;
} & Pick<OrderView, 'paymentNote' | 'fetching' | 'arrives' | 'payBy' | 'deliveryPromise'>;

/** What whoever takes the money says; an order's page is shown when he can't be reached, too. */
const readPaymentNote = async (host: Host, order: Order): Promise<OrderView['paymentNote']> => {
  try {
    return await findPayments(host)?.presentOnOrder(host, order);
  } catch (err) {
    host.log.error({ err, orderId: order.id }, 'no word on an order’s payment');
    return undefined;
  }
};

/** The lines of an order, one for each place where pieces were taken. */
export const listOrderLines = (db: Db, orderId: number): Promise<OrderLine[]> =>
  db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.id));

/** The lines of several orders. */
export const listLinesOfOrders = (db: Db, orderIds: readonly number[]): Promise<OrderLine[]> =>
  db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.id));

/** An order with its lines, as its buyer sees it. */
export const viewOrder = async (host: Host, order: Order): Promise<OrderView> => {
  const [lines, withdrawn, pictures, paymentNote, fetching, when] = await Promise.all([
    listOrderLines(host.db, order.id),
    findWithdrawn(host)?.(host.db, order.id) ?? [],
    findLinePictures(host.db, [order.id]),
    readPaymentNote(host, order),
    readFetching(host, [order]),
    readWhen(host, order),
  ]);
  return presentOrder(host, order, {
    ...{ lines, withdrawn, pictures, paymentNote },
    fetching: fetching.get(order.id),
    ...when,
  });
};
