import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/types';
import { installation } from './tables';

/** Of the table `installation`: an empty site may be set up by whoever has the link. */
const SETUP = 'setup';

const note = z.object({ nonce: z.string().min(20), until: z.coerce.date() });

/** What makes a link another than those before it, and until when it is good. It is no secret by itself. */
export type OpenSetup = z.infer<typeof note>;

const read = (value: string): OpenSetup => note.parse(JSON.parse(value));

/**
 * Opens an empty site to be set up, with what is `offered`; one that is open still stays as it is, so that all
 * processes, and each start, tell the same link.
 */
export const openSetup = async (db: Db, now: Date, offered: OpenSetup): Promise<OpenSetup> => {
  const value = JSON.stringify(offered);
  const isOpen = sql`(${installation.value}::json ->> 'until')::timestamptz > ${now.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(installation)
    .values({ name: SETUP, value })
    .onConflictDoUpdate({
      target: installation.name,
      set: { value: sql`case when ${isOpen} then ${installation.value} else excluded.value end` },
    })
    .returning();
  return read(row?.value ?? value);
};

/** What is open now; undefined: nothing is, or not any more. */
export const findSetup = async (db: Db, now: Date): Promise<OpenSetup | undefined> => {
  const [row] = await db.select().from(installation).where(eq(installation.name, SETUP));
  const open = row && read(row.value);
  return open && open.until > now ? open : undefined;
};

export const closeSetup = async (db: Db): Promise<void> => {
  await db.delete(installation).where(eq(installation.name, SETUP));
};
