import { type SQL, sql } from 'drizzle-orm';

/**
 * An update that ends the sale of variants, for a statement of which it is a part. `which`: a select of their numbers.
 * It answers the `id` of those that were for sale.
 */
export const takingOffline = (which: SQL): SQL => sql`
  update variants set state = 'Offline' where state = 'Online' and id in (${which}) returning id`;
