import {
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { PictureRef } from '#kernel/define/entity';
import type { CardWay } from '#kernel/values/card-way';
import type { RichItem } from '../contract';

const article = () => ({
  id: serial('id').primaryKey(),
  siteId: integer('site_id').notNull().default(1),
  access: text('access').notNull(),
  title: text('title').notNull(),
  state: text('state').$type<'Online' | 'Offline'>().notNull().default('Online'),
  category: text('category').notNull(),
  intro: text('intro').notNull().default(''),
  picture: jsonb('picture').$type<PictureRef>(),
  /** Counts its changes: see the room `entities`. */
  revision: integer('revision').notNull().default(1),
});

export const newsItems = pgTable(
  'news_items',
  {
    ...article(),
    date: date('date').notNull(),
    locationId: integer('location_id'),
    body: jsonb('body').$type<RichItem[]>().notNull(),
  },
  (table) => [uniqueIndex('news_items_site_access').on(table.siteId, table.access)],
);

export const weblogPosts = pgTable(
  'weblog_posts',
  {
    ...article(),
    date: date('date').notNull(),
    author: text('author').notNull(),
    readMinutes: integer('read_minutes').notNull(),
    productIds: jsonb('product_ids').$type<number[]>().notNull().default([]),
    body: jsonb('body').$type<RichItem[]>().notNull(),
  },
  (table) => [uniqueIndex('weblog_posts_site_access').on(table.siteId, table.access)],
);

export const calendarEvents = pgTable(
  'calendar_events',
  {
    ...article(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    locationId: integer('location_id'),
    givenBy: text('given_by').notNull().default(''),
    priceCents: integer('price_cents').notNull().default(0),
    /** How many can come; null: nobody needs to book. */
    seats: integer('seats'),
    /** That one booking may have. */
    seatsPerBooking: integer('seats_per_booking').notNull().default(6),
    /** Percent: 21, 9 or 0. */
    vatRate: integer('vat_rate').notNull().default(21),
    /**
     * What is sold of it: a variant whose pieces are the seats that are left. Kept by the database alone
     * (migration 0044), with the seats that it was given.
     */
    seatVariantId: integer('seat_variant_id').unique(),
    seatsGiven: integer('seats_given').notNull().default(0),
    body: jsonb('body').$type<RichItem[]>().notNull(),
  },
  (table) => [
    uniqueIndex('calendar_events_site_access').on(table.siteId, table.access),
    index('calendar_events_start').on(table.startsAt),
  ],
);

export const faqItems = pgTable('faq_items', {
  id: serial('id').primaryKey(),
  siteId: integer('site_id').notNull().default(1),
  state: text('state').$type<'Online' | 'Offline'>().notNull().default('Online'),
  category: text('category').notNull(),
  question: text('question').notNull(),
  answer: jsonb('answer').$type<string[]>().notNull(),
  sort: integer('sort').notNull().default(0),
  revision: integer('revision').notNull().default(1),
});

/** What the small things that pages are dressed with have in common; the first sort first. */
const item = () => ({
  id: serial('id').primaryKey(),
  siteId: integer('site_id').notNull().default(1),
  state: text('state').$type<'Online' | 'Offline'>().notNull().default('Online'),
  sort: integer('sort').notNull().default(0),
  title: text('title').notNull(),
  text: text('text').notNull().default(''),
  /** One of the drawn signs; empty: none. */
  icon: text('icon').notNull().default(''),
  picture: jsonb('picture').$type<PictureRef>(),
  /** Where the card leads; empty: nowhere. */
  link: text('link').notNull().default(''),
  linkText: text('link_text').notNull().default(''),
  /** How the card's link opens (S2.12/4). */
  opens: text('opens').$type<CardWay>().notNull().default('here'),
  revision: integer('revision').notNull().default(1),
});

/** Numbers worth telling; `title` says what is counted. */
export const facts = pgTable('facts', {
  ...item(),
  counterTarget: doublePrecision('counter_target').notNull(),
  prefix: text('prefix').notNull().default(''),
  suffix: text('suffix').notNull().default(''),
});

/** What customers and partners say: `text` is the quote, `title` who said it. */
export const referenceItems = pgTable('reference_items', {
  ...item(),
  /** Who that is: 'klant in Tiel'. */
  role: text('role').notNull().default(''),
});

/** What the chain does for its customers beside selling. */
export const services = pgTable('services', item());

/** Why one buys here. */
export const usps = pgTable('usps', item());
