import { and, eq } from 'drizzle-orm';
import { getSite } from '#features/settings/api.server';
import { getDirectory, type Location, locations } from '#features/stores/api.server';
import { withoutBrand } from '#features/stores/contract';
import { readWholeNumber } from '#kernel/values/whole-number';
import type { Host } from '#platform/host';
import type { VacancyRow } from './read';
import { vacancies } from './tables';

const plain = (text: string): string => text.trim().toLowerCase();

/** A place of work by its number or its name, with or without the chain's own before it. */
export const findPlaceOfWork = async (host: Host, text: string): Promise<Location | undefined> => {
  const wanted = plain(text);
  if (wanted === '') return undefined;
  const brand = getSite(host).name;
  const id = readWholeNumber(wanted);
  return (await getDirectory(host)).all.find(
    (one) =>
      one.id === id ||
      plain(one.title) === wanted ||
      plain(withoutBrand(one.title, brand)) === wanted,
  );
};

type Named = { title: string; locationId: number; code: string };

/** The vacancy that an address of the application form names, also one that is over. */
export const findNamedVacancy = async (
  host: Host,
  { title, locationId, code }: Named,
): Promise<VacancyRow | undefined> => {
  const rows = await host.db
    .select({ vacancy: vacancies, location: locations })
    .from(vacancies)
    .innerJoin(locations, eq(locations.id, vacancies.locationId))
    .where(and(eq(vacancies.locationId, locationId), eq(vacancies.title, title)));
  const exact = rows.filter(({ vacancy }) => String(vacancy.code) === code);
  // One that is open counts before one of the same name that is over.
  const state = ({ vacancy }: VacancyRow) => (vacancy.state === 'Online' ? 0 : 1);
  return (exact.length > 0 ? exact : rows).sort((a, b) => state(a) - state(b))[0];
};
