import type { Location } from '#features/stores/api.server';
import { withoutBrand } from '#features/stores/contract';
import { feedTexts as texts } from '#kernel/messages/nl-entities';
import { tidyPostcode } from '#kernel/values/postcode';
import type { VacancyLine } from './columns';

const plain = (text: string): string => text.trim().toLowerCase();

const only = (found: readonly Location[]): Location | undefined =>
  found.length === 1 ? found[0] : undefined;

/** Finds the place of work that a line names. Throws an error that says why it can't, in Dutch. */
export const createPlaces = (locations: readonly Location[], brand: string) => {
  const by = (key: (location: Location) => string): Map<string, Location[]> => {
    const map = new Map<string, Location[]>();
    for (const one of locations) {
      const name = plain(key(one));
      map.set(name, [...(map.get(name) ?? []), one]);
    }
    return map;
  };
  const names = [
    by(({ access }) => access),
    by(({ title }) => title),
    by(({ title }) => withoutBrand(title, brand)),
  ];
  const zipcodes = by(({ zipcode }) => tidyPostcode(zipcode));
  const places = by(({ place }) => place);
  return ({ cells }: VacancyLine): Location => {
    const { location = '', zipcode = '', place = '' } = cells;
    const named = names.map((map) => only(map.get(plain(location)) ?? [])).find(Boolean);
    const found =
      named ??
      only(zipcodes.get(plain(tidyPostcode(zipcode.trim()))) ?? []) ??
      only(places.get(plain(place)) ?? []) ??
      // Many sheets call a store by its town.
      (place === '' && zipcode === '' ? only(places.get(plain(location)) ?? []) : undefined);
    if (found) return found;
    const asked = [location, zipcode, place].filter(Boolean).join(', ');
    throw new Error(asked === '' ? texts.noPlace : texts.unknownPlace(asked));
  };
};
