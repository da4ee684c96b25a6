import { eq, sql } from 'drizzle-orm';
import type { RenderContext } from '#features/pages/api.server';
import type { Rating } from '#kernel/values/rating';
import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import { Registry } from '#platform/registry';
import type { ProductDetail } from '../contract';
import { products } from './tables';

/** What a product's page shows of its reviews: HTML, and what schema.org has words for. */
type ReviewsPart = (
  context: Pick<RenderContext, 'host' | 'params' | 'token'>,
  product: { id: number; href: string; title: string; rating: Rating },
) => Promise<{ html: string; jsonLd: object }>;

const parts = new Registry<ReviewsPart>('reviews part');

/** Whoever keeps reviews says how a product's page shows them: the catalogue itself knows none. */
export const registerReviewsPart = (host: Host, part: ReviewsPart): void =>
  parts.add(host, 'reviews', part);

/** What buyers think of a product, for its page; nothing while there are no reviews. */
export const reviewsOf = async (
  host: Host,
  { id, href, title, rating }: ProductDetail,
  context: RenderContext,
): Promise<{ html: string; jsonLd?: object }> => {
  const part = parts.find(host, 'reviews');
  return rating && part ? part(context, { id, href, title, rating }) : { html: '' };
};

/** Locks a product until the transaction ends: who counts its reviews counts alone. False: there is none. */
export const lockRating = async (tx: Db, productId: number): Promise<boolean> => {
  const { rows } = await tx.execute(
    sql`select from products where id = ${productId} for no key update`,
  );
  return rows.length > 0;
};

/** Notes what the reviews of a product come to. Says nothing to the index. */
export const setRating = async (
  tx: Db,
  productId: number,
  { count, sum }: { count: number; sum: number },
): Promise<void> => {
  await tx
    .update(products)
    .set({ ratingCount: count, ratingSum: sum })
    .where(eq(products.id, productId));
};
