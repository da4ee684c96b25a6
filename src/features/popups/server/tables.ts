import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { PictureRef } from '#kernel/define/entity';
import type { BlockSchedule } from '#kernel/values/block-schedule';
import type { PopupData } from '#kernel/values/popup';
import type { PopupConditions } from '#kernel/values/popup-conditions';

const line = (name: string) => text(name).notNull().default('');

export const popups = pgTable('popups', {
  id: serial('id').primaryKey(),
  siteId: integer('site_id').notNull().default(1),
  /** What those who make it call it. */
  title: text('title').notNull(),
  state: text('state').$type<'Online' | 'Offline'>().notNull().default('Online'),
  /** Of several on one page the lowest comes first. */
  seq: integer('seq').notNull().default(0),
  popupactionId: integer('popupaction_id').notNull().default(1),
  popuppositionId: integer('popupposition_id').notNull().default(5),
  closeButton: text('close_button').notNull().default('Y'),
  icon: line('icon'),
  timesShown: text('times_shown').notNull().default('once'),
  closeBackgroundclick: text('close_backgroundclick').notNull().default('Y'),
  openPeriod: integer('open_period').notNull().default(0),
  closePeriod: integer('close_period').notNull().default(0),
  afterEqual: text('after_equal').notNull().default('N'),
  titleContent: line('title_content'),
  subtitle: line('subtitle'),
  intro: line('intro'),
  /** Cleaned HTML, as are the other `content` and `consent_text`. */
  content: line('content'),
  linkText: line('link_text'),
  link2Text: line('link2_text'),
  link3Text: line('link3_text'),
  link4Text: line('link4_text'),
  afterTitle: line('after_title'),
  afterSubtitle: line('after_subtitle'),
  afterIntroduction: line('after_introduction'),
  afterContent: line('after_content'),
  titleSubmit: line('title_submit'),
  /** What is agreed with by sending the form, kept as the proof of it. */
  consentText: line('consent_text'),
  images: jsonb('images').$type<readonly PictureRef[]>().notNull().default([]),
  imagesAfter: jsonb('images_after').$type<readonly PictureRef[]>().notNull().default([]),
  before: jsonb('before').$type<PopupData['before']>().notNull().default({}),
  after: jsonb('after').$type<PopupData['after']>().notNull().default({}),
  /** Field definitions (S3.2, S3.6/12). */
  fields: jsonb('fields').$type<readonly Record<string, unknown>[]>().notNull().default([]),
  /** A challenge is worked out before its form is sent. */
  captcha: boolean('captcha').notNull().default(true),
  schedule: jsonb('schedule').$type<BlockSchedule>().notNull().default({}),
  conditions: jsonb('conditions').$type<PopupConditions>().notNull().default({}),
  /** Of promotions: what its codes are codes for. */
  discountOfferId: integer('discount_offer_id'),
  revision: integer('revision').notNull().default(1),
});

/** What popups belong to. */
export const popupLinks = pgTable(
  'popup_links',
  {
    popupId: integer('popup_id')
      .notNull()
      .references(() => popups.id, { onDelete: 'cascade' }),
    /** An entity's name, or `Page`. */
    module: text('module').notNull(),
    itemId: integer('item_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.popupId, table.module, table.itemId] }),
    index('popup_links_item').on(table.module, table.itemId),
  ],
);

/** Forms that were sent, for as long as the same one may come again. */
export const popupSubmissions = pgTable(
  'popup_submissions',
  {
    onceKey: text('once_key').primaryKey(),
    popupId: integer('popup_id')
      .notNull()
      .references(() => popups.id, { onDelete: 'cascade' }),
    discountCode: text('discount_code'),
    purgeAt: timestamp('purge_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('popup_submissions_purge').on(table.purgeAt)],
);
