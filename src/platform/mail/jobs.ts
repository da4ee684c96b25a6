import { z } from 'zod';
import { defineJob } from '../jobs/define';
import { type MailCause, mailCause } from './cause';
import type { Mail, Mailer } from './mailer';

interface MailContext {
  mailer: Mailer;
}

/**
 * Of every job that sends a mail: it is tried for about a day, with growing pauses, since a mail
 * server can be away for a night. `timeout` in s.
 */
export const patience = { retries: 13, timeout: 60, isPost: true } as const;

/** A mail with whose doing it is; `key`: what it is, when its job alone doesn't make it one mail. */
type MailToSend = Mail & { cause: MailCause; key?: string };

/** Stored with what the mail is about, in one transaction, and sent after. */
export const sendMail = defineJob<MailToSend, MailContext>({
  name: 'mail.send',
  schema: z.object({
    to: z.string(),
    subject: z.string(),
    html: z.string(),
    text: z.string(),
    replyTo: z.string().optional(),
    unsubscribeUrl: z.string().optional(),
    attachment: z.object({ name: z.string(), type: z.string(), text: z.string() }).optional(),
    // Jobs that an older version stored have none.
    cause: mailCause.default('system'),
    key: z.string().optional(),
  }),
  run: async ({ cause, key, ...mail }, { mailer, id }) => {
    await mailer.send(mail, { cause, key: key ?? `job ${id}` });
  },
  ...patience,
  atOnce: 2,
});

export const purgeMails = defineJob<object, MailContext>({
  name: 'mail.purge',
  schema: z.object({}),
  cron: '15 4 * * *',
  run: async (_, { mailer }) => {
    await mailer.purge();
  },
});
