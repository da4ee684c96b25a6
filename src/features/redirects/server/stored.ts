import { sql } from 'drizzle-orm';
import { apiPartOf, defineStored } from '#features/entities/api.server';
import { lockAddresses, redirects } from '#features/pages/api.server';
import { redirectEntity } from '../entity';

export const storedRedirects = defineStored(redirectEntity, redirects, {
  prepare: (_, tx) => lockAddresses(tx),
});

/** What the API tells of redirects, to admins. */
export const redirectApi = apiPartOf(storedRedirects, {
  title: redirects.fromPath,
  slug: redirects.id,
  page: sql`false`,
  adminsOnly: sql`true`,
});
