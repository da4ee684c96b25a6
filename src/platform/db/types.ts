import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgTransaction } from 'drizzle-orm/pg-core';

type NoSchema = Record<string, never>;

/** Where queries go: the pool, or a transaction in it. Whoever takes a Db can be given a Tx. */
export type Db = PgDatabase<NodePgQueryResultHKT, NoSchema>;

/** A transaction: for what may only happen inside one. */
export type Tx = PgTransaction<
  NodePgQueryResultHKT,
  NoSchema,
  ExtractTablesWithRelations<NoSchema>
>;
