import { and, eq, inArray } from 'drizzle-orm';
import type { EntitySource } from '#features/overviews/api.server';
import { getSite } from '#features/settings/api.server';
import { codecOf } from '#fields/codecs';
import {
  type Entity,
  type EntityField,
  type FilterOption,
  type IndexRow,
  type SearchHit,
  type SortOrder,
  wireName,
} from '#kernel/define/entity';
import type { Host } from '#platform/host';
import { readRows } from './rows';
import { type StoredEntity, type StoredRow, valuesOf } from './stored';
import { termOptions, withTerms } from './vocabularies';

/** What is an entity's own: how its rows are shown. */
type Shown<Row, Card> = Omit<
  EntitySource<Card>,
  'entity' | 'options' | 'rows' | 'cards' | 'hits'
> & {
  /** Left out: all that `present` says of the rows that are shown. */
  cards?: EntitySource<Card>['cards'];
  /** What visitors may see; left out: what is online. */
  list?: (host: Host, ids?: readonly number[]) => Promise<Row[]>;
  /** What is known of rows beyond their fields: columns to filter by, and texts to search. */
  beside?: {
    options: (host: Host) => Promise<Record<string, FilterOption[]>>;
    index: (row: Row) => Pick<IndexRow, 'options' | 'texts'>;
  };
  /** What a card shows of a row. */
  present: (row: Row, host: Host) => Card;
  /** What a search tells of a row. */
  hit: (row: Row, host: Host) => Omit<SearchHit, 'id'>;
  /** A row with what its texts say of the settings. */
  fill?: (host: Host, row: Row) => Promise<Row>;
  /** Whether a search finds it; left out: it does. */
  isSearched?: (row: Row) => boolean;
};

/** The field of a column by which visitors filter. Throws when an option of it has no number. */
const fieldOf = (
  { entity }: StoredEntity,
  column: string,
  isBeside: boolean,
): EntityField | undefined => {
  const field = entity.fields.find((one) => wireName(one) === column);
  if (!field && isBeside) return undefined;
  if (!field) throw new Error(`${entity.name} has no field for its column '${column}'`);
  if (field.vocabulary) return field;
  const { numbers = {}, options = [] } = field;
  const without = options.find(({ value }) => numbers[value] === undefined);
  if (without)
    throw new Error(`Option '${without.value}' of ${entity.name}.${column} has no number`);
  return field;
};

const optionsOf = (host: Host, field: EntityField): FilterOption[] =>
  field.vocabulary ? termOptions(host, field.vocabulary) : fixedOptions(field);

const fixedOptions = ({ options = [], numbers = {} }: EntityField): FilterOption[] =>
  options.map(({ value, label }, sort) => ({ id: numbers[value] ?? 0, label, sort }));

const idsOf = ({ numbers = {} }: EntityField, value: unknown): number[] =>
  [value].flat().flatMap((one) => numbers[String(one)] ?? []);

/** How far in the list of its options the first of a value's stands. */
const rankOf = (field: EntityField, value: unknown): number => {
  const { options = [], vocabulary } = field;
  if (!vocabulary) return Math.min(...idsOf(field, value));
  const at = options.findIndex((option) => [value].flat().includes(option.value));
  return at === -1 ? options.length : at;
};

const sortable = (value: unknown, isDescending = false): number | string => {
  if (!isDescending) return typeof value === 'number' ? value : String(value ?? '');
  const number = typeof value === 'number' ? value : Date.parse(String(value));
  return Number.isNaN(number) ? 0 : -number;
};

/** More than any number that rows of one option are put in order by. */
const OPTION = 2 ** 33;

/** By what a row is put in an order: its field's value, among what has the same option where the order says so. */
const placeIn = (
  { fields = [] }: Entity,
  { name, by = name, isDescending, within }: SortOrder,
  values: Readonly<Record<string, unknown>>,
): number | string => {
  const place = sortable(values[by], isDescending);
  const options = fields.find((field) => field.name === within);
  if (!options || typeof place !== 'number') return place;
  return rankOf(options, values[wireName(options)]) * OPTION + place;
};

/**
 * How an entity's rows reach the index, the cards and the suggestions, made of its fields: columns filter by
 * the field of their name, orders follow `by`, and fields with a weight are searched.
 */
export const sourceOf = <Row extends StoredRow, Card>(
  stored: StoredEntity,
  {
    present,
    hit,
    fill,
    isSearched = () => true,
    list: ownList,
    beside,
    ...shown
  }: Shown<Row, Card>,
): EntitySource<Card> => {
  const { entity, table } = stored;
  const columns = entity.columns
    .filter(({ kind }) => kind === 'options')
    .flatMap(({ name }) => fieldOf(stored, name, beside !== undefined) ?? [])
    .map(wireName);
  const ranges = entity.columns.filter(({ kind }) => kind === 'number').map(({ name }) => name);
  const listOnline = async (host: Host, ids?: readonly number[]): Promise<Row[]> => {
    const isOnline = eq(table.state, 'Online');
    const which = ids ? and(isOnline, inArray(table.id, [...ids])) : isOnline;
    const rows = await readRows(host.db, stored, getSite(host).id, which);
    return fill ? Promise.all((rows as Row[]).map((row) => fill(host, row))) : (rows as Row[]);
  };

  const list = ownList ?? listOnline;

  const filtersOf = ({ entity: { fields } }: StoredEntity) =>
    fields.filter((field) => columns.includes(wireName(field)));

  /** `ofSite`: the same entity, with the words that the site has. */
  const indexRow = (ofSite: StoredEntity, row: Row): IndexRow => {
    const values = valuesOf(stored, row);
    const searched = ofSite.entity.fields.filter(({ weight }) => weight !== undefined);
    const texts = searched.flatMap((field) => {
      const value = values[wireName(field)];
      const isEmpty =
        value === '' || value === null || (Array.isArray(value) && value.length === 0);
      return isEmpty
        ? []
        : [{ text: codecOf(field).tell(value, field), weight: field.weight ?? 1 }];
    });
    const more = beside?.index(row);
    const options = filtersOf(ofSite).map((field) => [
      wireName(field),
      idsOf(field, values[wireName(field)]),
    ]);
    return {
      id: row.id,
      options: { ...Object.fromEntries(options), ...more?.options },
      numbers: Object.fromEntries(
        ranges.flatMap((name) => (values[name] === null ? [] : [[name, Number(values[name])]])),
      ),
      sort: Object.fromEntries(
        entity.orders.map((order) => [order.name, placeIn(ofSite.entity, order, values)]),
      ),
      texts: isSearched(row) ? [...(more?.texts ?? []), ...texts] : [],
    };
  };

  return {
    entity,
    options: async (host) => ({
      ...Object.fromEntries(
        filtersOf(stored).map((field) => [wireName(field), optionsOf(host, field)]),
      ),
      ...(await beside?.options(host)),
    }),
    async *rows(host, ids) {
      const ofSite = withTerms(host, stored);
      yield (await list(host, ids)).map((row) => indexRow(ofSite, row));
    },
    cards: async (host, ids) =>
      new Map((await list(host, ids)).map((row) => [row.id, present(row, host)])),
    hits: async (host, ids) =>
      new Map((await list(host, ids)).map((row) => [row.id, { id: row.id, ...hit(row, host) }])),
    ...shown,
  };
};
