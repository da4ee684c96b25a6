import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/types';
import { BACKED_UP } from './restored';
import { installation } from './tables';

const note = z.object({ at: z.coerce.date(), bytes: z.number() });

/** When the last backup was made by `etalage backup`, and its size. Undefined: none ever was. */
export const findLastBackup = async (db: Db): Promise<z.infer<typeof note> | undefined> => {
  const [found] = await db.select().from(installation).where(eq(installation.name, BACKED_UP));
  return found && note.safeParse(JSON.parse(found.value)).data;
};
