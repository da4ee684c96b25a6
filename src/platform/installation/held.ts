import { eq } from 'drizzle-orm';
import type { Db } from '../db/types';
import { HELD } from './restored';
import { installation } from './tables';

/** Since when jobs wait: the site was put back from a backup then. Undefined: they run. */
export const postHeldSince = async (db: Db): Promise<Date | undefined> => {
  const [found] = await db.select().from(installation).where(eq(installation.name, HELD));
  return found && new Date(found.value);
};

export const isPostHeld = async (db: Db): Promise<boolean> =>
  (await postHeldSince(db)) !== undefined;

/** Jobs run from now on, in all processes. */
export const releasePost = async (db: Db): Promise<void> => {
  await db.delete(installation).where(eq(installation.name, HELD));
};
