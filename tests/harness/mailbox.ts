import { asc, eq } from 'drizzle-orm';
import type { Db } from '#platform/db/types';
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
