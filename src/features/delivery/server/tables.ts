import {
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { DeliveryRhythm } from '#kernel/values/delivery-promise';
import type { DeliveryKind, DeliveryZone } from '../contract';

/** Ways of delivery of a site, with where they go and what they cost. */
export const deliveryMethods = pgTable(
  'delivery_methods',
  {
    /** Its column `id` holds what orders name a way by, since before ways had numbers. */
    id: serial('number').primaryKey(),
    siteId: integer('site_id').notNull().default(1),
    access: text('id').notNull(),
    kind: text('kind').$type<DeliveryKind>().notNull(),
    title: text('title').notNull(),
    carrier: text('carrier').notNull(),
    zones: jsonb('zones').$type<DeliveryZone[]>().notNull(),
    rhythm: jsonb('rhythm').$type<DeliveryRhythm>().notNull(),
    state: text('state').notNull().default('Online'),
    sort: integer('sort').notNull().default(0),
    revision: integer('revision').notNull().default(1),
  },
  (table) => [uniqueIndex('delivery_methods_access').on(table.siteId, table.access)],
);

/** Service points of the built-in carrier. */
export const servicePoints = pgTable(
  'service_points',
  {
    id: text('id').primaryKey(),
    title: text('title').notNull(),
    street: text('street').notNull(),
    housenumber: text('housenumber').notNull(),
    zipcode: text('zipcode').notNull(),
    place: text('place').notNull(),
    country: text('country').notNull().default('NL'),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    hours: text('hours').notNull(),
  },
  (table) => [index('service_points_place').on(table.latitude, table.longitude)],
);
