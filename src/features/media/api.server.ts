import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
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
