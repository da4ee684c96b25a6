import { type SQL, sql } from 'drizzle-orm';
import type { WebStock } from './web-stock';

/** Where products are written. */
export type Site = { id: number; webStock: WebStock; webWarehouse: number };

/** Rows for a set-based statement: one parameter, however many there are. */
export const recordset = (rows: readonly object[], columns: SQL): SQL =>
  sql`json_to_recordset(${JSON.stringify(rows)}::json) as x(${columns})`;
