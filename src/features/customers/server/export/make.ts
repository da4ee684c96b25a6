import { Readable } from 'node:stream';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { customers } from '#kernel/limits-customers';
import type { Host, JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';
import { personExports } from '../tables';
import { contentsOf } from './contents';
import { gone } from './gone';
import { zipOf } from './zip';

const { exports: limits } = customers;

const RETRIES = 3;

type Export = typeof personExports.$inferSelect;

const find = async (host: Host, id: number): Promise<Export | undefined> => {
  const [row] = await host.db.select().from(personExports).where(eq(personExports.id, id));
  return row;
};

const waits = (id: number) => and(eq(personExports.id, id), eq(personExports.state, 'waiting'));

const make = async (host: Host, row: Export, signal: AbortSignal): Promise<void> => {
  const { db, clock, storage } = host;
  const contents = await contentsOf(host, row.email);
  if (!contents) {
    // He was erased since it was asked for.
    await db.update(personExports).set(gone(clock.now())).where(waits(row.id));
    return;
  }
  let bytes = 0;
  const counted = async function* () {
    for await (const piece of zipOf(contents.entries, { at: clock.now(), signal })) {
      bytes += piece.length;
      yield piece;
    }
  };
  await storage.put(row.file, Readable.from(counted(), { objectMode: false }));
  const readyAt = clock.now();
  const endsAt = new Date(readyAt.getTime() + limits.keptFor);
  const made = await db
    .update(personExports)
    .set({ state: 'ready', readyAt, endsAt, bytes, ...contents.filled })
    .where(waits(row.id))
    .returning({ id: personExports.id });
  if (made.length > 0) return;
  // Another run of this job made the same, or whose it is was erased meanwhile, or it was removed.
  const now = await find(host, row.id);
  if (now?.state !== 'ready') await storage.delete(row.file);
};

/** Makes the archive that was asked for, once however often this runs: a file is whole or isn't there. */
export const makeExport = defineJob<{ id: number }, JobContext>({
  name: 'customer.export',
  schema: z.object({ id: z.int() }),
  retries: RETRIES,
  timeout: limits.timeout,
  run: async ({ id }, { host: getHost, attempt, signal }) => {
    const host = getHost();
    const row = await find(host, id);
    if (row?.state !== 'waiting') return;
    try {
      await make(host, row, signal);
    } catch (error) {
      if (attempt > RETRIES) {
        const endsAt = new Date(host.clock.now().getTime() + limits.keptFor);
        await host.db.update(personExports).set({ state: 'failed', endsAt }).where(waits(id));
      }
      throw error;
    }
  },
});
