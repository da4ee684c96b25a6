import { and, desc, eq } from 'drizzle-orm';
import { getEntity } from '#features/overviews/api.server';
import { nameSize } from '#kernel/values/choice-name';
import type { Host } from '#platform/host';
import type { SavedItem } from '../contract';
import { bookmarks } from './tables';
import { findSaleVariants, matchChoice, offerOf, type SaleVariant } from './variants';

type Bookmark = typeof bookmarks.$inferSelect;

/** What would be put in the cart: also a colour that nobody chose is told. */
const choiceOf = (first: SaleVariant | undefined, chosen?: SaleVariant): string =>
  [first?.color, chosen?.size && nameSize(chosen.size)].filter(Boolean).join(', ');

const present = (row: Bookmark, card: string, variants: readonly SaleVariant[]): SavedItem => {
  const match = matchChoice(variants, row);
  const { colorId, ofColor, chosen } = match;
  const { priceCents, isAvailable, isInStores } = offerOf(match);
  const sizes = ofColor.flatMap(({ sizeId, size, pieces, isInStores: isLying }) =>
    sizeId === null
      ? []
      : [{ id: sizeId, title: size ?? '', soldOut: pieces === 0, isInStores: isLying }],
  );
  return {
    productId: row.itemId,
    title: variants[0]?.title ?? '',
    card,
    choice: choiceOf(ofColor[0], chosen),
    colorId,
    sizeId: chosen?.sizeId ?? null,
    sizes,
    soldOut: !isAvailable,
    isInStores,
    isBack: row.wasAvailable === false && isAvailable,
    cheaperCents: Math.max(0, (row.priceCents ?? 0) - (priceCents ?? row.priceCents ?? 0)),
  };
};

/** What is on a list and still shown, the last saved first. */
export const listItems = async (host: Host, owner: string): Promise<SavedItem[]> => {
  const rows = await host.db
    .select()
    .from(bookmarks)
    .where(and(eq(bookmarks.sessionId, owner), eq(bookmarks.moduleObject, 'Product')))
    .orderBy(desc(bookmarks.createdAt), desc(bookmarks.itemId));
  const ids = rows.map((row) => row.itemId);
  const [cards, variants] = await Promise.all([
    getEntity(host, 'Product').cards.render(ids, { eager: 4, level: 2 }),
    findSaleVariants(host, ids),
  ]);
  const byId = new Map(rows.map((row) => [row.itemId, row]));
  return cards.flatMap(({ id, html }) => {
    const row = byId.get(id);
    return row ? [present(row, html, variants.get(id) ?? [])] : [];
  });
};
