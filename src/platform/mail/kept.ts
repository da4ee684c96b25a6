import { and, desc, eq, ilike, or, type SQL } from 'drizzle-orm';
import type { Db } from '../db/types';
import { mails } from './tables';

/** A mail that is kept; `sentAt`: null when there was no mail server. */
export type KeptMail = Pick<
  typeof mails.$inferSelect,
  'id' | 'to' | 'subject' | 'createdAt' | 'sentAt'
>;

const { id, to, subject, createdAt, sentAt } = mails;

const like = (words: string): string => `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Whether it names these words, each in its receiver or its subject. */
const naming = (search: string): SQL | undefined =>
  and(
    ...search
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => or(ilike(to, like(word)), ilike(subject, like(word)))),
  );

/** Mails that are kept, the last first. */
export const listKeptMails = (
  db: Db,
  { search, start, limit }: { search: string; start: number; limit: number },
): Promise<KeptMail[]> =>
  db
    .select({ id, to, subject, createdAt, sentAt })
    .from(mails)
    .where(naming(search))
    .orderBy(desc(createdAt), desc(id))
    .offset(start)
    .limit(limit);

export const readKeptMail = async (
  db: Db,
  which: number,
): Promise<typeof mails.$inferSelect | undefined> => {
  const [row] = await db.select().from(mails).where(eq(id, which));
  return row;
};
