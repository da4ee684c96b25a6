import { lt } from 'drizzle-orm';
import { createTransport, type Transporter } from 'nodemailer';
import { type Clock, systemClock } from '#kernel/define/clock';
import type { Config } from '../config/config';
import type { Log } from '../config/log';
import type { Db } from '../db/types';
import { mails } from './tables';

/** Mails hold personal data: they are kept no longer than it takes to answer questions. */
const KEPT_DAYS = 30;

export interface Mail {
  /** One address. */
  to: string;
  subject: string;
  html: string;
  text: string;
  replyTo?: string;
  /** Where a post stops mails of this kind at once (RFC 8058). */
  unsubscribeUrl?: string;
}

export interface Mailer {
  /**
   * Sends a mail and keeps a copy; without a mail server it only keeps it. Throws when the server
   * refuses it or isn't there: send from a job, which tries again.
   */
  send(mail: Mail): Promise<void>;
  /** Removes the copies older than 30 days. Answers how many. */
  purge(): Promise<number>;
}

export interface MailerSettings {
  config: Pick<Config, 'smtpUrl' | 'mailFrom'>;
  db: Db;
  log: Log;
  clock?: Clock;
}

export function createMailer(settings: MailerSettings): Mailer {
  const { config, db, log, clock = systemClock } = settings;
  const transport = config.smtpUrl ? openTransport(config.smtpUrl) : undefined;
  const keep = async (mail: Mail, sentAt?: Date) => {
    await db.insert(mails).values({ ...pick(mail), sentAt, createdAt: clock.now() });
  };
  return {
    async send(mail) {
      checkHeaders(mail);
      if (!transport) return keep(mail);
      await transport.sendMail({
        ...pick(mail),
        from: config.mailFrom,
        headers: unsubscribeHeaders(mail),
      });
      // It has gone: failing now would make the job send it again.
      await keep(mail, clock.now()).catch((err) =>
        log.error({ err }, 'no copy of a mail was kept'),
      );
    },
    async purge() {
      const before = new Date(clock.now().getTime() - KEPT_DAYS * 86_400_000);
      const { rowCount } = await db.delete(mails).where(lt(mails.createdAt, before));
      return rowCount ?? 0;
    },
  };
}

/** A connection for each mail: one that is kept breaks unseen, and there are few mails. */
function openTransport(url: string): Transporter {
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
