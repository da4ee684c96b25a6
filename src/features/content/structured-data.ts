import { addressJsonLd } from '#features/stores/contract';
import type { ArticleDetail, EventDetail } from './contract';
import { plainText } from './plain-text';

export type JsonLdContext = { siteUrl: string; siteName: string; imageOf: (key: string) => string };

const imageOf = (card: { picture?: { key: string } }, context: JsonLdContext) =>
  card.picture && [context.siteUrl + context.imageOf(card.picture.key)];

/** 'Koen Ritsema, kleermaker' → a person of that name with that work. */
const personOf = (author: string): object => {
  const [name, ...work] = author.split(', ');
  return { '@type': 'Person', name, jobTitle: work.join(', ') || undefined };
};

/** News or a weblog article as schema.org knows it. */
export const articleJsonLd = (
  article: ArticleDetail,
  schema: 'NewsArticle' | 'BlogPosting',
  context: JsonLdContext,
): object => {
  const publisher = { '@type': 'Organization', name: context.siteName, url: context.siteUrl };
  return {
    '@context': 'https://schema.org',
    '@type': schema,
    headline: article.title,
    description: article.intro || undefined,
    image: imageOf(article, context),
    datePublished: article.date,
    articleSection: article.category,
    wordCount: plainText(article.body).split(/\s+/).filter(Boolean).length,
    author: article.author ? personOf(article.author) : publisher,
    publisher,
    mainEntityOfPage: context.siteUrl + article.href,
  };
};

/** Where an event is: its store, or the chain when it is in several stores. */
const placeOf = ({ store }: EventDetail, context: JsonLdContext): object =>
  store
    ? {
        '@type': 'Place',
        name: store.title,
        url: context.siteUrl + store.href,
        address: addressJsonLd(store.address),
      }
    : {
        '@type': 'Place',
        name: context.siteName,
        address: { '@type': 'PostalAddress', addressCountry: 'NL' },
      };

/** Something in the calendar as schema.org knows it. `left`: seats that are left, where they are booked. */
export const eventJsonLd = (event: EventDetail, context: JsonLdContext, left?: number): object => ({
  '@context': 'https://schema.org',
  '@type': 'Event',
  name: event.title,
  description: event.intro || undefined,
  image: imageOf(event, context),
  url: context.siteUrl + event.href,
  startDate: event.startsAt,
  endDate: event.endsAt,
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  maximumAttendeeCapacity: event.seats,
  remainingAttendeeCapacity: left,
  isAccessibleForFree: event.priceCents === 0,
  location: placeOf(event, context),
  performer: event.givenBy ? personOf(event.givenBy) : undefined,
  organizer: { '@type': 'Organization', name: context.siteName, url: context.siteUrl },
  offers: {
    '@type': 'Offer',
    price: (event.priceCents / 100).toFixed(2),
    priceCurrency: 'EUR',
    url: context.siteUrl + event.href,
    availability:
      left === undefined ? undefined : `https://schema.org/${left > 0 ? 'InStock' : 'SoldOut'}`,
    validThrough: left === undefined ? undefined : event.startsAt,
  },
});
