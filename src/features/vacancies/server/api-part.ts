import { gte, isNull, or, sql } from 'drizzle-orm';
import { apiPartOf } from '#features/entities/api.server';
import type { ApiPart } from '#features/overviews/api.server';
import { dayOf } from '#kernel/values/dutch-dates';
import { storedVacancies } from './stored';
import { vacancies } from './tables';

/** What the API tells of vacancies; everybody sees those that one can react to today. */
export const vacancyApi: ApiPart = apiPartOf(storedVacancies, {
  title: vacancies.title,
  slug: vacancies.access,
  shown: ({ clock }) =>
    or(isNull(vacancies.validThrough), gte(vacancies.validThrough, dayOf(clock.now()))),
  extra: {
    picture: sql`vacancies.picture ->> 'key'`,
    location: sql`(select l.title from locations l where l.id = vacancies.location_id)`,
    place: sql`(select l.address_place from locations l where l.id = vacancies.location_id)`,
  },
  links: { Location: vacancies.locationId },
});
