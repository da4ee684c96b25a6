import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  isNull,
  type SQL,
  sql,
} from 'drizzle-orm';
import { products } from '#features/catalog/api.server';
import { dayOf, formatDay } from '#kernel/values/dutch-dates';
import { prepared } from '#platform/db/prepared';
import type { Db } from '#platform/db/types';
import type { ReviewOrder, ReviewState, ReviewView } from '../contract';
import { reviewReports, productReviews as table } from './tables';
import type { Review } from './write';

const isShown = and(eq(table.productId, sql.placeholder('product')), eq(table.state, 'shown'));

const inOrder = (order: ReviewOrder, first: SQL[] = []) =>
  prepared((db) =>
    db
      .select()
      .from(table)
      .where(isShown)
      .orderBy(...first, desc(table.writtenAt), desc(table.id))
      .limit(sql.placeholder('limit'))
      .prepare(`${order}_reviews_of_product`),
  );

const queries = {
  newest: inOrder('newest'),
  highest: inOrder('highest', [desc(table.rating)]),
  lowest: inOrder('lowest', [asc(table.rating)]),
} as const satisfies Record<ReviewOrder, unknown>;

/** Reviews that everybody may see; of as many stars the newest first. */
export const listShown = (
  db: Db,
  productId: number,
  { limit, order }: { limit: number; order: ReviewOrder },
): Promise<Review[]> => queries[order](db).execute({ product: productId, limit });

const spread = prepared((db) =>
  db
    .select({ rating: table.rating, count: count() })
    .from(table)
    .where(isShown)
    .groupBy(table.rating)
    .prepare('ratings_of_product'),
);

/** How many there are of one star, of two … of five. */
export const readSpread = async (db: Db, productId: number): Promise<number[]> => {
  const rows = await spread(db).execute({ product: productId });
  return [1, 2, 3, 4, 5].map((star) => rows.find(({ rating }) => rating === star)?.count ?? 0);
};

/** A review as everybody sees it. */
export const presentReview = (review: Review): ReviewView => {
  const { id, rating, title, text, name, language, choice, isVerified, reply, repliedAt } = review;
  return {
    ...{ id, rating, title, text, name, choice, isVerified },
    language: language.replace('_', '-'),
    writtenOn: formatDay(dayOf(review.writtenAt)),
    writtenDay: dayOf(review.writtenAt),
    reply: reply && repliedAt ? { text: reply, on: formatDay(dayOf(repliedAt)) } : undefined,
  };
};

export type Listing = {
  state?: ReviewState;
  /** Only those that somebody reported since they were moderated. */
  reported?: boolean;
  /** Left out: the oldest first. */
  newestFirst?: boolean;
  limit: number;
  start: number;
};

/** A review as staff reads it. */
export type ListedReview = Review & {
  product: string;
  access: string;
  /** Why others reported it, as far as nobody looked at that. */
  reports: string[];
};

const openReports = sql<string[]>`(
  select coalesce(json_agg(r.reason order by r.id), '[]') from ${reviewReports} r
  where r.review_id = ${table.id} and r.settled_at is null)`;

/** Reviews for staff. What waits is read in the order in which it came. */
export const listReviews = (
  db: Db,
  { state, reported, newestFirst = false, limit, start }: Listing,
): Promise<ListedReview[]> => {
  const isOpen = and(eq(reviewReports.reviewId, table.id), isNull(reviewReports.settledAt));
  const open = db.select().from(reviewReports).where(isOpen);
  return db
    .select({
      ...getTableColumns(table),
      ...{ product: products.title, access: products.access, reports: openReports },
    })
    .from(table)
    .innerJoin(products, eq(products.id, table.productId))
    .where(and(state ? eq(table.state, state) : undefined, reported ? exists(open) : undefined))
    .orderBy(...(newestFirst ? [desc(table.writtenAt), desc(table.id)] : [asc(table.id)]))
    .limit(limit)
    .offset(start);
};

/** How many reviews nobody has read, and how many were reported since they were. */
export const countReviewWork = async (db: Db): Promise<{ waiting: number; reported: number }> => {
  const [row] = await db
    .select({
      waiting: sql<number>`(select count(*) from ${table} where state = 'waiting')::int`,
      reported: sql<number>`count(distinct ${reviewReports.reviewId})::int`,
    })
    .from(reviewReports)
    .where(isNull(reviewReports.settledAt));
  return row ?? { waiting: 0, reported: 0 };
};

/** The pages of some articles that visitors read reviews on. */
export const listReviewedPaths = async (db: Db, limit: number): Promise<string[]> => {
  const { rows } = await db.execute<{ access: string }>(sql`
    select p.access from products p where p.state = 'Online' and exists (
      select 1 from product_reviews r where r.product_id = p.id and r.state = 'shown')
    order by p.id limit ${limit}`);
  return rows.map(({ access }) => `/artikel/${access}`);
};
