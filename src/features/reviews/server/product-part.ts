import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { registerReviewsPart } from '#features/catalog/api.server';
import { one } from '#features/pages/api.server';
import { getSite } from '#features/settings/api.server';
import { reviews as limits } from '#kernel/limits-reviews';
import { reviewTexts } from '#kernel/messages/nl-reviews';
import { belowMark } from '#kernel/style-sheets';
import { field } from '#kernel/wire';
import { moreParam, type ReviewsView, type ReviewView, reviewAnchor } from '../contract';
import { Reviews } from '../site/reviews.view';
import { listShown, presentReview, readSpread } from './read';

type Part = Parameters<typeof registerReviewsPart>[1];
type Context = Parameters<Part>[0];

/** How many times so many are asked for; at most as many as there are. */
const readTimes = ({ params }: Context, count: number): number => {
  const asked = Number(one(params, moreParam) ?? 1);
  return Math.max(1, Math.min(asked, Math.ceil(count / limits.perPage)));
};

/** The same page with more reviews, at the first that comes in with them. */
const hrefOfMore = (href: string, { params }: Context, times: number, first: number): string => {
  const query = new URLSearchParams();
  for (const name of [field.colorId, field.sizeId]) {
    const value = one(params, name);
    if (value) query.set(name, value);
  }
  query.set(moreParam, String(times));
  return `${href}?${query}#${reviewAnchor(first)}`;
};

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
  const found = await listShown(db, id, times * limits.perPage + 1);
  const spread = await readSpread(db, id);
  const reviews = found.slice(0, times * limits.perPage).map(presentReview);
  const next = found[times * limits.perPage];
  const view = {
    ...{ productHref: href, rating, spread, reviews },
    moreHref: next && hrefOfMore(href, context, times + 1, next.id),
  };
  const siteName = getSite(context.host).name;
  return {
    html: belowMark + renderToStaticMarkup(createElement(Reviews, { ...view, siteName })),
    jsonLd: jsonLdOf(view),
  };
};
