import { and, desc, type SQL, sql } from 'drizzle-orm';
import { isPickupCode, normalizeNumber, orders, untilDurable } from '#features/orders/api.server';
import { countAtStore, listAtStore } from '#features/reservations/api.server';
import { counter as limits } from '#kernel/limits-counter';
import type { Host } from '#platform/host';
import { counterPath, type FoundPage, scannedParam } from '../contract';
import { findWholeNumber } from './articles';
import { type Handed, markScanned } from './hand-over';
import { fetchedAt, listTokens } from './orders';
import { findOwnReturn } from './returns';
import { presentWaiting, reservationWaits } from './waiting';

/** Where it is searched, by whom. */
export type At = { storeId: number; sessionId: string };

const containing = (word: string): string => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`;

/** Whether an order's buyer is called so: every word is in it. */
const isCalled = (typed: string): SQL => {
  const name = sql`lower(coalesce(${orders.billing} ->> 'firstName', '') || ' ' ||
    coalesce(${orders.billing} ->> 'lastName', ''))`;
  const words = typed.toLowerCase().split(/\s+/).slice(0, 6);
  return sql.join(
    words.map((word) => sql`${name} like ${containing(word)}`),
    sql` and `,
  );
};

/**
 * What a pickup code leads to. Its address doesn't say the code: it says that whoever is logged in scanned it, and the
 * form that asks it knows.
 */
export const findCoded = async (
  host: Host,
  { storeId, sessionId }: At,
  code: string,
): Promise<string | undefined> => {
  const withMark = (href: string, handed: Handed) =>
    `${href}?${new URLSearchParams({ [scannedParam]: markScanned(host, handed, sessionId) })}`;
  const order = (await listTokens(host, storeId)).find(({ token }) => isPickupCode(token, code));
  if (order) {
    const href = counterPath.order(storeId, order.number);
    return withMark(href, { kind: 'order', id: order.id });
  }
  const [reserved] = await listAtStore(host.db, storeId, { code, limit: 1 });
  if (!reserved) return undefined;
  const href = counterPath.reservation(storeId, reserved.id);
  return withMark(href, { kind: 'reservation', id: reserved.id });
};

/** What one number leads to, as it was typed or scanned. */
export const findNumbered = async (
  host: Host,
  storeId: number,
  typed: string,
): Promise<string | undefined> => {
  if (/^r-/i.test(typed)) {
    const own = await findOwnReturn(host, storeId, typed);
    if (own) return counterPath.return(storeId, own.stored.number);
    // Of what isn't this store's the postcode is asked, whether it is there or not.
    return `${counterPath.returns(storeId)}?${new URLSearchParams({ nummer: typed.toUpperCase() })}`;
  }
  const article = await findWholeNumber(host.db, typed);
  if (article) return counterPath.variant(storeId, article);
  const isNumber = and(fetchedAt(host, storeId), sql`${orders.number} = ${normalizeNumber(typed)}`);
  const [order] = await host.db.select({ number: orders.number }).from(orders).where(isNumber);
  return order && counterPath.order(storeId, order.number);
};

/** Who is called as was typed: a page of the orders, and of what is reserved. */
export const findNamed = async (
  host: Host,
  storeId: number,
  typed: string,
  asked: number,
): Promise<FoundPage> => {
  const isIts = and(fetchedAt(host, storeId), isCalled(typed));
  const called = typed.toLowerCase().split(/\s+/).slice(0, 6);
  const [counted, reservations] = await Promise.all([
    host.db.$count(orders, isIts),
    countAtStore(host.db, storeId, { called }),
  ]);
  const most = Math.max(counted, reservations);
  const pages = Math.max(1, Math.ceil(most / limits.found));
  const page = Math.min(Math.max(1, asked), pages);
  const from = (page - 1) * limits.found;
  const rows = await host.db
    .select()
    .from(orders)
    .where(isIts)
    .orderBy(desc(orders.id))
    .limit(limits.found)
    .offset(from);
  const shown = await presentWaiting(host, storeId, await untilDurable(host, rows));
  const now = host.clock.now();
  const held = await listAtStore(host.db, storeId, { called, limit: limits.found, offset: from });
  const reserved = held.map((row) => reservationWaits(row, now));
  return {
    waiting: [...reserved, ...shown.values()].map(({ at: _, ...waiting }) => waiting),
    ...{ orders: counted, reservations, page, pages },
  };
};
