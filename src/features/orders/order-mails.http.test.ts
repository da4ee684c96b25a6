import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { transact } from '#platform/db/transact';
import type { JobContext } from '#platform/host';
import type { JobDefinition } from '#platform/jobs/define';
import { cancelUnpaid, markMoney, markPayment } from './api.server';
import { createOrderShop, type OrderShop } from './order-shop.test-support';
import { addOrderEvent } from './server/events';
import { confirmOrder, sendGiftCards } from './server/jobs';
import { mailChanged } from './server/mail-changed';
import { mailExpired } from './server/mail-expired';
import { mailLink } from './server/mail-link';
import type { Order } from './server/order';
import { addressLines } from './server/read';

let all: OrderShop;
let shop: OrderShop['shop'];
beforeAll(async () => {
  all = await createOrderShop();
  shop = all.shop;
});
afterAll(() => shop.close());
beforeEach(() => shop.mailbox.clear());

let runs = 0;
/** Runs a job as the worker does, each time with a name of its own. */
const run = <Data extends object>(job: JobDefinition<Data, JobContext>, data: Data) => {
  runs += 1;
  const { signal } = new AbortController();
  return job.run(data, {
    ...{ host: () => shop.host, mailer: shop.host.mailer },
    ...{ id: `job-${runs}`, attempt: 1, signal },
  });
};

const mailsTo = async ({ email }: { email: string }) =>
  (await shop.mailbox.list(email)).map(({ subject, text }) => ({ subject, text: text ?? '' }));

const place = async (more: Parameters<OrderShop['placed']>[1] = {}) =>
  all.placed(await shop.build.product({ title: 'Trui', pieces: 10 }), more);

test('an order is confirmed once, however often that is tried; one that was never written not at all', async () => {
  const order = await place({ payment: 'transfer' });
  await run(confirmOrder, { token: order.token });
  await run(confirmOrder, { orderId: order.id });
  const [mail, ...more] = await mailsTo(order);
  expect(mail?.subject).toBe(`Je bestelling ${order.number}`);
  expect(mail?.text).toContain('Trui');
  expect(more).toEqual([]);
  expect((await all.log(order)).filter((kind) => kind === 'mailed')).toHaveLength(1);
  await run(confirmOrder, { token: 'nooit-geschreven' });
  expect(await shop.mailbox.list()).toHaveLength(1);
});

test('that big goods are fetched when they go back is told in the mail of an order that has any', async () => {
  const order = await place({ payment: 'transfer' });
  await run(confirmOrder, { orderId: order.id });
  expect((await mailsTo(order))[0]?.text).not.toContain('te groot');
  const big = await place({ payment: 'transfer' });
  await shop.db.execute(sql`
    with top as (insert into categories (title, access, bulky)
        values ('Meubels', 'meubels', true) returning id),
      below as (insert into categories (title, access, parent_id)
        select 'Kasten', 'meubels/kasten', id from top returning id)
    insert into product_categories (product_id, category_id)
    select v.product_id, below.id from below, order_lines l join variants v on v.id = l.variant_id
    where l.order_id = ${big.id}`);
  await run(confirmOrder, { orderId: big.id });
  expect((await mailsTo(big)).at(-1)?.text).toContain(
    'Wat te groot is voor de post, halen we op voor hoogstens €',
  );
});

const codes = (text = '') => text.match(/\b(?:[A-Z\d]{4}-){3}[A-Z\d]{4}\b/g) ?? [];

const placeCards = async (more: Parameters<OrderShop['placed']>[1] = {}) => {
  const card = { kind: 'giftcard' as const, vatRate: 0, priceCents: 2500, pieces: 10 };
  return all.placed(await shop.build.product(card), more);
};

