import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

/** Imported postcodes: four digits (a quarter) or six characters (a street), without a space. */
export const postcodes = pgTable(
  'postcodes',
  {
    zipcode: text('zipcode').notNull(),
    place: text('place').notNull(),
    province: text('province').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.zipcode, table.place] }),
    index('postcodes_quarter').on(sql`left(${table.zipcode}, 4)`),
  ],
);

/** What the address service answered, so that it is asked once a month at most. */
export const addressLookups = pgTable(
  'address_lookups',
  {
    zipcode: text('zipcode').notNull(),
    /** Empty: the postcode alone was asked. */
    housenumber: text('housenumber').notNull(),
    isKnown: boolean('is_known').notNull(),
    street: text('street').notNull().default(''),
    place: text('place').notNull().default(''),
    province: text('province').notNull().default(''),
    fetchedAt: timestamp('fetched_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.zipcode, table.housenumber] }),
    index('address_lookups_fetched').on(table.fetchedAt),
  ],
);
