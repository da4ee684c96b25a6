import { createHash } from 'node:crypto';
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
import { type MailCause, mailCause } from '#platform/mail/cause';
import { patience } from '#platform/mail/jobs';
import type { SentSubmission } from './handlers';
import { writeConfirmation, writeSubmission } from './mail/submission';
import { CONFIRMED, mailsOf } from './mailed-to';
import { addressIn, holdsFiles, wordsOf } from './sent-values';
import { formSubmissions, forms, type StoredValue } from './tables';

type Mail = { submissionId: number; to: string; confirm: boolean; cause: MailCause };

/** One mail to one address, without naming that. */
const keyOf = ({ submissionId, to, confirm }: Mail): string => {
  const hash = createHash('sha256').update(to).digest('base64url').slice(0, 22);
  return `${mailsOf(submissionId)}${confirm ? 'confirmed' : 'told'} ${hash}`;
};

type Stored = typeof formSubmissions.$inferSelect;

const lineOf = (value: StoredValue) => {
  const text = wordsOf(value);
  return {
    label: value.label,
    text: holdsFiles(value) && text !== '' ? texts.mail.files(text) : text,
  };
};

/** What a mail tells: no sealed value, no file. */
const linesOf = ({ values, sealed }: Stored) => [
  ...values.map(lineOf),
  ...sealed.map(({ label }) => ({ label, text: texts.mail.sealed })),
];

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
 * Mails a submission to one address. Runs that come after one which got to its end send nothing.
 */
export const mailSubmission = defineJob<Mail, JobContext>({
  name: 'form.mail',
  schema: z.object({
    submissionId: z.int(),
    to: z.string(),
    confirm: z.boolean(),
    cause: mailCause.default('system'),
  }),
  ...patience,
  atOnce: 2,
  run: async (asked, { host: getHost, mailer }) => {
    const { submissionId, to, confirm, cause } = asked;
    const host = getHost();
    const [row] = await host.db
      .select()
      .from(formSubmissions)
      .innerJoin(forms, eq(forms.id, formSubmissions.formId))
      .where(eq(formSubmissions.id, submissionId));
    const key = confirm ? `${CONFIRMED}${to}` : to;
    if (!row || row.form_submissions.mailedTo.includes(key)) return;
    const mail = await write(host, row.form_submissions, row.forms, confirm);
    const replyTo = confirm ? mail.replyTo : addressIn(row.form_submissions.values);
    const note = (tx: Tx) =>
      tx
        .update(formSubmissions)
        .set({
          mailedTo: sql`${formSubmissions.mailedTo} || ${JSON.stringify([key])}::jsonb`,
          mailedAt: host.clock.now(),
          state: 'Mailed',
        })
        .where(eq(formSubmissions.id, submissionId));
    await mailer.send({ ...mail, to, replyTo }, { cause, key: keyOf(asked), note });
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
export const enqueueMails = async (
  host: Host,
  tx: Tx,
  submission: SentSubmission,
): Promise<void> => {
  const { id: submissionId, form, values, cause } = submission;
  // Whoever answers must get every one; how many are sent is limited by client.
  const owed = { owed: true };
  for (const to of new Set(form.recipients)) {
    const mail = { submissionId, to, confirm: false, cause: owed };
    await host.jobs.enqueue(mailSubmission, mail, { tx });
  }
  const own = form.confirmation && values[form.confirmation.field]?.trim();
  if (own && isEmail(own)) {
    const mail = { submissionId, to: own, confirm: true, cause };
    await host.jobs.enqueue(mailSubmission, mail, { tx });
  }
};