test('each piece of a gift card is a code of its own, mailed once, after it is paid', async () => {
  const order = await placeCards();
  await run(sendGiftCards, { orderId: order.id });
  expect(await mailsTo(order)).toEqual([]);
  await all.pay(order);
  expect(await all.jobsOf(order)).toContain('order.giftcards');
  await run(sendGiftCards, { orderId: order.id });
  await run(sendGiftCards, { orderId: order.id });
  const [mail, ...more] = await mailsTo(order);
  expect(new Set(codes(mail?.text)).size).toBe(2);
  expect(mail?.text).toMatch(/€\s25,00/);
  expect(more).toEqual([]);
  expect(await all.log(order)).toContain('giftcards-mailed');
});

test('no gift cards are made of an order whose money went back, or that holds none', async () => {
  const taken = await placeCards();
  await all.pay(taken);
  const back = { moneyCents: 0, cardCents: 0, chargedBackCents: 5000 };
  await transact(shop.db, (tx) => markMoney(shop.host, tx, taken.id, back));
  await run(sendGiftCards, { orderId: taken.id });
  const off = await placeCards();
  await cancelUnpaid(shop.host, shop.db, off.id, 'customer');
  await all.pay(off);
  await run(sendGiftCards, { orderId: off.id });
  const goods = await place();
  await all.pay(goods);
  expect(await all.jobsOf(goods)).not.toContain('order.giftcards');
  await run(sendGiftCards, { orderId: goods.id });
  await run(sendGiftCards, { token: 'nooit-geschreven' });
  expect(await shop.mailbox.list()).toEqual([]);
  const { rows } = await shop.db.execute(
    sql`select 1 from gift_cards where order_id in (${taken.id}, ${off.id}, ${goods.id})`,
  );
  expect(rows).toEqual([]);
});

test('who let the time to pay go by is told so, once, and not when his money came after all', async () => {
  const order = await place();
  await run(mailExpired, { orderId: order.id });
  expect(await mailsTo(order)).toEqual([]);
  await cancelUnpaid(shop.host, shop.db, order.id, 'expired');
  expect(await all.jobsOf(order)).toContain('order.expired');
  await run(mailExpired, { orderId: order.id });
  await run(mailExpired, { orderId: order.id });
  expect((await mailsTo(order)).map(({ subject }) => subject)).toEqual([
    `Je bestelling ${order.number} is vervallen`,
  ]);
  const late = await place();
  await cancelUnpaid(shop.host, shop.db, late.id, 'expired');
  expect((await all.pay(late)).kind).toBe('revived');
  await run(mailExpired, { orderId: late.id });
  expect(await mailsTo(late)).toEqual([]);
});

test('who was told until when he could pay again needs no second mail, unless it lay ready', async () => {
  const note = (order: Order, kind: string) =>
    transact(shop.db, (tx) => addOrderEvent(tx, { orderId: order.id, kind, at: shop.clock.now() }));
  const told = await place();
  await note(told, 'payment-mailed');
  await cancelUnpaid(shop.host, shop.db, told.id, 'expired');
  await run(mailExpired, { orderId: told.id });
  expect(await mailsTo(told)).toEqual([]);
  const ready = await place();
  await note(ready, 'payment-mailed');
  await note(ready, 'ready');
  await cancelUnpaid(shop.host, shop.db, ready.id, 'expired');
  await run(mailExpired, { orderId: ready.id });
  expect((await mailsTo(ready))[0]?.text).toContain('10 dagen voor je klaargelegen');
});

const cause = { client: 'c' };

const change = (order: Order, kind: string, to: unknown) =>
  transact(shop.db, (tx) =>
    addOrderEvent(tx, { orderId: order.id, kind, data: { to }, at: shop.clock.now() }),
  );

test('an address is written as on a letter: the country only where it is another', () => {
  const at = (country: string) =>
    addressLines({
      ...{ firstName: 'An', lastName: 'de Wit', street: 'Dam', housenumber: '1' },
      ...{ housenumberSuffix: 'B', zipcode: '1012 JS', place: 'Amsterdam', country, phone: '' },
    });
  expect(at('NL')).toEqual(['An de Wit', 'Dam 1 B', '1012 JS Amsterdam']);
  expect(at('BE')).toEqual(['An de Wit', 'Dam 1 B', '1012 JS Amsterdam', 'BE']);
});

