import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { PictureRef } from '#kernel/define/entity';
import { locations } from '../../stores/server/tables';

export const vacancies = pgTable(
  'vacancies',
  {
    id: serial('id').primaryKey(),
    siteId: integer('site_id').notNull().default(1),
    access: text('access').notNull(),
    /** What the feed that it came from calls it; null: it came from no feed. */
    reference: text('reference'),
    title: text('title').notNull(),
    state: text('state').$type<'Online' | 'Offline'>().notNull().default('Online'),
    locationId: integer('location_id')
      .notNull()
      .references(() => locations.id),
    category: text('category').notNull(),
    contract: text('contract').notNull(),
    hoursMin: integer('hours_min').notNull(),
    hoursMax: integer('hours_max').notNull(),
    code: integer('code').notNull(),
    /** How old one has to be for this work; null: as old as for any. */
    minimumAge: integer('minimum_age'),
    /** Cents an hour or a month, by `salaryUnit`. */
    salaryMin: integer('salary_min'),
    salaryMax: integer('salary_max'),
    salaryUnit: text('salary_unit').$type<'HOUR' | 'MONTH'>(),
    postedOn: date('posted_on').notNull(),
    validThrough: date('valid_through'),
    intro: text('intro').notNull().default(''),
    description: jsonb('description').$type<string[]>().notNull().default([]),
    tasks: jsonb('tasks').$type<string[]>().notNull().default([]),
    asks: jsonb('asks').$type<string[]>().notNull().default([]),
    offers: jsonb('offers').$type<string[]>().notNull().default([]),
    /** Of the work; what a feed brings has none. */
    picture: jsonb('picture').$type<PictureRef>(),
    /** Counts its changes: see the room `entities`. */
    revision: integer('revision').notNull().default(1),
  },
  (table) => [
    uniqueIndex('vacancies_site_access').on(table.siteId, table.access),
    uniqueIndex('vacancies_site_reference').on(table.siteId, table.reference),
    index('vacancies_location').on(table.locationId),
  ],
);
