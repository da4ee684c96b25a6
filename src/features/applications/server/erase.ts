import { and, eq, isNull, lte } from 'drizzle-orm';
import { z } from 'zod';
import { eraseSubmission, findSent } from '#features/forms/api.server';
import { notFound } from '#kernel/errors';
import { applications as texts } from '#kernel/messages/nl-applications';
import { transact } from '#platform/db/transact';
import type { Tx } from '#platform/db/types';
import type { Host, JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';
import { forgetMails } from '#platform/mail/forget';
import { applicationPath } from '../contract';
import { forgetWho, listEvents, noteEvent } from './events';
import { mailApplicant } from './mail/jobs';
import { type ApplicationRow, findApplicationById } from './read';
import { limitOf } from './settings';
import { eraseMoment } from './state';
import { applications } from './tables';

const DAY = 86_400_000;
const BATCH = 100;

/**
 * Forgets an application whose submission is erased, with the copies of mails about it, in the same
 * transaction: mailed and noted.
 */
export const forgetApplication = async (
  host: Host,
  tx: Tx,
  submissionId: number,
): Promise<void> => {
  const [row] = await tx
    .delete(applications)
    .where(eq(applications.submissionId, submissionId))
    .returning();
  if (!row) return;
  await forgetMails(tx, row.email, applicationPath.status(row.token));
  // Whoever asked for it did it; nobody did: its time had come.
  const last = (await listEvents(tx, row.id)).at(-1);
  const by = last?.event === 'erase asked' ? last.by : 'clock';
  await noteEvent(host, tx, row.id, 'erased', by);
  await forgetWho(tx, row.id);
  // Counted by its receiver alone: a visitor may ask for it, or the clock.
  const hadFiles = ((await findSent(tx, submissionId))?.files.length ?? 0) > 0;
  await mailApplicant(host, tx, row, { kind: 'erased', cause: {}, hadFiles });
  host.log.info({ application: row.id }, 'an application was erased');
};

/** The applicant wants everything gone: what was sent, its files, and the application. */
export const eraseApplication = (host: Host, row: ApplicationRow): Promise<void> =>
  transact(host.db, async (tx) => {
    await noteEvent(host, tx, row.id, 'erase asked', 'applicant');
    await eraseSubmission(host, tx, row.submissionId);
  });

/** Staff has everything erased at once. Throws a 404 for what is gone. */
export const eraseByStaff = (host: Host, { id, submissionId }: ApplicationRow): Promise<void> =>
  transact(host.db, async (tx) => {
    await noteEvent(host, tx, id, 'erase asked', 'staff');
    if (await eraseSubmission(host, tx, submissionId)) return;
    if (!(await findApplicationById(tx, id))) throw notFound(texts.api.unknown);
    await forgetApplication(host, tx, submissionId);
  });

/** Procedures in which nothing happened for a long time have ended. */
const endStale = async (host: Host): Promise<void> => {
  const before = new Date(host.clock.now().getTime() - limitOf(host, 'applicationStale') * DAY);
  await transact(host.db, async (tx) => {
    const rows = await tx
      .select()
      .from(applications)
      .where(and(isNull(applications.endedAt), lte(applications.changedAt, before)))
      .for('update');
    for (const { id, keepYear } of rows) {
      const endedAt = host.clock.now();
      const eraseAt = eraseMoment(host, keepYear, endedAt);
      await tx.update(applications).set({ endedAt, eraseAt }).where(eq(applications.id, id));
      await noteEvent(host, tx, id, 'ended', 'clock');
    }
  });
};

const eraseBatch = (host: Host): Promise<number> =>
  transact(host.db, async (tx) => {
    const rows = await tx
      .select()
      .from(applications)
      .where(lte(applications.eraseAt, host.clock.now()))
      .orderBy(applications.id)
      .limit(BATCH)
      .for('update');
    for (const row of rows) {
      const isThere = await eraseSubmission(host, tx, row.submissionId);
      if (!isThere) await forgetApplication(host, tx, row.submissionId);
    }
    return rows.length;
  });

/** Erases every application that was kept for as long as it may be. Answers how many. */
export const eraseDue = async (host: Host): Promise<number> => {
  await endStale(host);
  let erased = 0;
  for (;;) {
    const count = await eraseBatch(host);
    erased += count;
    if (count < BATCH) return erased;
  }
};

export const eraseJob = (host: Host) =>
  defineJob<object, JobContext>({
    name: 'application.erase',
    schema: z.object({}),
    cron: '20 3 * * *',
    run: async () => {
      await eraseDue(host);
    },
  });
