import { sql } from 'drizzle-orm';
import { apiPartOf, defineStored } from '#features/entities/api.server';
import { formEntity } from '../entity';
import { forms } from './tables';

export const storedForms = defineStored(formEntity, forms);

/** What the API tells of forms, to those with a scope; visitors meet them on pages. */
export const formApi = apiPartOf(storedForms, {
  title: forms.title,
  slug: forms.id,
  shown: () => sql`false`,
});
