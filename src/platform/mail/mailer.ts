import { setTimeout as sleep } from 'node:timers/promises';
import { eq, lt } from 'drizzle-orm';
import { createTransport, type Transporter } from 'nodemailer';
import { type Clock, systemClock } from '#kernel/define/clock';
import { NOBODY } from '#kernel/values/person/nobody';
import type { Config } from '../config/config';
import type { Log } from '../config/log';
import { isConnectionLost } from '../db/errors';
import { transact } from '../db/transact';
import type { Db, Tx } from '../db/types';
import type { MailCause } from './cause';
import { mayMail, purgeCausedMails } from './may-mail';
import { messageIdOf } from './message-id';
import { mails } from './tables';

/** Mails hold personal data: they are kept no longer than it takes to answer questions. */
export const KEPT_DAYS = 30;

/** In ms: so long it is tried to note that a mail has gone, while the database is away. */
const NOTE_PATIENCE = 20_000;

export interface Mail {
  /** One address. */
  to: string;
  subject: string;
  html: string;
  text: string;
  replyTo?: string;
  /** Where a post stops mails of this kind at once (RFC 8058). */
  unsubscribeUrl?: string;
  /** A file that goes with it; the copy that is kept has none. */
  attachment?: { name: string; type: string; text: string };
}

export interface Sending {
  /** Whose doing it is: what a visitor causes is counted, and may be one too many. */
  cause: MailCause;
  /** What the mail is: 'order 12 confirmed'. One mail a key goes, however often it is sent. */
  key: string;
  /** What else is written when it has gone, in one transaction with its copy. */
  note?: (tx: Tx) => Promise<unknown>;
}

/** `known`: it went before. `withheld`: too many went to its receiver, for its client or its order. */
export type Sent = 'sent' | 'known' | 'withheld';

export interface Mailer {
  /**
   * Sends a mail and keeps a copy; without a mail server it only keeps it, once. With one it may go
   * twice only when the process dies between the server's answer and noting that, and then both have
   * the same Message-ID. Throws when the server refuses it or isn't there: send from a job, which
   * tries again.
   */
  send(mail: Mail, sending: Sending): Promise<Sent>;
  /** Removes the copies older than 30 days. Answers how many. */
  purge(): Promise<number>;
}

export interface MailerSettings {
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'secret'>;
  db: Db;
  log: Log;
  clock?: Clock;
}

export function createMailer(settings: MailerSettings): Mailer {
  const { config, db, log, clock = systemClock } = settings;
  const transport = config.smtpUrl ? openTransport(config.smtpUrl) : undefined;

  /** Whether this call kept it. */
  const keep = (mail: Mail, { key, note }: Sending, sentAt?: Date): Promise<boolean> =>
    transact(db, async (tx) => {
      const kept = await tx
        .insert(mails)
        .values({ ...pick(mail), key, sentAt, createdAt: clock.now() })
        .onConflictDoNothing({ target: mails.key })
        .returning({ id: mails.id });
      if (kept.length > 0) await note?.(tx);
      return kept.length > 0;
    });

  const isKept = async (key: string): Promise<boolean> => {
    const rows = await db.select({ id: mails.id }).from(mails).where(eq(mails.key, key));
    return rows.length > 0;
  };

  return {
    async send(mail, sending) {
      const { key, cause } = sending;
      checkHeaders(mail);
      // A person who was erased has no address any more: nothing is sent.
      if (mail.to === NOBODY) return 'withheld';
      const over = await mayMail({ db, clock, config }, { to: mail.to, key, cause });
      if (over) {
        log.warn({ mail: key, limit: over }, 'a mail was withheld: too many were caused');
        return 'withheld';
      }
      if (!transport) return (await keep(mail, sending)) ? 'sent' : 'known';
      if (await isKept(key)) return 'known';
      await transport.sendMail({
        ...pick(mail),
        attachments: attachmentsOf(mail),
        from: config.mailFrom,
        messageId: messageIdOf(config, key),
        headers: unsubscribeHeaders(mail),
      });
      // It has gone: failing now would make the job send it again.
      await whileAway(() => keep(mail, sending, clock.now())).catch((err) =>
        log.error({ err, mail: key }, 'no copy of a mail was kept'),
      );
      return 'sent';
    },
    async purge() {
      await purgeCausedMails({ db, clock });
      const before = new Date(clock.now().getTime() - KEPT_DAYS * 86_400_000);
      const { rowCount } = await db.delete(mails).where(lt(mails.createdAt, before));
      return rowCount ?? 0;
    },
  };
}

/** Tries again while the database can't be reached, for a while. */
async function whileAway(run: () => Promise<unknown>): Promise<void> {
  for (let waited = 0, wait = 100; ; waited += wait, wait *= 2) {
    try {
      await run();
      return;
    } catch (error) {
      if (!isConnectionLost(error) || waited + wait > NOTE_PATIENCE) throw error;
      await sleep(wait);
    }
  }
}

/** A connection for each mail: a pooled one can break unnoticed, and there are few mails. */
export function openTransport(url: string): Transporter {
  return createTransport({
    url,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 30_000,
  });
}

const pick = ({ to, subject, html, text, replyTo }: Mail): Mail => ({
  to,
  subject,
  html,
  text,
  replyTo,
});

const attachmentsOf = ({ attachment }: Mail) =>
  attachment && [
    { filename: attachment.name, contentType: attachment.type, content: attachment.text },
  ];

/** RFC 2369 and RFC 8058: a button of the mail program itself. */
const unsubscribeHeaders = ({ unsubscribeUrl }: Mail): Record<string, string> =>
  unsubscribeUrl
    ? {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }
    : {};

/** A line break in a header could add another: what a visitor typed must not choose receivers. */
function checkHeaders({ to, subject, replyTo = '', unsubscribeUrl = '' }: Mail): void {
  if (/[\r\n]/.test(to + subject + replyTo + unsubscribeUrl))
    throw new Error('a mail header holds a line break');
  if (/[,;<>\s]/.test(to)) throw new Error('a mail goes to one plain address');
}
