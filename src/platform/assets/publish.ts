import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, inArray, isNull, ne, sql } from 'drizzle-orm';
import { transact } from '../db/transact';
import type { Tx } from '../db/types';
import { lockNumber } from '../db/under-lock';
import type { Host } from '../host';
import { assetKey, assetType } from './names';
import { assetBuilds } from './tables';

/** So many builds are kept, and each for so long after another came. */
const MOST_BUILDS = 10;
const DAYS = 14;
const DAY = 86_400_000;
/** How many files are looked at and stored at once. */
const AT_ONCE = 8;

const lock = sql`select pg_advisory_xact_lock(${lockNumber.assets})`;

/** Notes a build as the newest, so that no other process removes what it is about to store. */
const noteBuild = async (tx: Tx, names: string[], now: Date): Promise<void> => {
  const id = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 32);
  await tx
    .insert(assetBuilds)
    .values({ id, names, publishedAt: now })
    .onConflictDoUpdate({ target: assetBuilds.id, set: { publishedAt: now, replacedAt: null } });
  await tx
    .update(assetBuilds)
    .set({ replacedAt: now })
    .where(and(ne(assetBuilds.id, id), isNull(assetBuilds.replacedAt)));
};

/** Forgets builds that are too old or too many. Answers the names that no other build has. */
const forgetBuilds = async (tx: Tx, now: Date): Promise<string[]> => {
  const builds = await tx
    .select()
    .from(assetBuilds)
    .orderBy(sql`${assetBuilds.replacedAt} desc nulls first, ${assetBuilds.publishedAt} desc`);
  const oldest = now.getTime() - DAYS * DAY;
  const isKept = (replacedAt: Date | null, rank: number) =>
    rank < MOST_BUILDS && (replacedAt === null || replacedAt.getTime() > oldest);
  const gone = builds.filter(({ replacedAt }, rank) => !isKept(replacedAt, rank));
  if (gone.length === 0) return [];
  await tx.delete(assetBuilds).where(
    inArray(
      assetBuilds.id,
      gone.map(({ id }) => id),
    ),
  );
  const kept = new Set(builds.filter((one) => !gone.includes(one)).flatMap(({ names }) => names));
  return [...new Set(gone.flatMap(({ names }) => names))].filter((name) => !kept.has(name));
};

/**
 * Keeps the files of a build's folder where all processes find them, for as long as pages that name them
 * may be open, or come from a process of that build. Removes those of builds long gone.
 */
export const publishAssets = async (
  { db, storage, clock }: Pick<Host, 'db' | 'storage' | 'clock'>,
  folder: string,
): Promise<void> => {
  const names = (await readdir(folder)).filter((name) => assetType(name) !== undefined).sort();
  const now = clock.now();
  await transact(db, async (tx) => {
    await tx.execute(lock);
    await noteBuild(tx, names, now);
    // Under the lock: another process may be about to store a file of the same name.
    for (const name of await forgetBuilds(tx, now)) await storage.delete(assetKey(name));
  });
  const left = [...names];
  const storeNext = async () => {
    for (let name = left.pop(); name !== undefined; name = left.pop()) {
      const key = assetKey(name);
      if (!(await storage.has(key))) await storage.put(key, await readFile(join(folder, name)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, storeNext));
};
