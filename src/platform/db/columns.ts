import { timestamp } from 'drizzle-orm/pg-core';

/** A column with a time and its zone. */
export const timestamptz = (name: string) => timestamp(name, { withTimezone: true });
