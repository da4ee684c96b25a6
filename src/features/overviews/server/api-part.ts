import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ApiFilter } from '#kernel/values/api-filter';
import type { Host } from '#platform/host';

/**
 * The rows of another entity that a row hangs together with: a column, or pairs in a table, of
 * which `when` says which count. Without `own` the row itself is the pair.
 */
export type ApiLink = PgColumn | { own?: PgColumn; item: PgColumn; when?: SQL };

/** Names on the wire, with the column or order of the index that holds the same. */
export type IndexedPart = {
  /** Columns of whole numbers: to compare with. */
  numbers?: Record<string, string>;
  /** Columns of one id: to be equal to. */
  options?: Record<string, string>;
  links?: Record<string, string>;
  orders?: Record<string, string>;
};

/** One row, before it is told. */
export type ApiRow = {
  id: number;
  state: string;
  title: string;
  slug: string | number;
  picture: string | null;
  page: boolean;
  revision?: number | null;
  data: Record<string, unknown>;
  /** Absent when there is nothing extra to tell. */
  extra?: Record<string, unknown>;
};

/** A list as it was asked for; `text` is what stood in `zipcode`. */
export type ApiSearch = {
  text: string;
  filters: readonly ApiFilter[];
  /** The column to sort by; `seq`: in the order in which the rows were made. */
  seq: string;
  isDescending: boolean;
  start: number;
  limit: number;
};

/** What the API tells of an entity's rows, and by what they can be found. Nothing else gets out. */
export type ApiPart = {
  table: PgTable;
  site: PgColumn;
  id: PgColumn;
  state: PgColumn;
  title: PgColumn;
  /** Which revision of a row it is; left out: nobody writes them by their fields. */
  revision?: PgColumn;
  /** What stands in the item's address. */
  slug: PgColumn;
  /** An SQL boolean: whether it has a page of its own; left out: each has. */
  page?: SQL;
  /** An SQL text: the key of its picture, or null. */
  picture?: SQL;
  /** By their names on the wire: told in `data`, and to filter and sort by. */
  columns: Record<string, PgColumn>;
  /**
   * SQL by name on the wire, of what a row has in other tables: told in `data` of one row, to who may read
   * what isn't online.
   */
  whole?: Record<string, SQL>;
  /** SQL by name on the wire, of names of other tables' rows; told in `extra`. */
  extra?: Record<string, SQL>;
  /** A row as it is told, where that is not as it is stored. */
  told?: (host: Host, row: ApiRow) => ApiRow;
  /** By the name of the other entity. */
  links?: Record<string, ApiLink>;
  /** Which rows it tells of, to whomever; left out: all of the table. */
  only?: SQL;
  /** An SQL boolean: which rows only admins are told of. */
  adminsOnly?: SQL;
  /** What everybody may see of the rows that are online; left out: all of them. */
  shown?: (host: Host) => SQL | undefined;
  /** Where rows are on the map: lists can be had nearest first. */
  near?: { latitude: PgColumn; longitude: PgColumn };
  /** What the index in memory can answer; left out: each list asks the database. */
  indexed?: IndexedPart;
  /**
   * Answers what everybody may ask without the database, from what is in memory; undefined when it
   * can't.
   */
  recall?: (
    host: Host,
    search: ApiSearch,
  ) => Promise<{ rows: ApiRow[]; total: number } | undefined>;
};
