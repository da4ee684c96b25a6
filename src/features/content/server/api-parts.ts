import { gt, sql } from 'drizzle-orm';
import type { ApiPart } from '#features/overviews/api.server';
import { calendarEvents, faqItems, newsItems, weblogPosts } from './tables';

/** What news, the weblog and the calendar have in common. */
const article = (table: typeof newsItems | typeof weblogPosts | typeof calendarEvents) => ({
  table,
  site: table.siteId,
  id: table.id,
  state: table.state,
  title: table.title,
  slug: table.access,
  picture: sql`${table}.picture ->> 'key'`,
});

export const newsApi: ApiPart = {
  ...article(newsItems),
  columns: {
    access: newsItems.access,
    category: newsItems.category,
    date: newsItems.date,
    location_id: newsItems.locationId,
    intro: newsItems.intro,
    body: newsItems.body,
  },
  links: { Location: newsItems.locationId },
};

export const weblogApi: ApiPart = {
  ...article(weblogPosts),
  columns: {
    access: weblogPosts.access,
    category: weblogPosts.category,
    date: weblogPosts.date,
    author: weblogPosts.author,
    read_minutes: weblogPosts.readMinutes,
    intro: weblogPosts.intro,
    body: weblogPosts.body,
  },
};

/** Everybody sees what is still to come or goes on now. */
export const calendarApi: ApiPart = {
  ...article(calendarEvents),
  shown: ({ clock }) => gt(calendarEvents.endsAt, clock.now()),
  columns: {
    access: calendarEvents.access,
    category: calendarEvents.category,
    starts_at: calendarEvents.startsAt,
    ends_at: calendarEvents.endsAt,
    location_id: calendarEvents.locationId,
    price_cents: calendarEvents.priceCents,
    seats: calendarEvents.seats,
    intro: calendarEvents.intro,
    body: calendarEvents.body,
  },
  links: { Location: calendarEvents.locationId },
};

export const faqApi: ApiPart = {
  table: faqItems,
  site: faqItems.siteId,
  id: faqItems.id,
  state: faqItems.state,
  title: faqItems.question,
  slug: faqItems.id,
  columns: { category: faqItems.category, answer: faqItems.answer, sort: faqItems.sort },
};
