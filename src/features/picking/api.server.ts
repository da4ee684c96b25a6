import { type SQL, sql } from 'drizzle-orm';
import { orders } from '#features/orders/api.server';
import { pickShorts } from './server/tables';

/** A condition for orders of which something lies nowhere, about which nobody decided yet. */
export const ordersShort = (): SQL => sql`exists (
  select 1 from ${pickShorts} s where s.order_id = ${orders.id} and s.settled_at is null)`;
