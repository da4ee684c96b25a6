import { and, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../db/types';
import { mails } from './tables';

/** Removes the copies of mails to an address that hold a text, such as the link to what is erased. */
export const forgetMails = async (db: Db, to: string, holding: string): Promise<void> => {
  await db
    .delete(mails)
    .where(and(eq(mails.to, to), sql`position(${holding} in ${mails.text}) > 0`));
};

/** Removes the copies of mails in which any of these words stands, to whomever they went. Answers how many. */
export const forgetMailsNaming = async (db: Db, words: readonly string[]): Promise<number> => {
  const all = sql`lower(concat_ws(' ', ${mails.to}, ${mails.subject}, ${mails.replyTo}, ${mails.text}, ${mails.html}))`;
  const isNamed = or(...words.map((word) => sql`position(${word.toLowerCase()} in ${all}) > 0`));
  if (!isNamed) return 0;
  const { rowCount } = await db.delete(mails).where(isNamed);
  return rowCount ?? 0;
};
