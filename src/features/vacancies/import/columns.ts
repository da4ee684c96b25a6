import { headersOf } from '#features/entities/api.server';
import { wireName } from '#kernel/define/entity';
import { plainHeader } from '#kernel/values/file-columns';
import { vacancyFields } from '../fields';

/** What feeds say in other words than a vacancy's own fields, with what else they call that. */
const ofFeeds = {
  /** Last part of the store's address, or its name; else `zipcode` or `place` find it. */
  location: ['store', 'storecode', 'winkel', 'vestiging', 'filiaal', 'locatie', 'standplaats'],
  zipcode: ['postalcode', 'postcode', 'pc'],
  place: ['city', 'plaats', 'woonplaats', 'stad'],
  /** '16-24', in place of `hours_min` and `hours_max`. */
  hours: ['uren', 'uren per week', 'aantal uren', 'urenperweek'],
  jobtype: [],
};

const known = new Map(
  [
    ...Object.entries(ofFeeds).map(([name, others]) => ({ name, headers: [name, ...others] })),
    ...vacancyFields.map((field) => ({ name: wireName(field), headers: headersOf(field) })),
  ].flatMap(({ name, headers }) => headers.map((header) => [plainHeader(header), name] as const)),
);

/** What somebody calls by one of its names, as a column would, by the name of ours. */
export const columnNamed = (name: string): string | undefined =>
  [...known.values()].find((one) => one === name) ?? known.get(plainHeader(name));

/** What columns and elements may be. */
export const feedColumns: readonly string[] = [...new Set(known.values())];

/** Which column a header or tag names, whatever its capitals: a field on the wire, or one of feeds. */
export type ColumnOf = (header: string) => string | undefined;

/** What a feed calls something, by what it is: one of `feedColumns`. */
export type FeedColumns = Readonly<Record<string, string>>;

/** What somebody said of a column goes before what it is usually called, and then nothing else is taken for that. */
export const createColumnOf = (chosen: FeedColumns): ColumnOf => {
  const named = new Map(
    Object.entries(chosen).map(([name, header]) => [plainHeader(header), name]),
  );
  return (header) => {
    const plain = plainHeader(header);
    const usual = known.get(plain);
    return named.get(plain) ?? (usual !== undefined && usual in chosen ? undefined : usual);
  };
};

/** What a feed says of a vacancy by its columns, and where it stands. */
export type VacancyLine = {
  line: number;
  cells: Partial<Record<string, string>>;
  /** Why it can't be trusted, in Dutch. */
  fault?: string;
};
