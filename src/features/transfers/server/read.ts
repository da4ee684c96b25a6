import { and, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { getSite } from '#features/settings/api.server';
import { warehouses } from '#features/stock/api.server';
import { notFound } from '#kernel/errors';
import { transfers as limits } from '#kernel/limits-transfers';
import { transferTexts as texts } from '#kernel/messages/nl-transfers';
import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import { transferLines, transfers } from './tables';

export type Transfer = typeof transfers.$inferSelect;
export type TransferLine = typeof transferLines.$inferSelect;

export type Place = { id: number; title: string };

/** Where pieces can be sent to: the web shop's warehouses, and stores that are open to visitors. */
export const listPlaces = async (db: Db): Promise<Place[]> => {
  const { rows } = await db.execute<Place>(sql`
    select w.id, coalesce(l.title, w.title) as title
    from warehouses w left join locations l on l.id = w.location_id
    where w.kind = 'web' or (w.kind = 'store' and l.kind = 'store' and l.state = 'Online')
    order by w.kind = 'store', 2, w.id`);
  return rows;
};

/** How places are called, also those where nothing is sent to any more. */
export const placeTitles = async (
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  const { rows } = await db.execute<Place>(sql`
    select w.id, coalesce(l.title, w.title) as title
    from warehouses w left join locations l on l.id = w.location_id
    where w.id = any(${sql.param([...new Set(ids)])}::int[])`);
  return new Map(rows.map(({ id, title }) => [id, title]));
};

/** Transfers of this site that a place may see: its own, and what was sent to it. A draft is its sender's alone. */
const isOf = (host: Host, placeId: number): SQL | undefined =>
  and(
    eq(transfers.siteId, getSite(host).id),
    or(
      eq(transfers.fromId, placeId),
      and(eq(transfers.toId, placeId), ne(transfers.state, 'draft')),
    ),
  );

const LARGEST_ID = 2 ** 31 - 1;

/** A transfer from or to a place. Throws a 404 for any other. `isHeld`: until the transaction ends. */
export const getTransfer = async (
  host: Host,
  db: Db,
  placeId: number,
  { id, isHeld = false }: { id: number; isHeld?: boolean },
): Promise<Transfer> => {
  if (id < 1 || id > LARGEST_ID) throw notFound(texts.unknown);
  const asked = db
    .select()
    .from(transfers)
    .where(and(eq(transfers.id, id), isOf(host, placeId)));
  const [found] = await (isHeld ? asked.for('update') : asked);
  if (!found) throw notFound(texts.unknown);
  return found;
};

/** Its articles, in the one order in which stock is held. */
export const linesOf = (db: Db, transferId: number): Promise<TransferLine[]> =>
  db
    .select()
    .from(transferLines)
    .where(eq(transferLines.transferId, transferId))
    .orderBy(transferLines.variantId);

export type Summed = Transfer & { pieces: number; articles: number; differs: boolean };

const summed = {
  transfer: transfers,
  pieces: sql<number>`coalesce(sum(greatest(${transferLines.sent}, 0)), 0)::int`,
  articles: sql<number>`count(${transferLines.variantId})::int`,
  differs: sql<boolean>`coalesce(bool_or(${transferLines.received} <> ${transferLines.sent}), false)`,
};

const list = async (db: Db, where: SQL | undefined): Promise<Summed[]> => {
  const rows = await db
    .select(summed)
    .from(transfers)
    .leftJoin(transferLines, eq(transferLines.transferId, transfers.id))
    .where(where)
    .groupBy(transfers.id)
    .orderBy(desc(transfers.id))
    .limit(limits.listed);
  return rows.map(({ transfer, ...sums }) => ({ ...transfer, ...sums }));
};

export type Listed = Record<'drafts' | 'outgoing' | 'incoming' | 'different' | 'over', Summed[]>;

/** What a place has to do with transfers now. */
export const listTransfers = async (host: Host, placeId: number): Promise<Listed> => {
  const { db } = host;
  const own = isOf(host, placeId);
  const isFrom = eq(transfers.fromId, placeId);
  const isTo = eq(transfers.toId, placeId);
  const isIn = (state: Transfer['state']) => eq(transfers.state, state);
  const since = new Date(host.clock.now().getTime() - limits.differenceTold);
  const [drafts, outgoing, incoming, received] = await Promise.all([
    list(db, and(own, isFrom, isIn('draft'))),
    list(db, and(own, isFrom, isIn('underway'))),
    list(db, and(own, isTo, isIn('underway'))),
    list(db, and(own, isIn('received'))),
  ]);
  const isTold = (one: Summed): boolean =>
    one.differs &&
    (one.fromId === placeId
      ? one.seenAt === null
      : one.receivedAt !== null && one.receivedAt >= since);
  return {
    ...{ drafts, outgoing, incoming },
    different: received.filter(isTold),
    over: received.filter((one) => !isTold(one)),
  };
};

/** How many transfers are on their way to places. */
export const countIncoming = async (host: Host, placeIds: readonly number[]): Promise<number> =>
  placeIds.length === 0
    ? 0
    : host.db.$count(
        transfers,
        and(
          ...[eq(transfers.siteId, getSite(host).id), eq(transfers.state, 'underway')],
          inArray(transfers.toId, [...placeIds]),
        ),
      );

/** The places of stores. */
export const placesOfStores = async (db: Db, storeIds: readonly number[]): Promise<number[]> => {
  const rows = await db
    .select({ id: warehouses.id })
    .from(warehouses)
    .where(and(eq(warehouses.kind, 'store'), inArray(warehouses.locationId, [...storeIds])));
  return rows.map(({ id }) => id);
};
