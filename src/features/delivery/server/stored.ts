import { sql } from 'drizzle-orm';
import { apiPartOf, defineStored } from '#features/entities/api.server';
import { methodEntity } from '../entity';
import { deliveryMethods } from './tables';

export const storedMethods = defineStored(methodEntity, deliveryMethods);

/** What the API tells of ways of delivery: to everybody of those that are offered. */
export const methodApi = apiPartOf(storedMethods, {
  title: deliveryMethods.title,
  slug: deliveryMethods.access,
  page: sql`false`,
});
