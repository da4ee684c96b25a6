import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { FormConfirmation, FormSuccess, FormUploads } from '../contract';
import type { StoredTexts } from './own-texts';

/** What a field was sent with, and what it was called and showed at that moment. */
export type StoredValue = {
  name: string;
  label: string;
  type: string;
  value: string;
  shown: string;
};

/** A value that only the holder of the key can read; see `seal`. */
export type SealedValue = { name: string; label: string; sealed: string };

export const forms = pgTable(
  'forms',
  {
    id: serial('id').primaryKey(),
    siteId: integer('site_id').notNull().default(1),
    /** What features and commands call it, such as `contact`. */
    name: text('name').notNull(),
    title: text('title').notNull(),
    state: text('state').$type<'Online' | 'Offline'>().notNull().default('Online'),
    /** Fieldsets with field definitions, as `readSteps` reads them. */
    steps: jsonb('steps').$type<unknown[]>().notNull(),
    texts: jsonb('texts').$type<StoredTexts>().notNull().default({}),
    /** Mail addresses. */
    recipients: jsonb('recipients').$type<string[]>().notNull().default([]),
    success: jsonb('success').$type<FormSuccess>().notNull().default({}),
    confirmation: jsonb('confirmation').$type<FormConfirmation>(),
    /** HTML that must be agreed with; null: nothing need be. */
    conditions: text('conditions'),
    uploads: jsonb('uploads').$type<FormUploads>().notNull().default({}),
    retentionDays: integer('retention_days').notNull(),
    captcha: boolean('captcha').notNull().default(true),
    multiStep: boolean('multi_step').notNull().default(false),
    revision: integer('revision').notNull().default(1),
  },
  (table) => [uniqueIndex('forms_site_name').on(table.siteId, table.name)],
);

export const formSubmissions = pgTable(
  'form_submissions',
  {
    id: serial('id').primaryKey(),
    formId: integer('form_id')
      .notNull()
      .references(() => forms.id, { onDelete: 'cascade' }),
    /** Stores what comes twice once: see `onceKeyOf`. Null: it came without a form of ours. */
    onceKey: text('once_key').unique(),
    state: text('state').$type<'New' | 'Mailed'>().notNull().default('New'),
    values: jsonb('values').$type<StoredValue[]>().notNull(),
    sealed: jsonb('sealed').$type<SealedValue[]>().notNull().default([]),
    extras: jsonb('extras').$type<Record<string, string>>().notNull().default({}),
    /** Ids of the uploads that came along. */
    files: jsonb('files').$type<string[]>().notNull().default([]),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    purgeAt: timestamp('purge_at', { withTimezone: true }).notNull(),
    /** Who was sent it already: a job that runs again mails nobody twice. */
    mailedTo: jsonb('mailed_to').$type<string[]>().notNull().default([]),
    /** When the last of its mails went. */
    mailedAt: timestamp('mailed_at', { withTimezone: true }),
    /** When a member of staff ticked it off in the office; null: it is open. */
    handledAt: timestamp('handled_at', { withTimezone: true }),
    /** The member who did; null: it was before there was a screen for it. */
    handledBy: integer('handled_by'),
  },
  (table) => [
    index('form_submissions_form').on(table.formId, table.id),
    index('form_submissions_purge').on(table.purgeAt),
    index('form_submissions_open').on(table.formId, table.id).where(sql`handled_at is null`),
  ],
);

/** Challenges that were answered: none counts twice. Kept until they would have ended anyway. */
export const formChallenges = pgTable(
  'form_challenges',
  {
    id: text('id').primaryKey(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('form_challenges_expires').on(table.expiresAt)],
);
