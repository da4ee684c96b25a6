import { eq, lte } from 'drizzle-orm';
import { z } from 'zod';
import { transact } from '#platform/db/transact';
import type { Tx } from '#platform/db/types';
import type { Host, JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';
import { forgetMailsKeyed } from '#platform/mail/forget';
import { handlerOf } from './handlers';
import { removeFiles } from './jobs';
import { mailsOf } from './mailed-to';
import { formChallenges, formSubmissions, forms } from './tables';

/** Rows of one transaction. */
const BATCH = 200;

/**
 * Erases a submission, what the form's own feature keeps of it, the copies of its mails, and its files, which a job removes
 * once this is committed. Answers whether it was there.
 */
export const eraseSubmission = async (host: Host, tx: Tx, id: number): Promise<boolean> => {
  const [row] = await tx
    .select({ files: formSubmissions.files, name: forms.name })
    .from(formSubmissions)
    .innerJoin(forms, eq(forms.id, formSubmissions.formId))
    .where(eq(formSubmissions.id, id))
    .for('update', { of: formSubmissions });
  if (!row) return false;
  await handlerOf(host, row).erased?.(host, tx, id);
  await forgetMailsKeyed(tx, mailsOf(id));
  await tx.delete(formSubmissions).where(eq(formSubmissions.id, id));
  if (row.files.length > 0) await host.jobs.enqueue(removeFiles(host), { ids: row.files }, { tx });
  return true;
};

const eraseBatch = (host: Host, before: Date): Promise<number> =>
  transact(host.db, async (tx) => {
    const rows = await tx
      .select({ id: formSubmissions.id })
      .from(formSubmissions)
      .where(lte(formSubmissions.purgeAt, before))
      .orderBy(formSubmissions.id)
      .limit(BATCH);
    for (const { id } of rows) await eraseSubmission(host, tx, id);
    return rows.length;
  });

/** Erases what has been kept for as long as its form says, and challenges that have ended. */
export const purgeSubmissions = async (host: Host): Promise<number> => {
  const now = host.clock.now();
  let erased = 0;
  for (;;) {
    const count = await eraseBatch(host, now);
    erased += count;
    if (count < BATCH) break;
  }
  await host.db.delete(formChallenges).where(lte(formChallenges.expiresAt, now));
  return erased;
};

export const purgeJob = (host: Host) =>
  defineJob<object, JobContext>({
    name: 'form.purge',
    schema: z.object({}),
    cron: '40 3 * * *',
    run: async () => {
      await purgeSubmissions(host);
    },
  });
