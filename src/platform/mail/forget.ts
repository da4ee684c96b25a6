import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../db/types';
import { mails } from './tables';

/** Removes the copies of mails to an address that hold a text, such as the link to what is erased. */
export const forgetMails = async (db: Db, to: string, holding: string): Promise<void> => {
  await db
    .delete(mails)
    .where(and(eq(mails.to, to), sql`position(${holding} in ${mails.text}) > 0`));
};

/** Removes the copies of mails whose keys begin so: 'submission 12 ' names all of one submission, and of no other. */
export const forgetMailsKeyed = async (db: Db, begin: string): Promise<void> => {
  const pattern = `${begin.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  await db.delete(mails).where(sql`${mails.key} like ${pattern}`);
};

/** A pattern of a word that stands by itself: '14' is not in '142'. */
const wordPattern = (word: string): string => {
  const plain = word.toLowerCase().replace(/[^\p{L}\p{N}\s]/gu, '\\$&');
  return `(^|[^[:alnum:]])${plain}([^[:alnum:]]|$)`;
};

type Named = {
  to: string;
  /** What is nobody else's: his address for mail, numbers of his orders. */
  sure?: readonly string[];
  /** What others may share, such as a name: looked for in mails to `ours` alone. */
  more?: readonly string[];
  /** Addresses of the chain itself. */
  ours?: readonly string[];
};

/**
 * Removes the copies of mails to somebody, and of those about him. A mail to another person is about him only if it says
 * what is his alone: who chose the name or the street of another must not take the other's mails with him. Answers how
 * many.
 */
export const forgetMailsAbout = async (
  db: Db,
  { to, sure = [], more = [], ours = [] }: Named,
): Promise<number> => {
  const all = sql`lower(concat_ws(' ', ${mails.to}, ${mails.subject}, ${mails.replyTo}, ${mails.text}, ${mails.html}))`;
  // Of no words none is found.
  const names = (words: readonly string[]) =>
    or(sql`false`, ...words.map((word) => sql`${all} ~ ${wordPattern(word)}`));
  const receiver = sql`lower(${mails.to})`;
  const chain = ours.map((one) => one.toLowerCase());
  const isOurs = chain.length > 0 ? inArray(receiver, chain) : sql`false`;
  const { rowCount } = await db
    .delete(mails)
    .where(or(eq(receiver, to.toLowerCase()), names(sure), and(isOurs, names(more))));
  return rowCount ?? 0;
};
