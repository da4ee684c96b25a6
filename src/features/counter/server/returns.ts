import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { readOrderHistory } from '#features/fulfilment/api.server';
import { normalizeNumber, type Order, orders, untilDurable } from '#features/orders/api.server';
import { listRefunds } from '#features/payments/api.server';
import {
  goesInParcel,
  listReturnsOf,
  returnableOf,
  storeOfReturn,
  sumOf,
  sumOfPieces,
  type WholeReturn,
} from '#features/returns/api.server';
import { getSite } from '#features/settings/api.server';
import { counter as limits } from '#kernel/limits-counter';
import { counterTexts as texts } from '#kernel/messages/nl-counter';
import { formatEuro } from '#kernel/values/money';
import { formatWeekdayMoment } from '#kernel/values/weekday-moment';
import type { Host } from '#platform/host';
import type { Assessment } from '../assess-return';
import { type CounterReturn, counterPath, type Returnables, type Waiting } from '../contract';
import { findArticles, presentArticle } from './articles';
import type { Finder } from './look-up';
import { fetchedAt, nameOf } from './orders';

/** A return with its order. */
export type FoundReturn = { order: Order; stored: WholeReturn };
type Found = FoundReturn;

/** A store; undefined: the warehouse, which has no till. */
type StoreId = number | undefined;

/** The order's own part of a return's number: 'R-2026-001234-1' is one of 2026-001234. */
const orderNumberOf = (number: string): string | undefined =>
  /^R-(\d{4}-\d{6,9})-\d{1,4}$/.exec(number)?.[1];

const findOrder = async (host: Host, number: string): Promise<Order | undefined> => {
  const isIts = and(eq(orders.siteId, getSite(host).id), eq(orders.number, number));
  const [order] = await untilDurable(host, await host.db.select().from(orders).where(isIts));
  return order;
};

const asZipcode = (typed: string): string => typed.replace(/\s/g, '').toUpperCase();

/** Whether an order was sent, and its buyer lives at a postcode. */
const isSentTo = ({ deliveryMethod, billing, delivery }: Order, zipcode: string): boolean =>
  deliveryMethod !== 'pickup' &&
  [billing.zipcode, delivery?.zipcode].some(
    (known) => known && asZipcode(known) === asZipcode(zipcode),
  );

const isFetchedAt = ({ deliveryMethod, pickupLocationId }: Order, storeId: StoreId): boolean =>
  deliveryMethod === 'pickup' && pickupLocationId === storeId;

const readReturn = async (host: Host, typed: string): Promise<Found | undefined> => {
  const number = typed.trim().toUpperCase();
  const order = await findOrder(host, orderNumberOf(number) ?? '');
  if (!order) return undefined;
  const stored = (await listReturnsOf(host.db, [order.id])).find((one) => one.number === number);
  if (!stored || stored.lines.every(({ state }) => state === 'cancelled')) return undefined;
  return { order, stored };
};

/** The store to which a return belongs: what was fetched in one goes back there. */
const storeOf = async (host: Host, { order, stored }: Found): Promise<number | undefined> =>
  order.deliveryMethod === 'pickup'
    ? (order.pickupLocationId ?? undefined)
    : storeOfReturn(await readOrderHistory(host.db, order.id), stored);

/** A return by its number, that belongs to a store. */
export const findOwnReturn = async (
  host: Host,
  storeId: number,
  typed: string,
): Promise<Found | undefined> => {
  const found = await readReturn(host, typed);
  return found && (await storeOf(host, found)) === storeId ? found : undefined;
};

/** A return by its number that no store has: its parcel comes to the warehouse. */
export const findParcelReturn = async (host: Host, typed: string): Promise<Found | undefined> => {
  const found = await readReturn(host, typed);
  return found && (await storeOf(host, found)) === undefined ? found : undefined;
};

/** How a return is found at a store: one that may be brought to any takes its buyer's postcode until it was. */
export const returnFinder = (host: Host, storeId: number, typed: string): Finder<Found> => ({
  own: () => findOwnReturn(host, storeId, typed),
  elsewhere: async (zipcode) => {
    const found = await readReturn(host, typed);
    const isAnybodys =
      found?.stored.state === 'announced' &&
      isSentTo(found.order, zipcode) &&
      (await storeOf(host, found)) === undefined;
    return isAnybodys ? found : undefined;
  },
  unknown: texts.unknownReturn,
});

/**
 * How an order is found of which something is handed in: one that was fetched here, or any that was sent, with its
 * buyer's postcode, for nobody at a counter looks through the orders of the chain.
 */
