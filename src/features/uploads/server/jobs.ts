import { and, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { z } from 'zod';
import { uploadLimits as limits } from '#kernel/limits-uploads';
import type { Host, JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';
import { removeUnfinished } from '#platform/storage/folder';
import { eraseWhere } from './erase';
import { removeRaw } from './finish';
import { uploads } from './tables';

const BATCH = 100;
/** Nobody is still busy with a file for so long after it was finished, in ms. */
const SETTLED = 3_600_000;

const ago = ({ clock }: Pick<Host, 'clock'>, age: number): Date =>
  new Date(clock.now().getTime() - age);

/**
 * Removes what was left unfinished for a day, or belongs to nothing after two. What a form held goes when
 * that is over; of what staff sent, all that is older than two days: pictures of it are files of their own.
 * Answers how many.
 */
export const purgeUploads = async (host: Host, signal?: AbortSignal): Promise<number> => {
  const stale = and(
    or(isNull(uploads.claimedAt), isNotNull(uploads.staffId)),
    or(
      lt(uploads.createdAt, ago(host, limits.unclaimedFor)),
      lt(uploads.heldUntil, host.clock.now()),
      and(isNull(uploads.finishedAt), lt(uploads.createdAt, ago(host, limits.unfinishedFor))),
    ),
  );
  let removed = 0;
  for (;;) {
    signal?.throwIfAborted();
    const some = host.db.select({ seq: uploads.seq }).from(uploads).where(stale).limit(BATCH);
    // The condition stands there twice: who claims in between keeps his file.
    const gone = await eraseWhere(host, and(inArray(uploads.seq, some), stale));
    removed += gone;
    if (gone < BATCH) return removed;
  }
};

/** Removes what was sent of files that are whole, where a process died before it could. */
export const removeRests = async (host: Host, signal?: AbortSignal): Promise<void> => {
  const isLeft = and(eq(uploads.hasRaw, true), lt(uploads.finishedAt, ago(host, SETTLED)));
  const rests = await host.db.select({ id: uploads.id }).from(uploads).where(isLeft);
  for (const { id } of rests) {
    signal?.throwIfAborted();
    await removeRaw(host, id);
  }
};

/** Each hour: files that nobody finished or that belong to nothing leave, with their rows. */
export const purgeUploadsJob = defineJob<object, JobContext>({
  name: 'uploads.purge',
  schema: z.object({}),
  cron: '20 * * * *',
  timeout: 900,
  run: async (_, { host, signal }) => {
    await purgeUploads(host(), signal);
    await removeRests(host(), signal);
    const { clock, config } = host();
    if (!config.s3) await removeUnfinished(config.dataFolder, ago({ clock }, limits.unfinishedFor));
  },
});
