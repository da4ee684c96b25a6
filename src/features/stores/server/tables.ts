import {
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { PictureRef } from '#kernel/define/entity';
import type { SpecialHours, WeekHours } from '#kernel/values/opening-hours';

/** Stores, and the head office and distribution centre, which are places but not shops. */
export const locations = pgTable(
  'locations',
  {
    id: serial('id').primaryKey(),
    siteId: integer('site_id').notNull().default(1),
    access: text('access').notNull(),
    title: text('title').notNull(),
    state: text('state').$type<'Online' | 'Offline'>().notNull().default('Online'),
    kind: text('kind').$type<'store' | 'office' | 'warehouse'>().notNull().default('store'),
    street: text('address_street').notNull(),
    housenumber: text('address_housenumber').notNull(),
    housenumberSuffix: text('address_housenumber_suffix').notNull().default(''),
    zipcode: text('address_zipcode').notNull(),
    place: text('address_place').notNull(),
    province: text('address_province').notNull(),
    country: text('address_country').notNull().default('NL'),
    latitude: doublePrecision('coord_latitude'),
    longitude: doublePrecision('coord_longitude'),
    phone: text('phone').notNull().default(''),
    email: text('email').notNull().default(''),
    intro: text('intro').notNull().default(''),
    hours: jsonb('hours').$type<WeekHours>().notNull(),
    specialHours: jsonb('special_hours').$type<SpecialHours[]>().notNull().default([]),
    services: jsonb('services').$type<string[]>().notNull().default([]),
    collections: jsonb('collections').$type<string[]>().notNull().default([]),
    since: integer('since'),
    picture: jsonb('picture').$type<PictureRef>(),
    /** It packs and sends orders of the web shop that the warehouses can't. */
    sendsOrders: boolean('sends_orders').notNull().default(false),
    /** Counts its changes: see the room `entities`. */
    revision: integer('revision').notNull().default(1),
  },
  (table) => [uniqueIndex('locations_site_access').on(table.siteId, table.access)],
);
