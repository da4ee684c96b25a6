import { sql } from 'drizzle-orm';
import { calendarEvents } from '#features/content/api.server';
import { get, parseHtml, textOf } from '../../../tests/harness/html';
import { createMollieShop, type MollieShop } from '../../../tests/harness/mollie-shop';
import { fillOrder, sendOrder } from '../../../tests/harness/ordering';
import { hiddenField, type Visitor } from '../../../tests/harness/visitor';
import { mailSeats } from './server/seats-mail';

export let shop: MollieShop;
export const openShop = async (): Promise<void> => {
  shop = await createMollieShop();
};
export const closeShop = () => shop.close();

export type EventFields = Partial<typeof calendarEvents.$inferInsert>;

let count = 0;
export const event = async (more: EventFields = {}) => {
  count += 1;
  const access = `kaarten-drukken-${count}`;
  const [row] = await shop.db
    .insert(calendarEvents)
    .values({
      ...{ access, title: 'Kaarten drukken', category: 'workshop', body: [] },
      startsAt: new Date('2026-03-14T10:00:00Z'),
      endsAt: new Date('2026-03-14T12:30:00Z'),
      ...{ priceCents: 2450, seats: 8 },
      ...more,
    })
    .returning();
  if (!row) throw new Error('no event was stored');
  return { ...row, href: `/agenda/${access}` };
};

export type Event = Awaited<ReturnType<typeof event>>;

export const left = async ({ seatVariantId }: Event) => {
  const { rows } = await shop.db.execute<{ pieces: number }>(
    sql`select sum(pieces)::int as pieces from stock where variant_id = ${seatVariantId}`,
  );
  return rows[0]?.pieces;
};

export const mainOf = async (href: string, visitor: Visitor = shop.visitor()) =>
  textOf(get(parseHtml((await visitor.get(href)).body), 'main'));

/** Puts seats in a visitor's cart by the form on the event's page. */
export const take = async (
  { id, href }: Event,
  seats: number | string,
  visitor = shop.visitor(),
) => {
  const { body } = await visitor.get(href);
  const reply = await visitor.post('/webcore/booking/pay', {
    ...{ etalage_token: hiddenField(body, 'etalage_token'), event_id: id, seats },
  });
  return { visitor, reply };
};

let orders = 0;
/** Orders what lies in a visitor's cart. */
export const order = async (visitor: Visitor, fields: Record<string, string> = {}) => {
  orders += 1;
  const email = `klant${orders}@klant.nl`;
  const typed = { email, email_check: email, payment_method: 'ideal', ...fields };
  const reply = await sendOrder(visitor, await fillOrder(visitor, typed));
  const token =
    String(reply.headers.location ?? '')
      .split('/')
      .at(-1) ?? '';
  const [row] = await shop.rows<{ id: number }>(sql`select id from orders where token = ${token}`);
  return {
    id: row?.id ?? 0,
    token,
    email,
    visitor,
    reply,
    start: `/webcore/payment/start/${token}`,
  };
};

export type Order = Awaited<ReturnType<typeof order>>;

export const pay = async (placed: Order) => {
  const reply = await placed.visitor.get(placed.start);
  const id = String(reply.headers.refresh).split('/').at(-1) ?? '';
  shop.mollie.settle(id, 'paid');
  return placed.visitor.get(`/webcore/payment/return/${placed.token}`);
};

export const orderedMail = async ({ id, email }: Order) => {
  const context = { host: () => shop.host, mailer: shop.host.mailer };
  const signal = new AbortController().signal;
  await mailSeats.run({ orderId: id }, { ...context, id: 'test', attempt: 1, signal });
  const rows = await shop.rows<{ subject: string; text: string }>(
    sql`select subject, text from mails where "to" = ${email} and key like 'order % seats'`,
  );
  return rows;
};

export const book = async (
  { id }: Event,
  fields: Record<string, string | number> = {},
  visitor = shop.visitor(),
) => {
  const { body } = await visitor.get(`/webcore/booking/new?event_id=${id}&seats=2`);
  const reply = await visitor.post('/webcore/booking/place', {
    etalage_token: hiddenField(body, 'etalage_token'),
    booking_key: hiddenField(body, 'booking_key'),
    ...{ event_id: id, seats: 2, firstname: 'An', email: 'an@klant.nl' },
    ...fields,
  });
  return { visitor, reply, href: String(reply.headers.location ?? '') };
};
