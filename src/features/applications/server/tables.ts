import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { ApplicationState } from '../contract';

/** What was sent is in the form's submission; erasing one erases the other. */
export const applications = pgTable(
  'applications',
  {
    id: serial('id').primaryKey(),
    siteId: integer('site_id').notNull().default(1),
    /** Unguessable: whoever has it sees the application. */
    token: text('token').notNull().unique(),
    submissionId: integer('submission_id').notNull().unique(),
    /** Null: an open application. No key of another table: what is applied for may be replaced. */
    vacancyId: integer('vacancy_id'),
    locationId: integer('location_id'),
    /** As they were called when it came in. */
    vacancy: text('vacancy').notNull(),
    location: text('location').notNull(),
    code: integer('code'),
    state: text('state').$type<ApplicationState>().notNull().default('received'),
    firstName: text('first_name').notNull(),
    email: text('email').notNull(),
    /** As the crow flies from home to the place of work; null: not known. */
    distanceKm: doublePrecision('distance_km'),
    /** Whether it may be kept for a year. */
    keepYear: boolean('keep_year').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    /** When its procedure ended; null: it goes on. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
    eraseAt: timestamp('erase_at', { withTimezone: true }),
  },
  (table) => [
    index('applications_state').on(table.state, table.id),
    index('applications_erase').on(table.eraseAt),
    index('applications_vacancy').on(table.vacancyId),
  ],
);

/** What happened to applications. Nothing in it is about a person, so it stays when one is erased. */
export const applicationEvents = pgTable(
  'application_events',
  {
    id: serial('id').primaryKey(),
    applicationId: integer('application_id').notNull(),
    event: text('event').notNull(),
    by: text('by').$type<'applicant' | 'staff' | 'clock'>().notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [index('application_events_application').on(table.applicationId, table.id)],
);
