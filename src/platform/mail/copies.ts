import { asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../db/types';
import { mails } from './tables';

/** The copy of a mail, as long as it is kept; `sentAt` null: there is no mail server. */
export type MailCopy = Pick<
  typeof mails.$inferSelect,
  'id' | 'to' | 'subject' | 'sentAt' | 'createdAt'
> & { key: string };

const brief = {
  ...{ id: mails.id, to: mails.to, subject: mails.subject },
  ...{ sentAt: mails.sentAt, createdAt: mails.createdAt },
  key: sql<string>`coalesce(${mails.key}, '')`,
};

/** The copies of mails of which the key begins so, or is one of these; the oldest first. */
export const listMailCopies = (
  db: Db,
  { begin, keys = [] }: { begin: string; keys?: readonly string[] },
): Promise<MailCopy[]> => {
  // Compared by their bytes, as the index has them, whatever the language of the database.
  const begins = sql`${mails.key} ~>=~ ${begin} and ${mails.key} ~<~ ${`${begin}\u{10FFFF}`}`;
  const isOne = keys.length > 0 ? inArray(mails.key, [...keys]) : undefined;
  return db.select(brief).from(mails).where(or(begins, isOne)).orderBy(asc(mails.id));
};

/** What a mail said, as plain text. */
export const readMailCopy = async (
  db: Db,
  id: number,
): Promise<(MailCopy & { text: string }) | undefined> => {
  const [mail] = await db
    .select({ ...brief, text: mails.text })
    .from(mails)
    .where(eq(mails.id, id));
  return mail;
};

/** Which mails went to an address, as long as their copies are kept. */
export const listMailsTo = (db: Db, address: string): Promise<{ subject: string; at: Date }[]> =>
  db
    .select({ subject: mails.subject, at: mails.createdAt })
    .from(mails)
    .where(sql`lower(${mails.to}) = ${address}`)
    .orderBy(asc(mails.id));
