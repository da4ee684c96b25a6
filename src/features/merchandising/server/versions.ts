import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { getSite } from '#features/settings/api.server';
import { memberNames } from '#features/staff/api.server';
import { AppError, notFound } from '#kernel/errors';
import { listLimits as limits } from '#kernel/limits-lists';
import { listTexts } from '#kernel/messages/nl-lists';
import type { Arrangement } from '#kernel/values/arrangement';
import type { Db, Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { ListVersionState, ToldListVersion } from '../contract';
import { versionAt } from './at';
import { isUsual, LISTS_ARRANGED } from './kept';
import { listArrangements as table } from './tables';

const texts = listTexts.problems;

export type Version = typeof table.$inferSelect;

const ofList = (host: Host, listing: string) =>
  and(eq(table.siteId, getSite(host).id), eq(table.listing, listing));

/** What was published of a list, the last first. */
export const listVersions = (host: Host, db: Db, listing: string): Promise<Version[]> =>
  db.select().from(table).where(ofList(host, listing)).orderBy(desc(table.id));

/** What holds of all lists, or will, the last first. */
export const listOpen = (host: Host): Promise<Version[]> =>
  host.db
    .select()
    .from(table)
    .where(and(eq(table.siteId, getSite(host).id), isNull(table.withdrawnAt)))
    .orderBy(desc(table.id));

/** Tells apart what was published of a list: who publishes says which he saw. */
export const printOf = (versions: readonly Version[]): string => {
  const withdrawn = versions.filter(({ withdrawnAt }) => withdrawnAt !== null).length;
  return `${versions[0]?.id ?? 0}.${withdrawn}`;
};

/** Of two who write a list's order, one waits for the other. */
const takeTurn = async (host: Host, tx: Tx, listing: string): Promise<void> => {
  const key = `list ${getSite(host).id} ${listing}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
};

/** Throws a 409 when somebody wrote since. */
const refuseStale = async (
  host: Host,
  versions: readonly Version[],
  read: unknown,
): Promise<void> => {
  if (read === printOf(versions)) return;
  const by = versions[0]?.memberId;
  const names = by === undefined ? undefined : await memberNames(host, [by]);
  throw new AppError(409, 'stale', texts.stale(names?.get(by ?? 0) ?? ''));
};

export type NewVersion = {
  name: string;
  arrangement: Arrangement;
  startsAt: Date;
  endsAt: Date | null;
  memberId: number;
  read: unknown;
};

/** Keeps what is new and what may still hold; the rest of long ago goes. */
const forgetOld = async (tx: Tx, versions: readonly Version[], now: Date): Promise<void> => {
  const gone = versions
    .slice(limits.kept)
    .filter(
      ({ withdrawnAt, endsAt }) => withdrawnAt !== null || (endsAt !== null && endsAt <= now),
    );
  const ids = gone.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(table).where(inArray(table.id, ids));
};

/** Stores how a list is arranged from a moment on. Throws a 409 when somebody else was first. */
export const publishVersion = async (
  host: Host,
  tx: Tx,
  { listing, words }: Pick<Version, 'listing' | 'words'>,
  { read, ...sent }: NewVersion,
): Promise<Version> => {
  await takeTurn(host, tx, listing);
  const versions = await listVersions(host, tx, listing);
  await refuseStale(host, versions, read);
  const now = host.clock.now();
  const waiting = versions.filter((one) => one.withdrawnAt === null && one.startsAt > now);
  if (sent.startsAt > now && waiting.length >= limits.planned) {
    throw new AppError(409, 'too_many', texts.planned);
  }
  const own = { siteId: getSite(host).id, listing, words, createdAt: now };
  const [row] = await tx
    .insert(table)
    .values({ ...own, ...sent })
    .returning();
  if (!row) throw new Error('The order of a list was not stored');
  await forgetOld(tx, versions, now);
  await host.events.publish(LISTS_ARRANGED, {}, tx);
  return row;
};

/** Takes one back that holds, or will. Throws a 404, or a 409 when it holds no more. */
export const withdrawVersion = async (
  host: Host,
  tx: Tx,
  listing: string,
  { id, read }: { id: number; read: unknown },
): Promise<{ version: Version; state: ListVersionState }> => {
  await takeTurn(host, tx, listing);
  const versions = await listVersions(host, tx, listing);
  const version = versions.find((one) => one.id === id);
  if (!version) throw notFound(texts.goneVersion);
  const now = host.clock.now();
  const state = stateOf(version, versions, now);
  if (state !== 'now' && state !== 'planned') throw new AppError(409, 'ended', texts.ended);
  await refuseStale(host, versions, read);
  await tx.update(table).set({ withdrawnAt: now }).where(eq(table.id, id));
  await host.events.publish(LISTS_ARRANGED, {}, tx);
  return { version, state };
};

const stateOf = (version: Version, versions: readonly Version[], now: Date): ListVersionState => {
  if (version.withdrawnAt) return 'withdrawn';
  if (version.startsAt > now) return 'planned';
  if (version.endsAt && version.endsAt <= now) return 'past';
  return versionAt(versions, now)?.id === version.id ? 'now' : 'replaced';
};

/** What was published, as the office tells it. */
export const tellVersions = async (
  host: Host,
  versions: readonly Version[],
): Promise<ToldListVersion[]> => {
  const now = host.clock.now();
  const names = await memberNames(
    host,
    versions.map(({ memberId }) => memberId),
  );
  return versions.map((one) => ({
    ...{ id: one.id, name: one.name, state: stateOf(one, versions, now) },
    ...{ by: names.get(one.memberId) ?? '', madeAt: one.createdAt.toISOString() },
    ...{ startsAt: one.startsAt.toISOString(), endsAt: one.endsAt?.toISOString() ?? null },
    ...{ isUsual: isUsual(one), arrangement: one.arrangement },
  }));
};
