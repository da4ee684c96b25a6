import { and, asc, eq } from 'drizzle-orm';
import type { DataHolder } from '#features/accounts/api.server';
import { products } from '#features/catalog/api.server';
import type { Host } from '#platform/host';
import { bookmarks } from './tables';

/** What an account's holder saved. */
export const ownWishlist = (host: Host, { accountId }: DataHolder): Promise<object[]> =>
  host.db
    .select({
      kind: bookmarks.moduleObject,
      itemId: bookmarks.itemId,
      title: products.title,
      colorId: bookmarks.colorId,
      sizeId: bookmarks.sizeId,
      priceCents: bookmarks.priceCents,
      savedAt: bookmarks.createdAt,
    })
    .from(bookmarks)
    .leftJoin(
      products,
      and(eq(bookmarks.moduleObject, 'Product'), eq(products.id, bookmarks.itemId)),
    )
    .where(eq(bookmarks.accountId, accountId))
    .orderBy(asc(bookmarks.createdAt), asc(bookmarks.itemId));
