import { asc, eq } from 'drizzle-orm';
import { transact } from '#platform/db/transact';
import type { Db } from '#platform/db/types';
import type { Mail, Mailer } from '#platform/mail/mailer';
import { mails } from '#platform/mail/tables';

export type KeptMail = typeof mails.$inferSelect;

/** Reads the mails that were kept. */
export function createMailbox(db: Db) {
  const list = (to?: string): Promise<KeptMail[]> =>
    db
      .select()
      .from(mails)
      .where(to === undefined ? undefined : eq(mails.to, to))
      .orderBy(asc(mails.id));
  return {
    /** All of them, or those to one address; the oldest first. */
    list,
    /** The newest to that address; throws when there is none. */
    async getLast(to: string): Promise<KeptMail> {
      const last = (await list(to)).at(-1);
      if (!last) throw new Error(`no mail to ${to}`);
      return last;
    },
    async clear(): Promise<void> {
      await db.delete(mails);
    },
  };
}

/** A mailer that hands each mail to a test, and notes that it went; what `take` throws, it throws. */
export const createMailerTo = (db: Db, take: (mail: Mail) => unknown): Mailer => ({
  async send(mail, { note }) {
    await take(mail);
    await transact(db, async (tx) => note?.(tx));
    return 'sent';
  },
  purge: async () => 0,
});
