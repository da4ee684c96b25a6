import { eq } from 'drizzle-orm';
import type { Db } from '#platform/db/types';
import { products } from './tables';

/**
 * Sells a product as a gift card from now on, or as a thing again. Each variant's price is what
 * stands on the card; there is no btw on money. Answers its number; undefined: there is none.
 */
export const setProductKind = async (
  db: Db,
  access: string,
  kind: 'goods' | 'giftcard',
): Promise<number | undefined> => {
  const vat = kind === 'giftcard' ? { vatRate: 0 } : {};
  const [row] = await db
    .update(products)
    .set({ kind, ...vat, updatedAt: new Date() })
    .where(eq(products.access, access))
    .returning({ id: products.id });
  return row?.id;
};