test('a change of address or point is mailed as it is now, once an entry of the log', async () => {
  const order = await place();
  const moved = await change(order, 'address-changed', {
    ...{ firstName: 'An', lastName: 'de Wit', street: 'Dam', housenumber: '1' },
    ...{ housenumberSuffix: '', zipcode: '1012 JS', place: 'Amsterdam', country: 'BE', phone: '' },
  });
  await run(mailChanged, { eventId: moved, cause });
  await run(mailChanged, { eventId: moved, cause });
  const point = await change(order, 'point-changed', { title: 'Kiosk', lines: ['Plein 2', 'Ede'] });
  await run(mailChanged, { eventId: point, cause });
  const [first, second, ...more] = await mailsTo(order);
  expect(first?.text).toMatch(/An de Wit\s+Dam 1\s+1012 JS Amsterdam\s+BE/);
  expect(second?.text).toMatch(/nu op bij:\s+Kiosk\s+Plein 2\s+Ede/);
  expect(more).toEqual([]);
});

test('another way to pay is news only to who was told of one, and only while it is the last chosen', async () => {
  const order = await place({ payment: 'transfer' });
  const chosen = await change(order, 'payment-method', 'transfer');
  await run(mailChanged, { eventId: chosen, cause });
  expect(await mailsTo(order)).toEqual([]);
  await run(confirmOrder, { orderId: order.id });
  const before = await change(order, 'payment-method', 'ideal');
  await run(mailChanged, { eventId: before, cause });
  expect(await mailsTo(order)).toHaveLength(1);
  await run(mailChanged, { eventId: chosen, cause });
  expect((await mailsTo(order))[1]?.text).toMatch(/op deze manier:\s+Overschrijving/);
});

test('an entry that is no change, or that isn’t there, tells nobody anything', async () => {
  const order = await place();
  const other = await change(order, 'packed', { title: 'x' });
  await run(mailChanged, { eventId: other, cause });
  await run(mailChanged, { eventId: 999_999, cause });
  expect(await shop.mailbox.list()).toEqual([]);
});

test('each goal has its own link; who asks again gets it again', async () => {
  const { number, email, token, ...order } = await place();
  const ask = (goal: 'view' | 'withdraw') => run(mailLink, { number, email, goal, cause });
  await ask('view');
  await ask('view');
  await ask('withdraw');
  const texts = (await mailsTo({ ...order, email })).map(({ text }) => text);
  expect(texts).toHaveLength(3);
  expect(texts[0]).toContain(`/webcore/order/view/${token}`);
  expect(texts[2]).toContain(`/webcore/order/withdraw/${token}`);
  await run(mailLink, { number, email: 'ander@klant.nl', goal: 'view', cause });
  await run(mailLink, { number: '2020-000001', email, goal: 'view', cause });
  expect(await shop.mailbox.list()).toHaveLength(3);
});

test('a store is told as soon as money is promised, and the order then keeps no end', async () => {
  const store = await shop.build.store('Leiden', ['09:30', '18:00']);
  const pickup = { id: store, title: 'Winkel Leiden', lines: ['Markt 1'] };
  const order = await place({ deliveryId: 'pickup', pickup, delivery: undefined });
  const mark = (state: 'failed' | 'authorized') =>
    transact(shop.db, (tx) => markPayment(shop.host, tx, order.id, state));
  await mark('failed');
  expect(await all.again(order)).toMatchObject({ expiresAt: order.expiresAt });
  expect(await all.jobsOf(order)).not.toContain('order.tell-store');
  await mark('authorized');
  expect((await all.again(order)).expiresAt).toBeNull();
  expect(await all.jobsOf(order)).toContain('order.tell-store');
});