export const returnableFinder = (host: Host, storeId: number, typed: string): Finder<Order> => {
  const read = () => findOrder(host, normalizeNumber(typed.replaceAll('\0', '')));
  const ifIs = async (is: (order: Order) => boolean) => {
    const order = await read();
    return order && is(order) ? order : undefined;
  };
  return {
    own: () => ifIs((order) => isFetchedAt(order, storeId)),
    elsewhere: (zipcode) => ifIs((order) => isSentTo(order, zipcode)),
    unknown: texts.unknownReturnable,
  };
};

/** What of an order can be handed in; nothing while it isn't its buyer's yet. */
export const presentReturnables = async (
  host: Host,
  order: Order,
  zipcode: string,
): Promise<Returnables> => {
  const history = await readOrderHistory(host.db, order.id);
  const isOver = order.state === 'sent' || order.state === 'done';
  const left = isOver
    ? returnableOf({ ...history, lines: history.lines.filter(goesInParcel) })
    : [];
  const articles = await findArticles(
    host.db,
    left.map(({ variantId }) => variantId),
  );
  return {
    ...{ number: order.number, name: nameOf(order), zipcode },
    lines: left.map((one) => ({
      ...presentArticle(one, articles.get(one.variantId)),
      ...{ variantId: one.variantId, quantity: one.quantity },
    })),
  };
};

/** Whether an order was paid at a store's till: only what came in there goes out there. */
const isPaidAt = (order: Order, storeId: StoreId): boolean =>
  order.paymentMethod === 'store' && isFetchedAt(order, storeId);

const refundsOf = async (host: Host, { order, stored }: Found) =>
  (await listRefunds(host.db, order.id)).filter(({ key }) => key === `return-${stored.id}`);

type Refunds = Awaited<ReturnType<typeof refundsOf>>;

const atTill = ({ order }: Found, storeId: StoreId, refunds: Refunds): Refunds =>
  isPaidAt(order, storeId) ? refunds.filter(({ state }) => state === 'by-hand') : [];

/** What still goes back by hand for a return, at the till of the store where it was paid. */
export const byHandOf = async (host: Host, storeId: number, found: Found): Promise<Refunds> =>
  atTill(found, storeId, await refundsOf(host, found));

/** How its buyer gets the money that doesn't go back at the till; undefined: there is none. */
const wayBack = ({ stored }: Found, refunds: Refunds): string | undefined => {
  if (stored.refundCents > 0 && stored.refundCents === stored.cardCents) return texts.backByCard;
  const [refund] = refunds;
  if (!refund) return undefined;
  if (refund.state === 'done') return texts.backDone;
  const isStaffs = refund.state === 'by-hand' || refund.state === 'failed' || refund.problem;
  return isStaffs ? texts.backByCare : texts.backAsPaid;
};

/** What goes back when pieces are taken in, and whether all or a part of that went back before. */
const expectedOf = async (
  host: Host,
  { order, stored }: Found,
  history: Awaited<ReturnType<typeof readOrderHistory>>,
): Promise<{ cents: number; gone?: 'all' | 'part' }> => {
  const items = stored.lines.filter(({ state }) => state === 'announced');
  const { cents } = sumOf(order, history, items);
  const isAnyBack = (await listRefunds(host.db, order.id)).some(({ state }) => state !== 'failed');
  if (!isAnyBack || cents === 0) return { cents };
  const { moneyCents, cardCents } = await sumOfPieces(host, host.db, order, { items, history });
  const left = moneyCents + cardCents;
  if (left === cents) return { cents };
  return { cents: left, gone: left === 0 ? 'all' : 'part' };
};

type Item = { variantId: number; quantity: number };

const byVariant = (one: { variantId: number }, other: { variantId: number }) =>
  one.variantId - other.variantId;

/** What somebody assessed of a return, to be held beside what another did. */
const verdictText = (refused: readonly number[], unsellable: readonly Item[]): string =>
  JSON.stringify([
    [...refused].sort((one, other) => one - other),
    [...unsellable].sort(byVariant).map(({ variantId, quantity }) => [variantId, quantity]),
  ]);

