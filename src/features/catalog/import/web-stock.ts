import type { SQL } from 'drizzle-orm';
import type { Db } from '#platform/db/types';

/** Where products are written. */
export type Site = { id: number; webStock: WebStock; webWarehouse: number };

/** What a file of products tells and changes of the stock: the pieces in the web's warehouse. Who keeps the stock gives it. */
export type WebStock = {
  /** The warehouse whose pieces a file tells; null when there is none yet. */
  findWarehouse: (db: Db) => Promise<number | null>;
  makeWarehouse: (db: Db) => Promise<number>;
  /** The pieces of a variant there, as an expression; 0 without a warehouse. */
  piecesOf: (variantId: SQL, warehouseId: number | null) => SQL;
  /** Writes how many pieces lie there. */
  setPieces: (
    db: Db,
    warehouseId: number,
    stock: readonly { variantId: number; pieces: number }[],
  ) => Promise<void>;
};
