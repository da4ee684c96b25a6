import { isNotNull } from 'drizzle-orm';
import type { Db } from '../db/types';
import { sessions } from './tables';

/** Logs all customers out everywhere; visitors without an account keep what they have. */
export const endLogins = async (db: Db): Promise<void> => {
  await db.delete(sessions).where(isNotNull(sessions.accountId));
};
