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
import type { PlanProblem, PlanState } from '../contract';

/** Prices that are asked from a moment on, or between two. */
export const pricePlans = pgTable(
  'price_plans',
  {
    id: serial('id').primaryKey(),
    siteId: integer('site_id').notNull(),
    name: text('name').notNull(),
    /** What was asked for, in words: '10% lager, op ,95'. */
    told: text('told').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    /** When the prices of before are asked again; null: they aren't. */
    endsAt: timestamp('ends_at', { withTimezone: true }),
    state: text('state').$type<PlanState>().notNull().default('planned'),
    /** Who planned it, and on whose behalf it is done. */
    memberId: integer('member_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the prices were really asked, and were so no more. */
    startedAt: timestamp('started_at', { withTimezone: true }),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** What was left as it stood, and why. */
    problems: jsonb('problems').$type<PlanProblem[]>().notNull().default([]),
    /** Something went otherwise than planned, and nobody has said that he read it. */
    isUnread: boolean('is_unread').notNull().default(false),
  },
  (table) => [index('price_plans_state').on(table.siteId, table.state)],
);

/** One price of a plan: of an article, or of one of its variants. */
export const pricePlanItems = pgTable(
  'price_plan_items',
  {
    planId: integer('plan_id')
      .notNull()
      .references(() => pricePlans.id, { onDelete: 'cascade' }),
    productId: integer('product_id').notNull(),
    /** 0: the article's own price, of all variants that have none. */
    variantId: integer('variant_id').notNull(),
    /** In cents what stood there when it was planned; null: the variant had no price of its own. */
    fromCents: integer('from_cents'),
    toCents: integer('to_cents').notNull(),
    /** The wished van-price of the article, before and after. */
    fromVanCents: integer('from_van_cents'),
    toVanCents: integer('to_van_cents'),
    /** Written when the plan began: what is put back at its end. */
    isWritten: boolean('is_written').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.planId, table.productId, table.variantId] }),
    index('price_plan_items_product').on(table.productId),
  ],
);
