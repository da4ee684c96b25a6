import { and, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import { type Location, locations } from '#features/stores/api.server';
import { dayOf } from '#kernel/values/dutch-dates';
import { prepared } from '#platform/db/prepared';
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

/** What a card shows of a vacancy and its place of work. */
export type CardRow = {
  vacancy: Pick<
    Vacancy,
    | 'id'
    | 'access'
    | 'title'
    | 'intro'
    | 'category'
    | 'contract'
    | 'hoursMin'
    | 'hoursMax'
    | 'salaryMin'
    | 'salaryMax'
    | 'salaryUnit'
    | 'picture'
  >;
  location: Pick<Location, 'title' | 'place'>;
};

const forCards = prepared((db) => {
  const { id, locationId, access, title, intro, category, contract } = vacancies;
  const { hoursMin, hoursMax, salaryMin, salaryMax, salaryUnit } = vacancies;
  const { picture } = vacancies;
  const kind = { category, contract, hoursMin, hoursMax, salaryMin, salaryMax, salaryUnit };
  return db
    .select({
      vacancy: { id, access, title, intro, picture, ...kind },
      location: { title: locations.title, place: locations.place },
    })
    .from(vacancies)
    .innerJoin(locations, eq(locations.id, locationId))
    .where(
      and(
        eq(vacancies.state, 'Online'),
        or(isNull(vacancies.validThrough), gte(vacancies.validThrough, sql.placeholder('today'))),
        sql`${id} = any(${sql.placeholder('ids')}::int4[])`,
      ),
    )
    .prepare('vacancies_for_cards');
});

/** Of these vacancies those that visitors may react to today, as far as cards show them. */
export const listForCards = (host: Host, ids: readonly number[]): Promise<CardRow[]> =>
  forCards(host.db).execute({ today: dayOf(host.clock.now()), ids: [...ids] });

/** A vacancy by its address part, also one that is over. */
export const findVacancy = async (host: Host, access: string): Promise<VacancyRow | undefined> => {
  const [row] = await select(host).where(eq(vacancies.access, access));
  return row;
};

/** Whether one can still react to it, on a day in the Netherlands. */
export const isOpen = ({ state, validThrough }: Vacancy, today: string): boolean =>
  state === 'Online' && (validThrough === null || validThrough >= today);
