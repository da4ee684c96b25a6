import { eq } from 'drizzle-orm';
import type { Maker } from '#kernel/values/product-safety';
import type { Db } from '#platform/db/types';
import { brands, categories } from './tables';

/** Sets the maker of all articles of a brand that name none themselves. False: no such brand. */
export const setBrandMaker = async (db: Db, brand: string, maker: Maker): Promise<boolean> => {
  const changed = await db.update(brands).set({ maker }).where(eq(brands.title, brand));
  return changed.rowCount === 1;
};

/** Says of a category, and all below it, what the law asks more of, and what is too big for the post. False: no such category. */
export const setCategoryKinds = async (
  db: Db,
  access: string,
  kinds: { textile?: boolean; electrical?: boolean; bulky?: boolean },
): Promise<boolean> => {
  const changed = await db.update(categories).set(kinds).where(eq(categories.access, access));
  return changed.rowCount === 1;
};
