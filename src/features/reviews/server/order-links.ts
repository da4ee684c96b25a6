import { eq } from 'drizzle-orm';
import type { registerLineLinks } from '#features/orders/api.server';
import { areReviewsOn } from '#features/settings/api.server';
import { reviewTexts } from '#kernel/messages/nl-reviews';
import { reviewPath } from '../contract';
import { hasCome, listBought, reviewToken } from './bought';
import { productReviews } from './tables';

const texts = reviewTexts.order;

/** Where an order's buyer reviews what came, on its page: by variant, at one of each product. */
export const reviewLinks: Parameters<typeof registerLineLinks>[1] = async (host, order) => {
  const links = new Map<number, { label: string; about: string; href: string }>();
  if (!areReviewsOn(host) || !(await hasCome(host, order))) return links;
  const written = await host.db
    .select({ productId: productReviews.productId })
    .from(productReviews)
    .where(eq(productReviews.orderId, order.id));
  for (const { productId, title, variantIds } of await listBought(host.db, order.id)) {
    const [variantId] = variantIds;
    if (variantId === undefined) continue;
    const isWritten = written.some((one) => one.productId === productId);
    links.set(variantId, {
      label: isWritten ? texts.see : texts.write,
      about: texts.about(title),
      href: reviewPath(reviewToken(host, { order, productId })),
    });
  }
  return links;
};
