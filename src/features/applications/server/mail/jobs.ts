import { z } from 'zod';
import { getSite, senderOf } from '#features/settings/api.server';
import type { MailKind } from '#kernel/mail-kinds';
import { applications } from '#kernel/messages/nl-applications';
import { isEmail } from '#kernel/values/email';
import type { Tx } from '#platform/db/types';
import type { Host, JobContext } from '#platform/host';
import { defineJob } from '#platform/jobs/define';
import { type MailCause, mailCause } from '#platform/mail/cause';
import { patience } from '#platform/mail/jobs';
import { type Answer, applicationPath, applicationStates } from '../../contract';
import { type ApplicationRow, findApplicationById } from '../read';
import { type Letter, writeLetter } from './letter';

const texts = applications.mail;
const kinds = [...applicationStates, 'erased'] as const;
const staffKinds = ['received', 'withdrawn'] as const;

type Kind = (typeof kinds)[number];
type StaffKind = (typeof staffKinds)[number];
/** What staff has it say, with everything filled in. */
export type OwnWords = Answer & { language: string };

type Mail = { to: string; what: string; cause: MailCause } & (
  | { kind: Kind; name?: string; token?: string; own?: OwnWords; hadFiles?: boolean }
  | { staff: StaffKind; number: number }
);

const common = { to: z.string(), what: z.string(), cause: mailCause.default('system') };

const schema = z.union([
  z.object({
    ...common,
    kind: z.enum(kinds),
    name: z.string().optional(),
    token: z.string().optional(),
    hadFiles: z.boolean().optional(),
    own: z.object({ subject: z.string(), text: z.string(), language: z.string() }).optional(),
  }),
  z.object({ ...common, staff: z.enum(staffKinds), number: z.int() }),
]);

const kindOf: Readonly<Record<Kind, MailKind>> = {
  ...{ received: 'application.received', withdrawn: 'application.withdrawn' },
  ...{ invited: 'application.answer', rejected: 'application.answer', hired: 'application.answer' },
  erased: 'application.erased',
};

const letterOf = (host: Host, mail: Mail): Letter => {
  const sender = senderOf(host);
  if ('staff' in mail) {
    const { staff } = texts;
    const subject = staff[mail.staff](mail.number);
    const paragraphs = [staff.text[mail.staff](mail.what), staff.where];
    return { sender, kind: 'application.staff', what: mail.what, subject, paragraphs };
  }
  const { subject, text } = texts[mail.kind];
  const { own } = mail;
  const href = mail.token && sender.siteUrl + applicationPath.status(mail.token);
  const about = { sender, kind: kindOf[mail.kind], what: mail.what, name: mail.name ?? '', href };
  if (!own) {
    const files = mail.hadFiles ? [texts.filesGone] : [];
    return { ...about, subject, paragraphs: [text(mail.what), ...files] };
  }
  const paragraphs = own.text.split(/\n{2,}/).filter((one) => one.trim() !== '');
  return { ...about, subject: own.subject, paragraphs, language: own.language };
};

/** One mail to one address: to an applicant about his application, or to staff that there is one. */
export const mailApplication = defineJob<Mail, JobContext>({
  name: 'application.mail',
  schema,
  ...patience,
  run: async (mail, { host: getHost, mailer, id }) => {
    const letter = await writeLetter(letterOf(getHost(), mail));
    await mailer.send({ to: mail.to, ...letter }, { cause: mail.cause, key: `job ${id}` });
  },
});

/** 'Verkoper bij Brink Tiel' */
const whatOf = ({ vacancy, location }: ApplicationRow): string => texts.at(vacancy, location);

/** Stores a mail to the applicant, with the change that it tells of. */
export const mailApplicant = async (
  { jobs }: Host,
  tx: Tx,
  row: ApplicationRow,
  {
    kind,
    cause,
    ...more
  }: {
    kind: Kind;
    cause: MailCause;
    own?: OwnWords /** Files went with it. */;
    hadFiles?: boolean;
  },
): Promise<void> => {
  const token = kind === 'erased' ? undefined : row.token;
  const mail = {
    to: row.email,
    what: whatOf(row),
    kind,
    name: row.firstName,
    token,
    cause,
    ...more,
  };
  await jobs.enqueue(mailApplication, mail, { tx });
};

type StaffNews = { id: number; kind: StaffKind; to: readonly string[] };

/** Stores mails to those who handle applications: the place of work and the office. */
export const mailStaff = async (host: Host, tx: Tx, { id, kind, to }: StaffNews): Promise<void> => {
  const row = await findApplicationById(tx, id);
  if (!row) return;
  const { email } = getSite(host).identity;
  const all = new Set([...to, email].filter((one) => isEmail(one)));
  for (const one of all) {
    // They must hear of every one, whatever else is mailed to them.
    const owed = { owed: true };
    const mail = { to: one, what: whatOf(row), staff: kind, number: id, cause: owed };
    await host.jobs.enqueue(mailApplication, mail, { tx });
  }
};
