import { asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { DataHolder } from '#features/accounts/api.server';
import type { Host } from '#platform/host';
import { listOrderEvents } from './events';
import { orderLines, orders } from './tables';
import { untilDurable } from './until-durable';

/** What staff wrote of an order among themselves: told to who is asked for all that is kept, who reads it first. */
const notesOf = async (host: Host, holder: DataHolder, ids: readonly number[]) => {
  if (!holder.byStaff) return [];
  const events = await listOrderEvents(host.db, ids);
  return events.filter(({ kind }) => kind === 'note');
};

/** The orders of whom data is gathered: of his account, and for staff those with his address. */
export const ordersOf = ({ accountId, provenEmail, byStaff }: DataHolder): SQL => {
  const isByAddress =
    byStaff && provenEmail ? sql`lower(${orders.email}) = ${provenEmail}` : undefined;
  return or(eq(orders.accountId, accountId), isByAddress) ?? sql`false`;
};

/** Somebody's orders, as he gets them: without what opens an order's page to whoever has it. */
export const ownOrders = async (host: Host, holder: DataHolder): Promise<object[]> => {
  const stored = await host.db
    .select()
    .from(orders)
    .where(ordersOf(holder))
    .orderBy(asc(orders.id));
  const found = await untilDurable(host, stored);
  const lines = await host.db
    .select()
    .from(orderLines)
    .where(
      inArray(
        orderLines.orderId,
        found.map(({ id }) => id),
      ),
    )
    .orderBy(asc(orderLines.id));
  const notes = await notesOf(
    host,
    holder,
    found.map(({ id }) => id),
  );
  return found.map((order) => {
    const own = notes.filter(({ orderId }) => orderId === order.id);
    const { number, email, placedAt, paidAt, cancelledAt, state, billing, delivery } = order;
    const { paymentMethod, paymentTitle, paymentState, deliveryMethod, deliveryTitle } = order;
    const { pickup, servicePoint, remark, giftText, discounts, vat } = order;
    const { goodsCents, deliveryCents, discountCents, giftServiceCents, totalCents } = order;
    return {
      ...{ number, email, placedAt, paidAt, cancelledAt, state, billing, delivery },
      ...{ paymentMethod, paymentTitle, paymentState, deliveryMethod, deliveryTitle },
      ...{ pickup, servicePoint, remark, giftText, discounts, vat },
      ...{ goodsCents, deliveryCents, discountCents, giftServiceCents, totalCents },
      giftCards: order.giftCards.map(({ lastFour, cents }) => ({ lastFour, cents })),
      lines: lines
        .filter(({ orderId }) => orderId === order.id)
        .map(({ title, choice, quantity, unitCents, vatRate, discountCents: off }) => ({
          ...{ title, choice, quantity, unitCents, vatRate, discountCents: off },
        })),
      ...(own.length > 0 && { notes: own.map(({ at, data }) => ({ at, text: data.text })) }),
    };
  });
};
