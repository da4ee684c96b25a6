import { and, eq, gte, inArray, isNull, or } from 'drizzle-orm';
import { type Location, locations } from '#features/stores/api.server';
import { dayOf } from '#kernel/values/dutch-dates';
import type { Host } from '#platform/host';
import { vacancies } from './tables';

type Vacancy = typeof vacancies.$inferSelect;

/** A vacancy with the place of work. */
export type VacancyRow = { vacancy: Vacancy; location: Location };

const select = (host: Host) =>
  host.db
    .select({ vacancy: vacancies, location: locations })
    .from(vacancies)
    .innerJoin(locations, eq(locations.id, vacancies.locationId));

/** Vacancies that visitors may react to today; of `ids` those that they may. */
export const listVacancies = (host: Host, ids?: readonly number[]): Promise<VacancyRow[]> => {
  const today = dayOf(host.clock.now());
  const isOpen = and(
    eq(vacancies.state, 'Online'),
    or(isNull(vacancies.validThrough), gte(vacancies.validThrough, today)),
  );
  return select(host)
    .where(ids ? and(isOpen, inArray(vacancies.id, [...ids])) : isOpen)
    .orderBy(vacancies.id);
};

/** A vacancy by its address part, also one that is over. */
export const findVacancy = async (host: Host, access: string): Promise<VacancyRow | undefined> => {
  const [row] = await select(host).where(eq(vacancies.access, access));
  return row;
};

/** Whether one can still react to it, on a day in the Netherlands. */
export const isOpen = ({ state, validThrough }: Vacancy, today: string): boolean =>
  state === 'Online' && (validThrough === null || validThrough >= today);
