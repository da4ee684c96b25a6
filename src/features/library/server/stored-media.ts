import { sql } from 'drizzle-orm';
import { apiPartOf, defineStored, type NewChange } from '#features/entities/api.server';
import { forgetSizes, media } from '#features/media/api.server';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { mediaEntity } from '../entity';
import { announceFocus } from './focus';

const isReady = sql`${media.state} = 'ready'`;

/** What becomes of a picture's sizes, and of pages that show it, when its row changes. */
const follow = async (host: Host, tx: Tx, changes: readonly NewChange[]): Promise<NewChange[]> => {
  for (const { before, after } of changes) {
    if (before && after === null) await forgetSizes(host, String(before.key));
    const isMoved = before?.focus_x !== after?.focus_x || before?.focus_y !== after?.focus_y;
    if (after && isMoved) await announceFocus(host, tx, String(after.key));
  }
  return [];
};

/** Pictures whose originals are at hand, as rows that are written by their fields. */
export const storedMedia = defineStored(mediaEntity, media, {
  only: isReady,
  searched: ['title', 'alt', 'fileName', 'key'],
  follows: follow,
});

/** What the API tells of pictures, to admins. */
export const mediaApi = apiPartOf(storedMedia, {
  ...{ title: media.title, slug: media.key },
  only: isReady,
  page: sql`false`,
  adminsOnly: sql`true`,
});
