import { sql } from 'drizzle-orm';
import type { ApiPart } from '#features/overviews/api.server';
import { forms } from './tables';

/** What the API tells of forms, to those with a scope; visitors meet them on pages. */
export const formApi: ApiPart = {
  table: forms,
  site: forms.siteId,
  id: forms.id,
  state: forms.state,
  title: forms.title,
  slug: forms.id,
  columns: { name: forms.name, retention_days: forms.retentionDays },
  shown: () => sql`false`,
};
