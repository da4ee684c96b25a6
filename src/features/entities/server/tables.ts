import {
  bigserial,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { Action, Values, Way } from '../contract';

/** Files that were read into an entity. */
export const entityImports = pgTable('entity_imports', {
  id: serial('id').primaryKey(),
  entity: text('entity').notNull(),
  file: text('file').notNull(),
  /** SHA-256 of the file: an import that was cut off goes on when the same file is read again. */
  hash: text('hash').notNull(),
  /** How many of its items were dealt with. */
  done: integer('done').notNull().default(0),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
  /** Null: cut off, or still at it. */
  endedAt: timestamp('ended_at', { withTimezone: true }),
  undoneAt: timestamp('undone_at', { withTimezone: true }),
});

/** Every change of a row that has fields: who, when, from what, to what. */
export const entityChanges = pgTable(
  'entity_changes',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    entity: text('entity').notNull(),
    rowId: integer('row_id').notNull(),
    /** The revision that it made. */
    revision: integer('revision').notNull(),
    action: text('action').$type<Action>().notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    way: text('way').$type<Way>().notNull(),
    /** The number of the API's user; null: a command. */
    apiUserId: integer('api_user_id'),
    /** The number of the member of staff; null: it wasn't done in the office. */
    staffId: integer('staff_id'),
    /** From where, as the network's address; null: it wasn't done in the office. */
    client: text('client'),
    importId: integer('import_id').references(() => entityImports.id, { onDelete: 'set null' }),
    /** All that the row held before; null: it wasn't there. */
    before: jsonb('before').$type<Values>(),
    /** All that it holds since; null: it is gone. */
    after: jsonb('after').$type<Values>(),
  },
  (table) => [
    index('entity_changes_row').on(table.entity, table.rowId, table.id),
    index('entity_changes_import').on(table.importId),
    index('entity_changes_at').on(table.at),
  ],
);
