import { sql } from 'drizzle-orm';
import type { ApiPart } from '#features/overviews/api.server';
import { applications } from './tables';

/** What the API tells staff of applications; nobody else sees any. */
export const applicationApi: ApiPart = {
  table: applications,
  site: applications.siteId,
  id: applications.id,
  state: applications.state,
  title: applications.vacancy,
  slug: applications.id,
  columns: {
    vacancy_id: applications.vacancyId,
    location_id: applications.locationId,
    location: applications.location,
    code: applications.code,
    first_name: applications.firstName,
    email: applications.email,
    distance_km: applications.distanceKm,
    submission_id: applications.submissionId,
    created_at: applications.createdAt,
    changed_at: applications.changedAt,
    erase_at: applications.eraseAt,
  },
  shown: () => sql`false`,
};
