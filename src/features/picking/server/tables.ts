import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { timestamptz } from '#platform/db/columns';
import { orders } from '../../orders/server/tables';
import { warehouses } from '../../stock/server/tables';
import type { ShortOutcome, TaskState } from '../contract';

/** A walk past the shelves of a warehouse, for several orders at once. */
export const pickLists = pgTable(
  'pick_lists',
  {
    id: serial('id').primaryKey(),
    siteId: integer('site_id').notNull().default(1),
    warehouseId: integer('warehouse_id')
      .notNull()
      .references(() => warehouses.id),
    /** Who walks it. */
    memberId: integer('member_id').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    /** When something was last done with it: one that is left alone may be taken over. */
    touchedAt: timestamptz('touched_at').notNull(),
    endedAt: timestamptz('ended_at'),
    /** Of the last scan that was counted: sent again, it isn't counted again. */
    scanKey: text('scan_key').notNull().default(''),
  },
  (table) => [
    uniqueIndex('pick_lists_open')
      .on(table.memberId, table.warehouseId)
      .where(sql`ended_at is null`),
    index('pick_lists_warehouse').on(table.warehouseId).where(sql`ended_at is null`),
  ],
);

/** An order that somebody picks, and then packs: one at a time has it. */
export const pickTasks = pgTable(
  'pick_tasks',
  {
    id: serial('id').primaryKey(),
    listId: integer('list_id')
      .notNull()
      .references(() => pickLists.id, { onDelete: 'cascade' }),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    warehouseId: integer('warehouse_id').notNull(),
    /** Which box of the cart it is laid in: 1, 2 … */
    box: integer('box').notNull(),
    state: text('state').$type<TaskState>().notNull().default('picking'),
    /** Who is sending it, since when, and by which press of the button. */
    sendingAt: timestamptz('sending_at'),
    sendingBy: integer('sending_by'),
    sendKey: text('send_key'),
    parcelId: integer('parcel_id'),
    /** Of what a store sends: the warehouse where it should have lain. */
    fromWarehouseId: integer('from_warehouse_id'),
    endedAt: timestamptz('ended_at'),
  },
  (table) => [
    uniqueIndex('pick_tasks_open')
      .on(table.orderId, table.warehouseId)
      .where(sql`ended_at is null`),
    index('pick_tasks_list').on(table.listId),
    index('pick_tasks_packing').on(table.warehouseId).where(sql`ended_at is null`),
  ],
);

/** What of an order is picked: `wanted` gets less by what wasn't found. */
export const pickLines = pgTable(
  'pick_lines',
  {
    taskId: integer('task_id')
      .notNull()
      .references(() => pickTasks.id, { onDelete: 'cascade' }),
    variantId: integer('variant_id').notNull(),
    wanted: integer('wanted').notNull(),
    picked: integer('picked').notNull().default(0),
    missing: integer('missing').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.taskId, table.variantId] }),
    check('pick_lines_within', sql`${table.picked} between 0 and ${table.wanted}`),
  ],
);

/** Pieces of an order that lie nowhere: its buyer has to hear of it. */
export const pickShorts = pgTable(
  'pick_shorts',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    warehouseId: integer('warehouse_id').notNull(),
    variantId: integer('variant_id').notNull(),
    pieces: integer('pieces').notNull(),
    /** Pieces that went out of the stock with this, for the shelf was said to be empty. */
    emptied: integer('emptied').notNull().default(0),
    memberId: integer('member_id').notNull(),
    at: timestamptz('at').notNull(),
    settledAt: timestamptz('settled_at'),
    outcome: text('outcome').$type<ShortOutcome>(),
  },
  (table) => [index('pick_shorts_open').on(table.orderId).where(sql`settled_at is null`)],
);
