import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/types';
import type { NewCategory } from './category-tree';
import { colorAccess, hexOf } from './colors';
import type { Plan } from './compare';
import { sizeSort } from './sizes';
import { fold } from './values';

/** Numbers of the names that a batch uses. */
export type Names = {
  brand: (title: string) => number | null;
  material: (title: string) => number | null;
  color: (title: string) => number | null;
  size: (title: string) => number | null;
  category: (access: string) => number;
};

type Row = { id: number; name: string };

const read = async (db: Db, query: SQL): Promise<Row[]> => (await db.execute(query)).rows as Row[];

/**
 * Makes those of `wanted` that aren't there, and answers the number of each. Of names that count as
 * the same the one that was there first is kept.
 */
const ensure = async (
  wanted: Iterable<string>,
  keyOf: (title: string) => string,
  list: () => Promise<Row[]>,
  make: (titles: string[]) => Promise<unknown>,
) => {
  const ids = new Map<string, number>();
  const learn = async () => {
    for (const { id, name } of await list()) if (!ids.has(keyOf(name))) ids.set(keyOf(name), id);
  };
  const titles = new Map([...wanted].filter(Boolean).map((title) => [keyOf(title), title]));
  if (titles.size > 0) await learn();
  const missing = [...titles].filter(([key]) => !ids.has(key)).map(([, title]) => title);
  if (missing.length > 0) {
    await make(missing);
    await learn();
  }
  return (title: string): number | null => (title === '' ? null : (ids.get(keyOf(title)) ?? null));
};

const json = (rows: unknown): SQL => sql`${JSON.stringify(rows)}::json`;

const titled = (db: Db, table: 'brands' | 'materials', wanted: Iterable<string>) =>
  ensure(
    wanted,
    fold,
    () => read(db, sql`select id, title as name from ${sql.identifier(table)} order by id`),
    (titles) =>
      db.execute(sql`insert into ${sql.identifier(table)} (title)
        select value from json_array_elements_text(${json(titles)}) on conflict do nothing`),
  );

const ensureColors = (db: Db, wanted: Iterable<string>) =>
  ensure(
    wanted,
    colorAccess,
    () => read(db, sql`select id, title as name from colors order by id`),
    (titles) => {
      const rows = titles.map((title) => ({
        title,
        access: colorAccess(title),
        hex: hexOf(title),
      }));
      return db.execute(sql`insert into colors (access, title, hex)
        select access, title, hex from json_to_recordset(${json(rows)}) as x(access text, title text, hex text)
        on conflict (access) do nothing`);
    },
  );

const ensureSizes = (db: Db, wanted: Iterable<string>) =>
  ensure(
    wanted,
    fold,
    () => read(db, sql`select id, title as name from sizes order by id`),
    (titles) => {
      const rows = titles.map((title) => ({ title, sort: sizeSort(title) }));
      return db.execute(sql`insert into sizes (title, sort)
        select title, sort from json_to_recordset(${json(rows)}) as x(title text, sort int)
        on conflict (title) do nothing`);
    },
  );

const ensureCategories = async (db: Db, made: readonly NewCategory[]) => {
  for (const { access, title, parentAccess } of made) {
    await db.execute(sql`insert into categories (access, title, parent_id, sort)
      select ${access}, ${title}, (select id from categories where access = ${parentAccess}),
        (select coalesce(max(sort), 0) + 1 from categories)
      on conflict (access) do nothing`);
  }
  const rows = await read(db, sql`select id, access as name from categories`);
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  return (access: string): number => {
    const id = ids.get(access);
    if (id === undefined) throw new Error(`There is no category '${access}'`);
    return id;
  };
};

/** Makes all brands, materials, colours, sizes and categories that the plans need. */
export const ensureNames = async (
  db: Db,
  plans: readonly Plan[],
  made: readonly NewCategory[],
): Promise<Names> => {
  const inserts = plans.flatMap((plan) => plan.inserts);
  const pictures = plans.flatMap((plan) => plan.pictures ?? []);
  return {
    brand: await titled(
      db,
      'brands',
      plans.flatMap(({ fields }) => fields.brand ?? []),
    ),
    material: await titled(
      db,
      'materials',
      plans.flatMap(({ fields }) => fields.material ?? []),
    ),
    color: await ensureColors(
      db,
      [...inserts, ...pictures].map(({ color }) => color),
    ),
    size: await ensureSizes(
      db,
      inserts.map(({ size }) => size),
    ),
    category: await ensureCategories(db, made),
  };
};
