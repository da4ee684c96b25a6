import type { SQL } from 'drizzle-orm';
import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import { Registry } from '#platform/registry';

/**
 * What the catalogue asks of who keeps the stock. Stock is built on the catalogue, so the catalogue names none
 * of its tables.
 */
export type StockSource = {
  /**
   * A select with a row for each variant in each warehouse: `variant_id`, `pieces`, `kind` ('web' is sent from)
   * and the `location_id` of a store. It is always the same object: statements are prepared with it.
   */
  places: SQL;
  /** The stores that keep stock, by name. */
  listStores: (db: Db) => Promise<{ id: number; title: string }[]>;
};

const sources = new Registry<StockSource>('stock source');

/** Before features set themselves up, because the catalogue then reads its index. */
export const registerStockSource = (host: Host, source: StockSource): void =>
  sources.add(host, 'stock', source);

/** Throws when nobody keeps stock. */
export const stockSourceOf = (host: Host): StockSource => {
  const source = sources.find(host, 'stock');
  if (!source) throw new Error('No feature keeps the stock: call registerStockSource');
  return source;
};

/** A query that tells pieces too, made once. */
export const withPlaces = <Query>(make: (places: SQL) => Query): ((host: Host) => Query) => {
  const made = new WeakMap<SQL, { query: Query }>();
  return (host) => {
    const { places } = stockSourceOf(host);
    const known = made.get(places) ?? { query: make(places) };
    made.set(places, known);
    return known.query;
  };
};
