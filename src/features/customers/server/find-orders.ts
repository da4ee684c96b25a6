import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type Order, orders, orderWords } from '#features/orders/api.server';
import { getSite } from '#features/settings/api.server';
import type { Host } from '#platform/host';
import type { ToldOrder } from '../contract';

/** Words of what was typed that are looked for. */
const MOST_WORDS = 6;

const containing = (word: string): string => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`;

/** Whether a text, in lower case, holds every word that was typed. */
export const holdsWords = (text: SQL, search: string): SQL => {
  const words = search.toLowerCase().replaceAll('\0', '').split(/\s+/).filter(Boolean);
  const held = words.slice(0, MOST_WORDS).map((word) => sql`${text} like ${containing(word)}`);
  return sql.join([sql`true`, ...held], sql` and `);
};

export type OrdersAsked = {
  search?: string;
  states?: readonly Order['state'][];
  paymentStates?: readonly Order['paymentState'][];
  /** The address for mail that they name. */
  email?: string;
};

/** Orders, the newest first. */
export const findOrders = (
  host: Host,
  { search = '', states = [], paymentStates = [], email }: OrdersAsked,
  { limit, start = 0 }: { limit: number; start?: number },
): Promise<Order[]> =>
  host.db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.siteId, getSite(host).id),
        holdsWords(orderWords, search),
        states.length > 0 ? inArray(orders.state, [...states]) : undefined,
        paymentStates.length > 0 ? inArray(orders.paymentState, [...paymentStates]) : undefined,
        email === undefined ? undefined : sql`lower(${orders.email}) = ${email}`,
      ),
    )
    .orderBy(desc(orders.id))
    .limit(limit)
    .offset(start);

/** An order in a list. */
export const tellOrder = (order: Order): ToldOrder => ({
  ...{ number: order.number, state: order.state, paymentState: order.paymentState },
  name: `${order.billing.firstName} ${order.billing.lastName}`.trim(),
  ...{ email: order.email, totalCents: order.totalCents },
  placedAt: order.placedAt.toISOString(),
});
