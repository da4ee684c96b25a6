import { weekFromMonday } from '#kernel/values/opening-hours';

/**
 * Our file has a line for each place, known by `store`: the last part of its address. Columns are
 * known by their header, whatever their order or capitals; one that is not in the file leaves what
 * it is about as it is.
 *
 *   maandag … zondag   '09:30-12:00 | 13:00-18:00'; empty or 'dicht': closed
 *   special_hours      '2026-12-25 dicht Eerste kerstdag | 2026-07-01..2026-08-31 10:00-17:00 Zomer'
 *   services, collections   'koffie | afhalen'
 */
export const storeColumns = [
  'store',
  'title',
  'state',
  'kind',
  'street',
  'housenumber',
  'housenumber_suffix',
  'zipcode',
  'place',
  'province',
  'country',
  'latitude',
  'longitude',
  'phone',
  'email',
  'intro',
  ...weekFromMonday,
  'special_hours',
  'services',
  'collections',
  'since',
] as const;

export type StoreColumn = (typeof storeColumns)[number];

const aliases: Record<string, StoreColumn> = {
  winkel: 'store',
  access: 'store',
  titel: 'title',
  naam: 'title',
  status: 'state',
  soort: 'kind',
  straat: 'street',
  huisnummer: 'housenumber',
  toevoeging: 'housenumber_suffix',
  postcode: 'zipcode',
  plaats: 'place',
  provincie: 'province',
  land: 'country',
  telefoon: 'phone',
  inleiding: 'intro',
  sinds: 'since',
};

const plain = (header: string): string => header.toLowerCase().replace(/[^a-z0-9]+/g, '');

const known = new Map<string, StoreColumn>([
  ...storeColumns.map((column) => [plain(column), column] as const),
  ...Object.entries(aliases),
]);

/** The column that a header names. */
export const columnOf = (header: string): StoreColumn | undefined => known.get(plain(header));
