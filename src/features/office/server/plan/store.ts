import { and, asc, desc, eq, gt, inArray, or } from 'drizzle-orm';
import { getSite } from '#features/settings/api.server';
import { AppError, notFound } from '#kernel/errors';
import { planTexts as texts } from '#kernel/messages/nl-plan';
import { transact } from '#platform/db/transact';
import type { Db, Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { Values } from '../../contract';
import { officeReleaseItems as items, officeReleases as releases } from '../tables';

export type Release = typeof releases.$inferSelect;
export type ReleaseItem = typeof items.$inferSelect;

/** Not published yet, and it still may be. */
export const isOpen = ({ state }: Pick<Release, 'state'>): boolean =>
  state === 'open' || state === 'stuck';

const OPEN = ['open', 'stuck'] as const;
const DAY = 86_400_000;
/** Days that what was published or cancelled is told of. */
const TOLD_DAYS = 30;
const MOST = 200;

const ofSite = (host: Host) => eq(releases.siteId, getSite(host).id);

/** All that still comes, and what ended lately, the newest first. */
export const listReleases = async (host: Host): Promise<Release[]> => {
  const since = new Date(host.clock.now().getTime() - TOLD_DAYS * DAY);
  return host.db
    .select()
    .from(releases)
    .where(and(ofSite(host), or(inArray(releases.state, OPEN), gt(releases.endedAt, since))))
    .orderBy(desc(releases.id))
    .limit(MOST);
};

export const itemsOf = (db: Db, ids: readonly number[]): Promise<ReleaseItem[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(items)
        .where(inArray(items.releaseId, [...ids]))
        .orderBy(asc(items.id));

/** A release of the site. Throws a 404. */
export const findRelease = async (host: Host, id: number, db: Db = host.db): Promise<Release> => {
  const [row] = await db
    .select()
    .from(releases)
    .where(and(ofSite(host), eq(releases.id, id)));
  if (!row) throw notFound(texts.gone);
  return row;
};

/** The same, that nobody else touches meanwhile. Throws a 409 when it ended. */
export const lockRelease = async (host: Host, tx: Tx, id: number): Promise<Release> => {
  const [row] = await tx
    .select()
    .from(releases)
    .where(and(ofSite(host), eq(releases.id, id)))
    .for('update');
  if (!row) throw notFound(texts.gone);
  if (!isOpen(row)) throw new AppError(409, 'ended', texts.ended);
  return row;
};

/** What is planned of rows and not published yet, by their numbers. */
export const openOf = async (
  db: Db,
  host: Host,
  entity: string,
  rowIds: readonly number[],
): Promise<{ item: ReleaseItem; release: Release }[]> => {
  if (rowIds.length === 0) return [];
  return db
    .select({ item: items, release: releases })
    .from(items)
    .innerJoin(releases, eq(releases.id, items.releaseId))
    .where(
      and(
        ofSite(host),
        inArray(releases.state, OPEN),
        eq(items.entity, entity),
        inArray(items.rowId, [...rowIds]),
      ),
    );
};

export const makeRelease = async (
  host: Host,
  release: { name: string; at: Date | null; memberId: number },
  db: Db = host.db,
): Promise<Release> => {
  const [row] = await db
    .insert(releases)
    .values({ ...release, siteId: getSite(host).id, createdAt: host.clock.now() })
    .returning();
  if (!row) throw new Error('The release was not stored');
  return row;
};

export const PAGE = 'Page';

export type NewItem = {
  entity: string;
  rowId: number;
  title: string;
  values: Values;
  before: Values;
  memberId: number;
};

/**
 * Puts a copy in a release, or in one that is made for it; of what is in it already, the copy is replaced. Throws a
 * 409 for what stands in another.
 */
export const putIn = (
  host: Host,
  item: NewItem,
  into: { releaseId: number } | { at: Date },
): Promise<Release> =>
  transact(host.db, async (tx) => {
    const [other] = await openOf(tx, host, item.entity, [item.rowId]);
    const isIn = 'releaseId' in into && other?.release.id === into.releaseId;
    if (other && !isIn) {
      const { name } = other.release;
      throw new AppError(409, 'planned', name ? texts.elsewhere(name) : texts.already);
    }
    const release =
      'releaseId' in into
        ? await lockRelease(host, tx, into.releaseId)
        : await makeRelease(host, { name: '', at: into.at, memberId: item.memberId }, tx);
    // What is planned by itself is that one thing alone: whoever planned it may not write another.
    if ('releaseId' in into && release.name === '' && !isIn) throw notFound(texts.gone);
    const values = { ...item, releaseId: release.id, addedAt: host.clock.now() };
    await tx
      .insert(items)
      .values(values)
      .onConflictDoUpdate({ target: [items.releaseId, items.entity, items.rowId], set: values });
    return release;
  });

export const changeRelease = async (
  tx: Tx,
  id: number,
  set: Partial<Pick<Release, 'name' | 'at' | 'state' | 'endedAt' | 'problems' | 'memberId'>>,
): Promise<void> => {
  await tx.update(releases).set(set).where(eq(releases.id, id));
};

/** All that is in a release is somebody's from now on. */
export const takeOver = async (tx: Tx, releaseId: number, memberId: number): Promise<void> => {
  await tx.update(items).set({ memberId }).where(eq(items.releaseId, releaseId));
};

export const takeOut = async (tx: Tx, releaseId: number, itemId: number): Promise<void> => {
  await tx.delete(items).where(and(eq(items.releaseId, releaseId), eq(items.id, itemId)));
};

/** The numbers of those whose moment has come. */
export const listDue = async (host: Host): Promise<number[]> => {
  const rows = await host.db
    .select({ id: releases.id, at: releases.at })
    .from(releases)
    .where(and(ofSite(host), eq(releases.state, 'open')))
    .orderBy(asc(releases.at));
  const now = host.clock.now();
  return rows.flatMap(({ id, at }) => (at && at <= now ? [id] : []));
};
