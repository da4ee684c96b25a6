import { sql } from 'drizzle-orm';
import {
  announceRows,
  byIds,
  findStored,
  lockRows,
  type StoredEntity,
  type StoredRow,
  type Values,
  valuesOf,
  type Way,
  writeSteps,
} from '#features/entities/api.server';
import { getSite } from '#features/settings/api.server';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { type Article, articleOf } from './steps';

/** The entity whose prices these are. */
export const PRODUCT = 'Product';

export const storedProducts = (host: Host): StoredEntity => {
  const stored = findStored(host, PRODUCT);
  if (!stored) throw new Error('There are no articles');
  return stored;
};

/** Of two who write prices of many articles, or plan them, one waits for the other. */
export const takeTurn = async (host: Host, tx: Tx): Promise<void> => {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`prices ${getSite(host).id}`}, 0))`,
  );
};

export type Held = { row: StoredRow; article: Article };

/** Articles that nobody else writes until the transaction ends, in the order of their numbers. */
export const holdArticles = async (
  host: Host,
  tx: Tx,
  ids: readonly number[],
): Promise<Map<number, Held>> => {
  if (ids.length === 0) return new Map();
  const stored = storedProducts(host);
  const rows = await lockRows(tx, stored, getSite(host).id, byIds(stored, ids));
  return new Map(
    rows
      .toSorted((one, other) => one.id - other.id)
      .map((row) => [row.id, { row, article: articleOf(row.id, valuesOf(stored, row)) }]),
  );
};

type How = { way: Way; staffId: number; importId?: number };

/** Writes prices of articles that are held, with their history; who shows them hears of it with the commit. */
export const writePrices = async (
  host: Host,
  tx: Tx,
  updates: readonly { row: StoredRow; values: Values }[],
  how: How,
): Promise<number[]> => {
  if (updates.length === 0) return [];
  const stored = storedProducts(host);
  await stored.prepare?.(host, tx);
  const of = { stored, siteId: getSite(host).id, at: host.clock.now(), host, ...how };
  const { changed } = await writeSteps(tx, of, { inserts: [], updates });
  const ids = changed.map(({ id }) => id);
  await announceRows(host, stored, ids, tx);
  return ids;
};

/** Here too, before whoever wrote them looks. */
export const announcePrices = (host: Host, ids: readonly number[]): Promise<void> =>
  announceRows(host, storedProducts(host), ids);
