import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/types';
import { mails } from './tables';

/** Removes the copies of mails to an address that hold a text, such as the link to what is erased. */
export const forgetMails = async (db: Db, to: string, holding: string): Promise<void> => {
  await db
    .delete(mails)
    .where(and(eq(mails.to, to), sql`position(${holding} in ${mails.text}) > 0`));
};
