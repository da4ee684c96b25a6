import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/types';
import { findTemplates, generateBatch } from './generate-batch';

const BATCH = 2500;

export type GenerateSettings = {
  /** How many products the seed's catalogue has. */
  products: number;
  /** The same number makes the same products. */
  seed: number;
  onProgress?: (done: number, total: number) => void;
};

/**
 * Adds a large catalogue made of the demo's words, kinds, colours, sizes and pictures, to measure
 * by. Each batch is one transaction; what was made before with this seed is left as it is. Answers
 * how many were added. Throws when there are no products to take after.
 */
export const generateCatalog = async (
  db: Db,
  { products, seed, onProgress }: GenerateSettings,
): Promise<{ products: number; variants: number }> => {
  const added = { products: 0, variants: 0 };
  const templateIds = await findTemplates(db);
  for (let from = 1; from <= products; from += BATCH) {
    const until = Math.min(products, from + BATCH - 1);
    const made = await generateBatch(db, { from, until, seed, templateIds });
    added.products += made.products;
    added.variants += made.variants;
    onProgress?.(until, products);
  }
  await db.execute(sql`analyze products, variants, product_categories, product_pictures, stock`);
  return added;
};
