import { eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/types';
import { entityImports as imports } from '../server/tables';

/** Notes an import that reads its file as it comes, so that it can be undone; answers its number. */
export const openImport = async (
  db: Db,
  { entity, file, at }: { entity: string; file: string; at: Date },
): Promise<number> => {
  const [made] = await db
    .insert(imports)
    // Its file is read once: what tells it from others isn't known, and another may begin beside it.
    .values({ entity, file, hash: '', startedAt: at })
    .returning();
  if (!made) throw new Error('No import was begun');
  return made.id;
};

/** Notes how many items an import has done. */
export const tellImport = async (db: Db, id: number, done: number): Promise<void> => {
  await db.update(imports).set({ done }).where(eq(imports.id, id));
};

/** Notes that an import came to the end of its file, when the database's clock says that it did. */
export const endImport = async (db: Db, id: number): Promise<void> => {
  await db.update(imports).set({ endedAt: sql`now()` }).where(eq(imports.id, id));
};
