import { and, eq, inArray, lte } from 'drizzle-orm';
import { z } from 'zod';
import { registerErasure } from '#features/accounts/api.server';
import { customers } from '#kernel/limits-customers';
import type { Host, JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';
import { personExports } from '../tables';

const { exports: limits } = customers;

/** What an archive becomes that is over: nothing tells whose it was, and its file is to be removed. */
export const gone = (now: Date) =>
  ({ state: 'gone', email: '', goneAt: now }) satisfies Partial<typeof personExports.$inferInsert>;

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

/** Ends what has been there for as long as it may, and what will never be made. */
const endOld = async ({ db, clock }: Host): Promise<void> => {
  const now = clock.now();
  const { state, endsAt, askedAt } = personExports;
  await db
    .update(personExports)
    .set(gone(now))
    .where(and(inArray(state, ['ready', 'failed']), lte(endsAt, now)));
  await db
    .update(personExports)
    .set({ state: 'failed', endsAt: new Date(now.getTime() + limits.keptFor) })
    .where(and(eq(state, 'waiting'), lte(askedAt, before(now, limits.madeWithin))));
};

/**
 * Removes the files of those that are gone. Each stays known until no job can be writing it any more: what a late one
 * leaves is removed as well.
 */
export const removeGone = async (host: Host): Promise<void> => {
  await endOld(host);
  const rows = await host.db.select().from(personExports).where(eq(personExports.state, 'gone'));
  for (const { file } of rows) await host.storage.delete(file);
  const old = before(host.clock.now(), limits.rememberedFor);
  const ids = rows.filter(({ goneAt }) => goneAt !== null && goneAt <= old).map(({ id }) => id);
  await host.db.delete(personExports).where(inArray(personExports.id, ids));
};

export const removeExports = defineJob<object, JobContext>({
  name: 'customer.remove-exports',
  schema: z.object({}),
  cron: '15 * * * *',
  retries: 8,
  run: (_, { host }) => removeGone(host()),
});

/** Whoever is erased has no archive any more, nor one that is being made. */
export const registerExportErasure = (host: Host): void =>
  registerErasure(host, 'exports', {
    erase: async (tx, { provenEmail }) => {
      const rows = await tx
        .update(personExports)
        .set(gone(host.clock.now()))
        .where(eq(personExports.email, provenEmail))
        .returning({ id: personExports.id });
      if (rows.length > 0) await host.jobs.enqueue(removeExports, {}, { tx });
      return rows.length;
    },
  });
