import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { getSite } from '#features/settings/api.server';
import type { EntityField, FilterOption } from '#kernel/define/entity';
import { type Choice, inListOrder } from '#kernel/values/choices';
import type { VocabularyName } from '#kernel/values/vocabularies';
import type { Db, Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { Registry } from '#platform/registry';
import { columnOf, listStoredEntities, type StoredEntity, type StoredTable } from './stored';

type FindTerms = (vocabulary: VocabularyName) => readonly Choice[];

const finders = new Registry<FindTerms>('source of terms');

/** Whoever keeps the chain's words tells those of each list, in their order: from memory, for it is asked often. */
export const registerTerms = (host: Host, find: FindTerms): void =>
  finders.add(host, 'terms', find);

/** The words of a list that can be chosen, in their order. */
export const termsOf = (host: Host, vocabulary: VocabularyName): readonly Choice[] =>
  finders.find(host, 'terms')?.(vocabulary) ?? [];

/** The words of a list as options of a filter. */
export const termOptions = (host: Host, vocabulary: VocabularyName): FilterOption[] =>
  inListOrder(termsOf(host, vocabulary));

/** A field with the words that its list has whenever it is looked at. */
const bind = (host: Host, field: EntityField): EntityField => {
  const { vocabulary } = field;
  if (!vocabulary) return field;
  const find = () => termsOf(host, vocabulary);
  return Object.defineProperties(
    { ...field },
    {
      options: {
        enumerable: true,
        get: () => find().map(({ access, label }) => ({ value: access, label })),
      },
      numbers: {
        enumerable: true,
        get: () => Object.fromEntries(find().map(({ access, id }) => [access, id])),
      },
    },
  );
};

const bound = new WeakMap<Host, Map<StoredEntity, StoredEntity>>();

/** An entity whose choices among the chain's own words are those that this site has. */
export const withTerms = (host: Host, stored: StoredEntity): StoredEntity => {
  const { entity } = stored;
  if (!entity.fields.some(({ vocabulary }) => vocabulary)) return stored;
  const known = bound.get(host) ?? new Map<StoredEntity, StoredEntity>();
  bound.set(host, known);
  const made = known.get(stored) ?? {
    ...stored,
    entity: { ...entity, fields: entity.fields.map((field) => bind(host, field)) },
  };
  known.set(stored, made);
  // What is bound already stays as it is.
  known.set(made, made);
  return made;
};

type Use = { stored: StoredEntity; field: EntityField; column: PgColumn };

/** The fields that choose among the words of a list, with where they lie. */
export const usesOf = (host: Host, vocabulary: VocabularyName): Use[] =>
  listStoredEntities(host).flatMap((stored) =>
    stored.entity.fields
      .filter((field) => field.vocabulary === vocabulary)
      .map((field) => ({ stored, field, column: columnOf(stored, field.name) })),
  );

const has = ({ column }: Use, word: string): SQL =>
  column.dataType === 'json' ? sql`${column} @> to_jsonb(${word}::text)` : eq(column, word);

/** How many rows of each entity have a word. */
export const countUses = async (
  host: Host,
  db: Db,
  vocabulary: VocabularyName,
  word: string,
): Promise<{ stored: StoredEntity; total: number }[]> => {
  const counted: { stored: StoredEntity; total: number }[] = [];
  for (const use of usesOf(host, vocabulary)) {
    const table = use.stored.table as StoredTable;
    const isOne = and(eq(table.siteId, getSite(host).id), has(use, word));
    const [found] = await db.select({ total: count() }).from(table).where(isOne);
    if (found && found.total > 0) counted.push({ stored: use.stored, total: found.total });
  }
  return counted;
};

/** Gives all rows that have a word another in its place, each once. Answers how many rows there were. */
export const replaceWord = async (
  host: Host,
  tx: Tx,
  vocabulary: VocabularyName,
  [from, to]: readonly [from: string, to: string],
): Promise<number> => {
  let total = 0;
  for (const use of usesOf(host, vocabulary)) {
    const { stored, field, column } = use;
    const value =
      column.dataType !== 'json'
        ? sql`${to}`
        : sql`case when ${column} @> to_jsonb(${to}::text) then ${column} - ${from}::text
            else (${column} - ${from}::text) || to_jsonb(${to}::text) end`;
    const table = stored.table as StoredTable;
    const rows = await tx
      .update(table)
      .set({
        [field.name]: value,
        revision: sql`${table.revision} + 1`,
      } as PgUpdateSetSource<StoredTable>)
      .where(and(eq(table.siteId, getSite(host).id), has(use, from)))
      .returning({ id: table.id });
    total += rows.length;
  }
  return total;
};
