import { gte, isNull, or, sql } from 'drizzle-orm';
import type { ApiPart } from '#features/overviews/api.server';
import { dayOf } from '#kernel/values/dutch-dates';
import { vacancies } from './tables';

/** What the API tells of vacancies; everybody sees those that one can react to today. */
export const vacancyApi: ApiPart = {
  table: vacancies,
  site: vacancies.siteId,
  id: vacancies.id,
  state: vacancies.state,
  title: vacancies.title,
  slug: vacancies.access,
  shown: ({ clock }) =>
    or(isNull(vacancies.validThrough), gte(vacancies.validThrough, dayOf(clock.now()))),
  columns: {
    access: vacancies.access,
    code: vacancies.code,
    location_id: vacancies.locationId,
    category: vacancies.category,
    contract: vacancies.contract,
    minimum_age: vacancies.minimumAge,
    hours_min: vacancies.hoursMin,
    hours_max: vacancies.hoursMax,
    salary_min: vacancies.salaryMin,
    salary_max: vacancies.salaryMax,
    salary_unit: vacancies.salaryUnit,
    posted_on: vacancies.postedOn,
    valid_through: vacancies.validThrough,
    intro: vacancies.intro,
    description: vacancies.description,
    tasks: vacancies.tasks,
    asks: vacancies.asks,
    offers: vacancies.offers,
  },
  extra: {
    picture: sql`vacancies.picture ->> 'key'`,
    location: sql`(select l.title from locations l where l.id = vacancies.location_id)`,
    place: sql`(select l.address_place from locations l where l.id = vacancies.location_id)`,
  },
  links: { Location: vacancies.locationId },
};
