import { eq } from 'drizzle-orm';
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

/** Notes how many items an import has done; `endedAt`: it is done. */
export const tellImport = async (
  db: Db,
  id: number,
  told: { done: number; endedAt?: Date },
): Promise<void> => {
  await db.update(imports).set(told).where(eq(imports.id, id));
};
