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
    /** Only to be found by: '' where the form asks none. */
    lastName: text('last_name').notNull().default(''),
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

/**
 * What happened to applications. Nothing in it is about an applicant, so it stays when one is erased; then without
 * who of the staff did it.
 */
export const applicationEvents = pgTable(
  'application_events',
  {
    id: serial('id').primaryKey(),
    applicationId: integer('application_id').notNull(),
    event: text('event').notNull(),
    by: text('by').$type<'applicant' | 'staff' | 'clock'>().notNull(),
    /** Who of the staff, in the office. */
    memberId: integer('member_id'),
    /** Of a step that is sent again when its answer was lost: it is done once. */
    key: text('key').unique(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [index('application_events_application').on(table.applicationId, table.id)],
);

/** What staff wrote about an applicant, and what was mailed to him in their own words: erased with his application. */
export const applicationNotes = pgTable(
  'application_notes',
  {
    id: serial('id').primaryKey(),
    applicationId: integer('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'note' | 'mail'>().notNull(),
    /** Of a mail: its subject. */
    subject: text('subject').notNull().default(''),
    text: text('text').notNull(),
    memberId: integer('member_id').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [index('application_notes_application').on(table.applicationId, table.id)],
);
