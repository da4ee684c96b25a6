import type { Coordinates } from '#kernel/values/distance';
import { builtInTable } from './built-in-table';
import { centroidOf } from './centroid';
import type { AddressProvider, Found } from './providers';

type Entry = Found & Coordinates;

const entries = new Map<string, Entry>(
  builtInTable
    .trim()
    .split('\n')
    .map((line) => {
      const [zipcode = '', street = '', place = '', province = '', ...at] = line.split('|');
      const [latitude = 0, longitude = 0] = at.map(Number);
      return [zipcode, { street, place, province, latitude, longitude }];
    }),
);

/** The table that comes along. It stands in for real data, so it gives way to it. */
export const builtIn: AddressProvider = {
  name: 'built-in',
  find: async ({ config }, { zipcode }) =>
    config.pdokUrl === undefined ? entries.get(zipcode) : undefined,
};

/** Where the postcodes that begin with these four digits are, as far as the table knows them. */
export const builtInCoordinates = (digits: string): Coordinates | undefined =>
  centroidOf(
    [...entries].filter(([zipcode]) => zipcode.startsWith(digits)).map(([, entry]) => entry),
  );

/** The province of each four digits that the table knows. */
export const builtInProvinces = (): [digits: string, province: string][] =>
  [...entries].map(([zipcode, { province }]) => [zipcode.slice(0, 4), province]);