/** Who assessed a return, and whether as it was assessed now; undefined: nobody did yet. */
export const assessedBefore = async (
  host: Host,
  { order, stored }: Found,
  assessment: Assessment | undefined,
): Promise<{ by: string; isSame: boolean } | undefined> => {
  if (stored.state !== 'approved' && stored.state !== 'refused') return undefined;
  const { events } = await readOrderHistory(host.db, order.id);
  const kind = `return-${stored.state}`;
  const event = events.find((one) => one.kind === kind && one.data.returnId === stored.id);
  const { by, unsellable } = event?.data ?? {};
  const refused = stored.lines.filter(({ state }) => state === 'refused');
  const was = verdictText(
    refused.map(({ variantId }) => variantId),
    (unsellable as Item[] | undefined) ?? [],
  );
  const isSame =
    assessment !== undefined &&
    was ===
      verdictText(
        assessment.refused.map(({ variantId }) => variantId),
        assessment.unsellable,
      );
  return { by: typeof by === 'string' ? by : texts.somebody, isSame };
};

/** Whether what goes back for a return was given out of the till. */
export const isPaidOut = async (host: Host, storeId: StoreId, found: Found): Promise<boolean> =>
  isPaidAt(found.order, storeId) &&
  (await refundsOf(host, found)).some(({ state }) => state === 'done');

/** What was done with a return, of all that may have been. */
export const doneWithReturn = async (
  host: Host,
  storeId: StoreId,
  found: Found,
): Promise<string[]> => {
  const { state } = found.stored;
  if (state !== 'approved' && state !== 'refused') return [];
  return (await isPaidOut(host, storeId, found)) ? ['ingenomen', 'uitbetaald'] : ['ingenomen'];
};

/** A return as the counter of a store shows it. */
export const presentReturn = async (
  host: Host,
  storeId: StoreId,
  found: Found,
): Promise<CounterReturn> => {
  const { order, stored } = found;
  const history = await readOrderHistory(host.db, order.id);
  const came = stored.lines.filter(({ state }) => state !== 'cancelled');
  const articles = await findArticles(
    host.db,
    came.map(({ variantId }) => variantId),
  );
  const mayAssess = stored.state === 'announced' || stored.state === 'received';
  const refunds = await refundsOf(host, found);
  const byHand = atTill(found, storeId, refunds).reduce(
    (sum, { amountCents }) => sum + amountCents,
    0,
  );
  const back = byHand > 0 ? undefined : wayBack(found, refunds);
  const isNone = stored.state === 'approved' && stored.refundCents === 0 && order.totalCents > 0;
  const { cents, gone } = mayAssess
    ? await expectedOf(host, found, history)
    : { cents: stored.refundCents, gone: isNone ? ('all' as const) : undefined };
  return {
    ...{ number: stored.number, orderNumber: order.number, name: stored.name, mayAssess },
    state: texts.returnStates[stored.state],
    announced: formatWeekdayMoment(stored.announcedAt),
    ...{ reason: stored.reason, isLate: stored.isLate },
    lines: came.map(({ variantId, quantity, state, note }) => {
      const line = history.lines.find((one) => one.variantId === variantId);
      const sold = { title: line?.title ?? '', choice: line?.choice ?? '' };
      const told = [texts.lineStates[state], note].filter(Boolean).join(': ');
      return {
        ...presentArticle(sold, articles.get(variantId)),
        ...{ variantId, quantity },
        ...(!mayAssess && { told }),
      };
    }),
    ...(cents > 0 && { refund: formatEuro(cents) }),
    ...(byHand > 0 && { byHand: formatEuro(byHand) }),
    ...(back && { back }),
    ...(gone && { gone }),
  };
};

/** Returns of what was fetched at a store, that are announced or wait to be assessed: the oldest first. */
export const listOpenReturns = async (host: Host, storeId: number): Promise<Waiting[]> => {
  const since = new Date(host.clock.now().getTime() - limits.returnsSince);
  const rows = await host.db
    .select()
    .from(orders)
    .where(
      and(
        fetchedAt(host, storeId),
        inArray(orders.state, ['sent', 'done']),
        sql`${orders.placedAt} > ${since.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(desc(orders.id))
    .limit(limits.returnOrders);
  const found = await untilDurable(host, rows);
  const all = await listReturnsOf(
    host.db,
    found.map(({ id }) => id),
  );
  return all
    .filter(({ state }) => state === 'announced' || state === 'received')
    .map((stored) => ({
      kind: 'order' as const,
      href: counterPath.return(storeId, stored.number),
      ...{ number: stored.number, name: stored.name, isLate: stored.isLate },
      what: texts.pieces(stored.lines.reduce((sum, { quantity }) => sum + quantity, 0)),
      when: texts.announcedOn(formatWeekdayMoment(stored.announcedAt)),
    }));
};
