import { gt, sql } from 'drizzle-orm';
import { apiPartOf, type StoredEntity } from '#features/entities/api.server';
import type { ApiPart } from '#features/overviews/api.server';
import {
  storedCalendar,
  storedFacts,
  storedFaq,
  storedNews,
  storedReferences,
  storedServices,
  storedUsps,
  storedWeblog,
} from './stored';
import {
  calendarEvents,
  facts,
  faqItems,
  newsItems,
  referenceItems,
  services,
  usps,
  weblogPosts,
} from './tables';

const pictureOf = (table: StoredEntity['table']) => sql`${table}.picture ->> 'key'`;

/** What news, the weblog and the calendar have in common. */
const article = (table: typeof newsItems | typeof weblogPosts | typeof calendarEvents) => ({
  title: table.title,
  slug: table.access,
  picture: pictureOf(table),
});

export const newsApi: ApiPart = apiPartOf(storedNews, {
  ...article(newsItems),
  links: { Location: newsItems.locationId },
});

export const weblogApi: ApiPart = apiPartOf(storedWeblog, article(weblogPosts));

/** Everybody sees what is still to come or goes on now. */
export const calendarApi: ApiPart = apiPartOf(storedCalendar, {
  ...article(calendarEvents),
  shown: ({ clock }) => gt(calendarEvents.endsAt, clock.now()),
  links: { Location: calendarEvents.locationId },
});

export const faqApi: ApiPart = apiPartOf(storedFaq, {
  title: faqItems.question,
  slug: faqItems.id,
});

/** What facts, references, services and USPs have in common. None has a page of its own. */
const item = (table: typeof facts | typeof referenceItems | typeof services | typeof usps) => ({
  title: table.title,
  slug: table.id,
  page: sql`false`,
  picture: pictureOf(table),
});

export const factApi: ApiPart = apiPartOf(storedFacts, item(facts));
export const referenceApi: ApiPart = apiPartOf(storedReferences, item(referenceItems));
export const serviceApi: ApiPart = apiPartOf(storedServices, item(services));
export const uspApi: ApiPart = apiPartOf(storedUsps, item(usps));
