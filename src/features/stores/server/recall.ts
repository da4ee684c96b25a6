import { findCoordinates } from '#features/addresses/api.server';
import type { ApiRow, ApiSearch } from '#features/overviews/api.server';
import type { ApiFilter } from '#kernel/values/api-filter';
import { type Coordinates, findNearest } from '#kernel/values/distance';
import { matchStores, postcodeDigits } from '#kernel/values/store-match';
import type { Host } from '#platform/host';
import { estimatePlace } from '../site/estimate';
import { type Directory, getDirectory } from './directory';
import { hasPage, type Location } from './read';

type Test = (row: Location) => boolean;

type Read = (row: Location) => string;

const readers: Record<string, Read> = {
  id: (row) => String(row.id),
  state: (row) => row.state,
  kind: (row) => row.kind,
};

/** A filter as a test of a row; undefined for one that only the database understands. */
const testOf = (filter: ApiFilter): Test | undefined => {
  if (filter.filter_type !== 'FieldFilter') return undefined;
  const { column, operator, value } = filter;
  const read = Object.hasOwn(readers, column) ? readers[column] : undefined;
  if (!read || value === null || !['=', '<>', 'in'].includes(operator)) return undefined;
  const values = new Set([value].flat().map(String));
  const wanted = operator !== '<>';
  return (row) => values.has(read(row)) === wanted;
};

type InPlace = { place: string; rows: Location[] };

/** The places that pass all filters, in the forms in which they are searched. */
type Searched = {
  rows: readonly Location[];
  mapped: readonly (Location & Coordinates)[];
  unmapped: readonly Location[];
  byPlace: readonly InPlace[];
};

const isMapped = (row: Location): row is Location & Coordinates =>
  row.latitude !== null && row.longitude !== null;

const groupByPlace = (rows: readonly Location[]): InPlace[] => {
  const groups = new Map<string, InPlace>();
  for (const row of rows) {
    const group = groups.get(row.place) ?? { place: row.place, rows: [] };
    group.rows.push(row);
    groups.set(row.place, group);
  }
  return [...groups.values()];
};

const searched = (rows: readonly Location[]): Searched => ({
  rows,
  mapped: rows.filter(isMapped),
  unmapped: rows.filter((row) => !isMapped(row)),
  byPlace: groupByPlace(rows),
});

/** Undefined when a filter is for the database. A search asks the same of all places each time. */
const filterPlaces = (
  { all, remember }: Directory,
  filters: readonly ApiFilter[],
): Searched | undefined => {
  const tests = filters.map(testOf);
  if (tests.includes(undefined)) return undefined;
  const pass = (row: Location) => tests.every((test) => test?.(row));
  return remember(JSON.stringify(filters), () => searched(all.filter(pass)));
};

type Found = { row: Location; km?: number };

const unmeasured = (row: Location): Found => ({ row });

const nearestFirst = (from: Coordinates, { mapped, unmapped }: Searched, most: number): Found[] => {
  const near = findNearest(from, mapped, most).map(({ item, km }): Found => ({ row: item, km }));
  return near.length < most ? [...near, ...unmapped.map(unmeasured)] : near;
};

const placeFirst = (text: string, { rows, byPlace }: Searched, most: number): Found[] => {
  const { kind, stores: groups } = matchStores(byPlace, text);
  if (kind === 'all') return rows.map(unmeasured);
  const first = groups.flatMap((group) => group.rows);
  if (first.length >= most) return first.map(unmeasured);
  const matching = new Set(first);
  return [...first, ...rows.filter((row) => !matching.has(row))].map(unmeasured);
};

/**
 * In the order that the text asks for: by distance from a postcode, or with the stores in a place of
 * that name first, so that the first few hold the answer however many stores there are (S9.4/3).
 */
const inOrder = async (
  host: Host,
  places: Searched,
  { text, start, limit }: ApiSearch,
): Promise<Found[]> => {
  const most = start + limit;
  if (postcodeDigits(text) === undefined) return placeFirst(text, places, most);
  const at = await findCoordinates(host, text);
  if (at) return nearestFirst(at, places, most);
  const about = await estimatePlace(text);
  if (!about) return places.rows.map(unmeasured);
  // A guess is good enough to sort by, and too little to be told.
  return nearestFirst(about, places, most).map(({ row }) => ({ row }));
};

/** By their names on the wire, the properties of a row. */
type Columns = readonly (readonly [wire: string, name: string])[];

/** A store as the API tells it. */
const rowOf = ({ row, km }: Found, data: ApiRow['data']): ApiRow => ({
  id: row.id,
  state: row.state,
  title: row.title,
  slug: row.access,
  picture: row.picture?.key ?? null,
  page: hasPage(row),
  revision: row.revision,
  data,
  extra: km === undefined ? undefined : { distance: km },
});

/** The call of the store search (S7.4/3), from memory: it is asked at every pause of a typing hand. */
export const recallStores = (columns: Columns) => {
  const told = new WeakMap<Location, ApiRow['data']>();
  const dataOf = (row: Location): ApiRow['data'] => {
    const data =
      told.get(row) ??
      Object.fromEntries(columns.map(([wire, name]) => [wire, row[name as keyof Location]]));
    told.set(row, data);
    return data;
  };
  return async (host: Host, search: ApiSearch) => {
    const { text, seq, isDescending, filters, start, limit } = search;
    if (seq !== 'title' || isDescending || text.trim() === '') return undefined;
    const places = filterPlaces(await getDirectory(host), filters);
    if (!places) return undefined;
    const found = await inOrder(host, places, search);
    return {
      rows: found.slice(start, start + limit).map((one) => rowOf(one, dataOf(one.row))),
      total: places.rows.length,
    };
  };
};
