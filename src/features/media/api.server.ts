import { and, desc, eq, ilike, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import { prepareShown } from './server/prepare-sizes';
import { findSizes } from './server/sizes';
import { media } from './server/tables';

export { queueSizes } from './server/prepare-sizes';
export { Turnstile, TurnstileFull } from './server/turnstile';

/** A picture whose original is at hand. Sizes in px. */
export type NewPicture = {
  key: string;
  type: string;
  width: number;
  height: number;
  content: Buffer;
};

/**
 * Makes the usual sizes of the pictures on these pages now, for the first who comes to them; not where none
 * are made ahead.
 */
export const preparePictures = async (
  host: Host,
  paths: readonly string[],
  onProgress?: (done: number, total: number) => void,
): Promise<void> => {
  const sizes = findSizes(host);
  if (!sizes || host.config.picturesAhead === false) return;
  await prepareShown(host, sizes, paths, onProgress);
};

/**
 * Stores a picture's original under its key; the usual sizes are made in the background, others when
 * they are asked for.
 */
export const storePicture = async (host: Host, picture: NewPicture, db: Db = host.db) => {
  const { content, ...row } = picture;
  await host.storage.put(`media/${picture.key}`, content);
  await db
    .insert(media)
    .values({ ...row, state: 'ready' })
    .onConflictDoUpdate({
      target: media.key,
      set: { ...row, state: sql`'ready'`, problem: null, sizedAt: null },
    });
};

/** How large the pictures with these keys are, in px; those that there are. */
export const readPictures = async (
  db: Db,
  keys: readonly string[],
): Promise<Map<string, { width: number; height: number }>> => {
  const { key, width, height } = media;
  const rows = await db
    .select({ key, width, height })
    .from(media)
    .where(inArray(key, [...keys]));
  return new Map(rows.map((row) => [row.key, row]));
};

const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/** Pictures of whose keys each word is a part, the newest first. */
export const searchPictures = (
  db: Db,
  { search, limit }: { search: string; limit: number },
): Promise<{ key: string; width: number; height: number }[]> => {
  const { key, width, height, state, createdAt } = media;
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return db
    .select({ key, width, height })
    .from(media)
    .where(and(eq(state, 'ready'), ...words.map((word) => ilike(key, `%${escapeLike(word)}%`))))
    .orderBy(desc(createdAt), key)
    .limit(limit);
};
