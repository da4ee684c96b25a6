import { sql } from 'drizzle-orm';
import { presentChoice } from '#features/cart/api.server';
import { products } from '#features/catalog/api.server';
import { productReviews } from '#features/reviews/api.server';
import type { Host } from '#platform/host';
import { getColor } from './colors';
import { inParts, readContent } from './read';

type ReviewContent = {
  stars: number;
  /** How many days ago it was written. */
  days: number;
  name: string;
  color: string;
  size?: string;
  title?: string;
  text: string;
  reply?: string;
};

type Content = { product: string; reviews: ReviewContent[] }[];

const DAY = 86_400_000;

const rowOf = (productId: number, review: ReviewContent, now: Date) => {
  const { stars, days, name, color, size, title = '', text, reply = null } = review;
  const at = new Date(now.getTime() - days * DAY);
  const answered = new Date(at.getTime() + DAY);
  return {
    ...{ productId, isVerified: true, rating: stars, title, text, name },
    choice: presentChoice({ color: getColor(color).title, size: size ?? null }),
    ...{ state: 'shown' as const, writtenAt: at, changedAt: at, judgedAt: at, judgedBy: 'demo' },
    ...{ reply, repliedAt: reply === null ? null : answered },
  };
};

/** What buyers of the demo think: written as if by orders that are kept no longer. */
export const insertReviews = async ({ db }: Host, folder: string, now: Date): Promise<void> => {
  const found = await db.select({ id: products.id, access: products.access }).from(products);
  const ids = new Map(found.map(({ id, access }) => [access, id]));
  const rows = readContent<Content>(folder, 'reviews.json').flatMap(({ product, reviews }) => {
    const id = ids.get(product);
    if (id === undefined) throw new Error(`There is no product ${product} to review`);
    return reviews.map((review) => rowOf(id, review, now));
  });
  for (const part of inParts(rows, 500)) await db.insert(productReviews).values(part);
  await db.execute(sql`
    update products p set rating_count = r.count, rating_sum = r.sum
    from (
      select product_id, count(*)::int as count, sum(rating)::int as sum
      from product_reviews where state = 'shown' group by product_id
    ) r where r.product_id = p.id`);
};
