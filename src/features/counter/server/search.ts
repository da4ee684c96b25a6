import { and, desc, type SQL, sql } from 'drizzle-orm';
import {
  isPickupCode,
  normalizeNumber,
  normalizePickupCode,
  orders,
  untilDurable,
} from '#features/orders/api.server';
import { listAtStore } from '#features/reservations/api.server';
import { counter as limits } from '#kernel/limits-counter';
import type { Host } from '#platform/host';
import { codeParam, counterPath, type Waiting } from '../contract';
import { findWholeNumber } from './articles';
import { fetchedAt, listOpen } from './orders';
import { findOwnReturn } from './returns';
import { presentWaiting, reservationWaits } from './waiting';

type Found = { href?: string; found: Waiting[] };

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

/** What one code or number leads to, as it was typed or scanned. */
const findOne = async (host: Host, storeId: number, typed: string): Promise<string | undefined> => {
  const code = normalizePickupCode(typed);
  if (code) {
    const scanned = new URLSearchParams({ [codeParam]: code });
    const open = await listOpen(host, storeId, limits.waiting);
    const order = open.find(({ token }) => isPickupCode(token, code));
    if (order) {
      return `${counterPath.order(storeId, order.number)}?${scanned}`;
    }
    const [reserved] = await listAtStore(host.db, storeId, { code, limit: 1 });
    if (reserved) return `${counterPath.reservation(storeId, code)}?${scanned}`;
  }
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

const findNamed = async (host: Host, storeId: number, typed: string): Promise<Waiting[]> => {
  const [rows, reserved] = await Promise.all([
    host.db
      .select()
      .from(orders)
      .where(and(fetchedAt(host, storeId), isCalled(typed)))
      .orderBy(desc(orders.id))
      .limit(limits.found),
    listAtStore(host.db, storeId, { limit: limits.waiting }),
  ]);
  const shown = await presentWaiting(host, storeId, await untilDurable(host, rows));
  const words = typed.toLowerCase().split(/\s+/);
  const isIts = (name: string | null) =>
    words.every((word) => name?.toLowerCase().includes(word) ?? false);
  const now = host.clock.now();
  const called = reserved.filter(({ name }) => isIts(name)).slice(0, limits.found);
  return [...called.map((row) => reservationWaits(row, now)), ...shown.values()].map(
    ({ at: _, ...waiting }) => waiting,
  );
};

/** What is found at a counter: the one thing of a code or number, else whoever is called so. */
export const searchCounter = async (host: Host, storeId: number, typed: string): Promise<Found> => {
  const href = await findOne(host, storeId, typed);
  return href ? { href, found: [] } : { found: await findNamed(host, storeId, typed) };
};
