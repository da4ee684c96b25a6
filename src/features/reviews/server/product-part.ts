import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { registerReviewsPart } from '#features/catalog/api.server';
import { reviewsId } from '#features/catalog/contract';
import { one } from '#features/pages/api.server';
import { getSite } from '#features/settings/api.server';
import { reviews as limits } from '#kernel/limits-reviews';
import { reviewTexts } from '#kernel/messages/nl-reviews';
import { belowMark } from '#kernel/style-sheets';
import { field } from '#kernel/wire';
import {
  moreParam,
  orderParam,
  type ReviewOrder,
  type ReviewsView,
  type ReviewView,
  reviewAnchor,
  reviewOrders,
} from '../contract';
import { Reviews } from '../site/reviews.view';
import { listShown, presentReview, readSpread } from './read';

type Part = Parameters<typeof registerReviewsPart>[1];
type Context = Parameters<Part>[0];

/** How many times so many are asked for; at most as many as there are. */
const readTimes = ({ params }: Context, count: number): number => {
  const asked = Number(one(params, moreParam) ?? 1);
  return Math.max(1, Math.min(asked, Math.ceil(count / limits.perPage)));
};

const readOrder = ({ params }: Context): ReviewOrder => {
  const asked = one(params, orderParam);
  return reviewOrders.find((order) => order === asked) ?? 'newest';
};

type Shown = { order: ReviewOrder; times?: number };

/** What is chosen on the page, with these reviews of it. */
const queryOf = ({ params }: Context, { order, times = 1 }: Shown): string => {
  const query = new URLSearchParams();
  for (const name of [field.colorId, field.sizeId]) {
    const value = one(params, name);
    if (value) query.set(name, value);
  }
  if (order !== 'newest') query.set(orderParam, order);
  if (times > 1) query.set(moreParam, String(times));
  return query.size > 0 ? `?${query}` : '';
};

/** In which orders reviews are shown, where there are so many that it matters. */
const ordersOf = (href: string, context: Context, count: number, current: ReviewOrder) =>
  count < limits.orderedFrom
    ? []
    : reviewOrders.map((order) => ({
        order,
        href: `${href}${queryOf(context, { order })}#${reviewsId}`,
        isCurrent: order === current,
      }));

/** For schema.org: what is seen on the page, and nothing else. */
const jsonLdOf = ({ rating, reviews }: Pick<ReviewsView, 'rating' | 'reviews'>) => ({
  aggregateRating: {
    '@type': 'AggregateRating',
    ratingValue: rating.average,
    reviewCount: rating.count,
    bestRating: 5,
    worstRating: 1,
  },
  review: reviews.slice(0, limits.inStructuredData).map(reviewJsonLd),
});

const reviewJsonLd = ({ rating, title, text, name, writtenDay }: ReviewView) => ({
  '@type': 'Review',
  reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
  name: title || undefined,
  reviewBody: text,
  datePublished: writtenDay,
  author: { '@type': 'Person', name: name || reviewTexts.nameless },
});

/** What a product's page shows of its reviews. */
export const presentReviews: Part = async (context, { id, href, rating }) => {
  const { db } = context.host;
  const times = readTimes(context, rating.count);
  const order = readOrder(context);
  const found = await listShown(db, id, { order, limit: times * limits.perPage + 1 });
  const spread = await readSpread(db, id);
  const reviews = found.slice(0, times * limits.perPage).map(presentReview);
  const next = found[times * limits.perPage];
  const view = {
    ...{ productHref: href, rating, spread, reviews },
    // The same page with more reviews, at the first that comes in with them.
    moreHref:
      next && `${href}${queryOf(context, { order, times: times + 1 })}#${reviewAnchor(next.id)}`,
    orders: ordersOf(href, context, rating.count, order),
  };
  const siteName = getSite(context.host).name;
  return {
    html: belowMark + renderToStaticMarkup(createElement(Reviews, { ...view, siteName })),
    jsonLd: jsonLdOf(view),
  };
};
