import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { QueryResult } from 'pg';
import type { Db } from './types';

/**
 * A query that a busy page asks: put together once, and planned once a connection under its name.
 * `make` ends in drizzle's `prepare(name)`, with a name that no other query has.
 */
export const prepared = <Query>(make: (db: Db) => Query): ((db: Db) => Query) => {
  const made = new WeakMap<Db, Query>();
  return (db) => {
    const query = made.get(db) ?? make(db);
    made.set(db, query);
    return query;
  };
};

const dialect = new PgDialect();

/** The same for a statement in SQL: what varies in it are `sql.placeholder`s. Answers its rows. */
export const preparedSql = <Row>(name: string, statement: SQL) => {
  const built = dialect.sqlToQuery(statement);
  const query = prepared((db) => db._.session.prepareQuery(built, undefined, name, false));
  return async (db: Db, values: Record<string, unknown>): Promise<Row[]> => {
    const { rows } = (await query(db).execute(values)) as QueryResult;
    return rows as Row[];
  };
};
