import { inArray } from 'drizzle-orm';
import { registerErasure } from '#features/accounts/api.server';
import { orders, ordersOf } from '#features/orders/api.server';
import { announceChange } from '#features/overviews/api.server';
import { erasureTexts as texts } from '#kernel/messages/nl-erasure';
import type { Host } from '#platform/host';
import { productReviews as table } from './tables';

/** What somebody thought of articles stays, and nothing tells any more whose it was. */
export const registerReviewErasure = (host: Host): void =>
  registerErasure(host, 'reviews', {
    erase: async (tx, who) => {
      const own = tx.select({ id: orders.id }).from(orders).where(ordersOf(who));
      const rows = await tx
        .update(table)
        .set({ name: '', orderId: null })
        .where(inArray(table.orderId, own))
        .returning({ productId: table.productId });
      const ids = [...new Set(rows.map(({ productId }) => productId))];
      if (ids.length > 0) await announceChange(host, 'Product', ids, tx);
      return rows.length;
    },
    stays: [
      {
        what: texts.stays.reviews,
        columns: ['product_reviews.title', 'product_reviews.text'],
        why: texts.why.reviews,
      },
    ],
  });
