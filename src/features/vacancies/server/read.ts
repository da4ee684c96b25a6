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

/** What one can still react to, on the day that it is in the Netherlands. */
export const openToday = ({ clock }: Pick<Host, 'clock'>) =>
  and(
    eq(vacancies.state, 'Online'),
    or(isNull(vacancies.validThrough), gte(vacancies.validThrough, dayOf(clock.now()))),
  );

/** Vacancies that visitors may react to today; of `ids` those that they may. */
export const listVacancies = (host: Host, ids?: readonly number[]): Promise<VacancyRow[]> => {
  const isOpenNow = openToday(host);
  return select(host)
    .where(ids ? and(isOpenNow, inArray(vacancies.id, [...ids])) : isOpenNow)
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
