import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { entityChanges as changes } from '#features/entities/api.server';
import { media } from '#features/media/api.server';
import { staff } from '#kernel/limits-staff';
import type { Host, JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';
import { mediaEntity } from '../entity';

/** Days after the bin in which it is made up for a night in which this didn't run. */
const GRACE = 14;

/** Removes the files of pictures that can't be taken from the bin any more. Answers how many. */
export const purgeOriginals = async ({
  db,
  storage,
  clock,
}: Pick<Host, 'db' | 'storage' | 'clock'>): Promise<number> => {
  const ago = (days: number) =>
    sql`${clock.now().toISOString()}::timestamptz - ${days}::int * interval '1 day'`;
  const { rows } = await db.execute<{ key: string }>(sql`
    select distinct before->>'key' as key from ${changes}
    where entity = ${mediaEntity.name} and action = 'delete'
      and at < ${ago(staff.binDays)} and at > ${ago(staff.binDays + GRACE)}
      and not exists (select 1 from ${media} where ${media.key} = before->>'key')`);
  for (const { key } of rows) await storage.delete(`media/${key}`);
  return rows.length;
};

export const purgeOriginalsJob = defineJob<object, JobContext>({
  name: 'library.purge-originals',
  schema: z.object({}),
  cron: '35 4 * * *',
  run: async (_, { host }) => {
    await purgeOriginals(host());
  },
});
