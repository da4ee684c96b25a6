import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { senderOf } from '#features/settings/api.server';
import { removeUploads } from '#features/uploads/api.server';
import { forms as texts } from '#kernel/messages/nl-forms';
import { formatMoment } from '#kernel/values/dutch-dates';
import { isEmail } from '#kernel/values/email';
import type { Tx } from '#platform/db/types';
import type { Host, JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';
import { patience } from '#platform/mail/jobs';
import type { Submission } from './handlers';
import { writeConfirmation, writeSubmission } from './mail/submission';
import { plainText } from './plain-text';
import { formSubmissions, forms, type StoredValue } from './tables';

type Mail = { submissionId: number; to: string; confirm: boolean };

type Stored = typeof formSubmissions.$inferSelect;

const withFiles = new Set(['UploadField', 'ImageField']);

const lineOf = ({ label, type, shown }: StoredValue) => {
  if (withFiles.has(type) && shown !== '') return { label, text: texts.mail.files(shown) };
  return { label, text: type === 'EditorField' ? plainText(shown) : shown };
};

/** What a mail tells: no sealed value, no file. */
const linesOf = ({ values, sealed }: Stored) => [
  ...values.map(lineOf),
  ...sealed.map(({ label }) => ({ label, text: texts.mail.sealed })),
];

/** The visitor's own address, to answer to. */
const addressIn = (values: readonly StoredValue[]): string | undefined =>
  values.find(({ type, value }) => type === 'EmailField' && isEmail(value))?.value;

const write = (
  host: Host,
  submission: Stored,
  form: typeof forms.$inferSelect,
  confirm: boolean,
) => {
  const sender = senderOf(host);
  if (confirm && form.confirmation) return writeConfirmation({ ...form.confirmation, sender });
  return writeSubmission({
    sender,
    title: form.title,
    number: submission.id,
    at: formatMoment(submission.createdAt),
    lines: linesOf(submission),
    retentionDays: form.retentionDays,
  });
};

/**
 * Mails a submission to one address. Runs that come after one which got to its end send nothing; a
 * mail may go twice only when the process dies between sending it and noting that.
 */
export const mailSubmission = defineJob<Mail, JobContext>({
  name: 'form.mail',
  schema: z.object({ submissionId: z.int(), to: z.string(), confirm: z.boolean() }),
  ...patience,
  atOnce: 2,
  run: async ({ submissionId, to, confirm }, { host: getHost, mailer }) => {
    const host = getHost();
    const [row] = await host.db
      .select()
      .from(formSubmissions)
      .innerJoin(forms, eq(forms.id, formSubmissions.formId))
      .where(eq(formSubmissions.id, submissionId));
    const key = confirm ? `confirm ${to}` : to;
    if (!row || row.form_submissions.mailedTo.includes(key)) return;
    const mail = await write(host, row.form_submissions, row.forms, confirm);
    const replyTo = confirm ? mail.replyTo : addressIn(row.form_submissions.values);
    await mailer.send({ ...mail, to, replyTo });
    await host.db
      .update(formSubmissions)
      .set({
        mailedTo: sql`${formSubmissions.mailedTo} || ${JSON.stringify([key])}::jsonb`,
        mailedAt: host.clock.now(),
        state: 'Mailed',
      })
      .where(eq(formSubmissions.id, submissionId));
  },
});

/** Removes the files of submissions that were erased. */
export const removeFiles = (host: Host) =>
  defineJob<{ ids: string[] }, JobContext>({
    name: 'form.remove-files',
    schema: z.object({ ids: z.array(z.string()) }),
    retries: 8,
    run: ({ ids }) => removeUploads(host, ids),
  });

/** Stores the mails that a submission asks for, with it. */
export const enqueueMails = async (host: Host, tx: Tx, submission: Submission): Promise<void> => {
  const { id: submissionId, form, values } = submission;
  for (const to of new Set(form.recipients)) {
    await host.jobs.enqueue(mailSubmission, { submissionId, to, confirm: false }, { tx });
  }
  const own = form.confirmation && values[form.confirmation.field]?.trim();
  if (own && isEmail(own)) {
    await host.jobs.enqueue(mailSubmission, { submissionId, to: own, confirm: true }, { tx });
  }
};
