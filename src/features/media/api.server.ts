import { inArray, sql } from 'drizzle-orm';
import { pictureWidths } from '#kernel/values/picture-widths';
import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import { type Format, formats } from './server/make-size';
import { prepareShown } from './server/prepare-sizes';
import { findSizes, sizeKey } from './server/sizes';
import { media } from './server/tables';

export { queueSizes } from './server/prepare-sizes';
export { media } from './server/tables';
export {
  type Arrived,
  bringRemote,
  countRemote,
  listAllRemote,
  listRemote,
  type NumberedRemote,
  noteArrived,
  noteFetchProblem,
  noteRemote,
  type RemotePicture,
} from './server/to-fetch';
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

/** What a picture is called by its key, until somebody names it: 'rode-trui' → 'Rode trui'. */
export const titleOfKey = (key: string): string => {
  const words = key.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
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
    .values({ ...row, title: titleOfKey(row.key), state: 'ready' })
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

/** Forgets the sizes of a picture that is gone: nobody is shown it any more. Its original stays. */
export const forgetSizes = async (host: Host, key: string): Promise<void> => {
  for (const width of pictureWidths) {
    for (const format of Object.keys(formats) as Format[]) {
      await host.storage.delete(sizeKey(key, { width, format }));
    }
  }
};
