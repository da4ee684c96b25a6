import { getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  byIds,
  listStoredEntities,
  readRows,
  type StoredEntity,
  type StoredRow,
} from '#features/entities/api.server';
import { getSite, sites } from '#features/settings/api.server';
import { traitsOf } from '#fields/traits';
import type { EntityField, GroupField } from '#kernel/define/entity';
import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import { Registry } from '#platform/registry';

/** Rows of an entity that hold a picture. */
export type UsedIn = { stored: StoredEntity; ids: readonly number[] };

/** What holds pictures and is no row of an entity, such as what somebody is typing. */
export type PictureHolder = {
  label: string;
  /** JSON of each, in which pictures stand as in rows. */
  json: SQL;
  /** How the places with a picture are told. */
  places: (host: Host, key: string) => Promise<{ title: string; to?: string }[]>;
};

const holders = new Registry<PictureHolder>('holder of pictures');

/** Has a feature say which pictures it holds beside rows, so that they aren't thrown away. */
export const registerPictureHolder = (host: Host, name: string, holder: PictureHolder): void =>
  holders.add(host, name, holder);

export const listHolders = (host: Host): PictureHolder[] => holders.list(host);

const holdsPictures = (field: EntityField | GroupField): boolean => {
  const { pictures, isTree } = traitsOf(field);
  return Boolean(pictures ?? isTree) || (field.fields?.some(holdsPictures) ?? false);
};

/** The columns of an entity's rows in which pictures stand. */
const columnsWith = ({ entity, table, parts = {} }: StoredEntity): PgColumn[] => {
  const columns = getTableColumns(table) as Record<string, PgColumn>;
  return entity.fields
    .filter((field) => holdsPictures(field) && !Object.hasOwn(parts, field.name))
    .flatMap(({ name }) => columns[name] ?? []);
};

const partsWith = ({ parts = {} }: StoredEntity) =>
  Object.values(parts).flatMap(({ pictures }) => pictures ?? []);

const escaped = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`);

/** Whether a picture stands in JSON, which PostgreSQL writes with a space after each colon. */
export const isIn = (json: SQL | PgColumn, key: string): SQL =>
  sql`${json}::text like ${`%"key": "${escaped(key)}"%`}`;

/** Where a picture stands, drafts of pages too. */
export const findUses = async (host: Host, db: Db, key: string): Promise<UsedIn[]> => {
  const found: UsedIn[] = [];
  for (const stored of listStoredEntities(host)) {
    const { table } = stored;
    const conditions = [
      ...columnsWith(stored).map((column) => isIn(column, key)),
      ...partsWith(stored).map(({ rowsWith }) => inArray(table.id, sql`(${rowsWith(key)})`)),
    ];
    if (conditions.length === 0) continue;
    const rows = await readRows(db, stored, getSite(host).id, or(...conditions));
    if (rows.length > 0) found.push({ stored, ids: rows.map(({ id }) => id) });
  }
  return found;
};

export const readUsed = (host: Host, db: Db, { stored, ids }: UsedIn): Promise<StoredRow[]> =>
  readRows(db, stored, getSite(host).id, byIds(stored, ids));

/** Whether the header or the footer shows a picture. */
export const isInNavigation = (host: Host, key: string): boolean => {
  const { navigation, footer, settings } = getSite(host);
  return JSON.stringify([navigation, footer, settings]).includes(`"key":${JSON.stringify(key)}`);
};

const keysIn = (json: SQL | PgColumn, from: SQL | StoredEntity['table'] | typeof sites): SQL =>
  sql`select jsonb_path_query(${json}, '$.**.key') #>> '{}' as key from ${from}`;

/** SQL of the keys of all pictures that stand somewhere. */
export const usedKeys = (host: Host): SQL => {
  const stored = listStoredEntities(host);
  const all = [
    ...stored.flatMap((one) => columnsWith(one).map((column) => keysIn(column, one.table))),
    ...stored.flatMap((one) => partsWith(one).map(({ keys }) => keys)),
    ...[sites.navigation, sites.footer, sites.settings].map((column) => keysIn(column, sites)),
    ...listHolders(host).map(({ json }) => keysIn(sql`held.json`, sql`(${json}) as held(json)`)),
  ];
  return sql.join(all, sql` union all `);
};
