import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Host } from '#platform/host';
import { removeFiles } from './files';
import { uploads } from './tables';

/**
 * Takes rows out of sight, then removes their files, then the rows: whatever is cut off in between
 * looks unfinished, and is purged as such. Answers how many went.
 */
export const eraseWhere = async (host: Host, which: SQL | undefined): Promise<number> => {
  const gone = await host.db
    .update(uploads)
    .set({ state: 'Offline', finishedAt: null, claimedAt: null })
    .where(which)
    .returning({ id: uploads.id });
  const ids = gone.map(({ id }) => id);
  for (const id of ids) await removeFiles(host, id);
  if (ids.length > 0) await host.db.delete(uploads).where(inArray(uploads.id, ids));
  return ids.length;
};

/** Removes uploads with their files; unknown ids are no error. */
export const removeUploads = async (host: Host, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0) await eraseWhere(host, inArray(uploads.id, [...ids]));
};

/** Removes an upload that never became whole. */
export const removeUnfinished = async (host: Host, id: string): Promise<void> => {
  await eraseWhere(host, and(eq(uploads.id, id), isNull(uploads.finishedAt)));
};

/** Removes an upload that belongs to nothing. Answers false when it was claimed, or gone already. */
export const removeUnclaimed = async (host: Host, id: string): Promise<boolean> =>
  (await eraseWhere(host, and(eq(uploads.id, id), isNull(uploads.claimedAt)))) > 0;
