import { expect, test } from 'vitest';
import type { ArticleDetail, EventDetail } from './contract';
import { articleJsonLd, eventJsonLd } from './structured-data';

const context = {
  siteUrl: 'https://brink.example',
  siteName: 'Brink',
  imageOf: (key: string) => `/media/${key}/1200.jpg`,
};

const article: ArticleDetail = {
  id: 1,
  href: '/weblog/broek-korter-maken',
  title: 'Een broek korter maken',
  intro: 'Met naald en draad.',
  category: 'Onderhoud',
  date: '2026-11-03',
  picture: { key: 'weblog-broek', width: 1600, height: 1000, alt: '' },
  body: [{ h: 'Meten' }, { p: 'Twee keer meten, één keer knippen.' }, { ul: ['naald', 'draad'] }],
  author: 'Koen Ritsema, kleermaker',
  readMinutes: 2,
};

test('an article has whole addresses, its author with his work, and its words counted', () => {
  expect(articleJsonLd(article, 'BlogPosting', context)).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'Een broek korter maken',
    datePublished: '2026-11-03',
    image: ['https://brink.example/media/weblog-broek/1200.jpg'],
    author: { '@type': 'Person', name: 'Koen Ritsema', jobTitle: 'kleermaker' },
    wordCount: 9,
    mainEntityOfPage: 'https://brink.example/weblog/broek-korter-maken',
  });
});

test('news without an author is by the chain itself', () => {
  const json = articleJsonLd({ ...article, author: undefined }, 'NewsArticle', context);
  expect(json).toMatchObject({
    '@type': 'NewsArticle',
    author: { '@type': 'Organization', name: 'Brink' },
  });
});

const event: EventDetail = {
  id: 1,
  href: '/agenda/krans-binden',
  title: 'Krans binden',
  intro: 'Met eucalyptus.',
  category: 'Workshop',
  startsAt: '2026-11-25T17:30:00.000Z',
  endsAt: '2026-11-25T20:00:00.000Z',
  location: 'Brink Tiel',
  priceCents: 3950,
  seats: 12,
  body: [],
  store: {
    title: 'Brink Tiel',
    href: '/locaties/tiel',
    address: {
      street: 'Waterstraat 9',
      zipcode: '4001 AM',
      place: 'Tiel',
      province: 'Gelderland',
      country: 'NL',
    },
  },
};

test('an event has its moments, its store’s address and its price in euros', () => {
  expect(eventJsonLd(event, context)).toMatchObject({
    '@type': 'Event',
    startDate: '2026-11-25T17:30:00.000Z',
    endDate: '2026-11-25T20:00:00.000Z',
    location: { name: 'Brink Tiel', address: { streetAddress: 'Waterstraat 9' } },
    isAccessibleForFree: false,
    maximumAttendeeCapacity: 12,
    offers: { price: '39.50', priceCurrency: 'EUR' },
  });
});

test('what is in several stores is at the chain’s, and free is free', () => {
  const json = eventJsonLd(
    { ...event, store: undefined, priceCents: 0, seats: undefined },
    context,
  );
  expect(json).toMatchObject({
    location: { name: 'Brink' },
    isAccessibleForFree: true,
    offers: { price: '0.00' },
  });
  expect(JSON.parse(JSON.stringify(json))).not.toHaveProperty('maximumAttendeeCapacity');
});
