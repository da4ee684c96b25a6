import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerCarrier } from '#features/delivery/api.server';
import { createPostnl } from '#features/delivery/server/carriers/postnl';
import { staffActions } from '#features/staff/server/tables';
import { officeHeader } from '#kernel/wire-staff';
import { createFulfilmentShop, type FulfilmentShop } from '../../../tests/harness/fulfilment-shop';
import { type CallOffice, createStaff } from '../../../tests/harness/office';

let shop: FulfilmentShop;
let helper: CallOffice;
let other: CallOffice;
let packer: CallOffice;
let store: CallOffice;
let reader: CallOffice;
beforeAll(async () => {
  shop = await createFulfilmentShop();
  const make = async (role: string, name = role) =>
    (await createStaff(shop, { email: `${name}@stappen.example`, role, name })).call;
  helper = await make('klantenservice', 'Karin');
  other = await make('klantenservice', 'Kees');
  packer = await make('magazijn');
  store = await make('winkel');
  reader = await make('alleen-lezen');
});
afterAll(() => shop.close());

const step = (call: CallOffice, number: string, name: string, body: object = {}) =>
  call('POST', `orders/${number}/steps/${name}`, { body });

const stepsOf = ({ json }: { json: { steps: { step: string }[] } }) =>
  json.steps.map((one) => one.step);

const kinds = ({ json }: { json: { story: { kind: string }[] } }) =>
  json.story.map(({ kind }) => kind);

test('every call about an order answers 401 to nobody, and 403 to who lacks the right', async () => {
  const { number } = await shop.paid();
  const one = `orders/${number}`;
  const posts = ['steps/pack', 'notes', 'address', 'sum', 'pieces', 'refund', 'mails', 'invoices'];
  const gets = [one, `${one}/mails/1`, `${one}/invoices/F2026-000001`];
  for (const path of posts) {
    const url = `/admin/api/${one}/${path}`;
    const nobody = await shop.inject({ method: 'POST', url, headers: { [officeHeader]: '1' } });
    expect([path, nobody.statusCode, nobody.json().code]).toEqual([path, 401, 'no_session']);
  }
  for (const path of gets) {
    expect((await shop.inject({ url: `/admin/api/${path}` })).statusCode).toBe(401);
  }
  // Of a store, of the warehouse and of who only reads: none of them sees an order by its number.
  for (const call of [store, packer, reader]) {
    for (const path of posts) {
      const answer = await call('POST', `${one}/${path}`, { body: {} });
      expect([path, answer.status, answer.text.includes(number)]).toEqual([path, 403, false]);
    }
    for (const path of gets) expect((await call('GET', path)).status).toBe(403);
  }
  expect((await step(helper, number, 'vlieg')).status).toBe(404);
  expect((await helper('GET', one)).json.state).toBe('placed');
});

test('an order goes from packed to delivered, one press each; what can’t be done isn’t offered', async () => {
  const order = await shop.paid();
  const before = await helper('GET', `orders/${order.number}`);
  expect(stepsOf(before)).toEqual(['pack', 'ship', 'cancel']);
  const packed = await step(helper, order.number, 'pack');
  expect([packed.json.state, stepsOf(packed)]).toEqual(['packed', ['ship', 'cancel']]);
  const sent = await step(helper, order.number, 'ship', { parcels: 0 });
  expect(sent.json).toMatchObject({ state: 'sent', parcels: [{ carrier: expect.any(String) }] });
  expect(sent.json.sending).toBeUndefined();
  expect(stepsOf(sent)).toEqual(['delivered']);
  const done = await step(helper, order.number, 'delivered');
  expect([done.json.state, stepsOf(done)]).toEqual(['done', []]);
  const [last] = done.json.story;
  expect(last).toMatchObject({ kind: 'done', group: 'step', by: 'Karin' });
  const noted = (await shop.db.select().from(staffActions)).filter(
    ({ subject }) => subject === order.number,
  );
  expect(noted.map(({ action, outcome }) => `${action} ${outcome}`)).toEqual([
    ...['order.pack success', 'order.ship success', 'order.delivered success'],
  ]);
});

test('two who take the same step take it once: the other hears how it stands', async () => {
  const order = await shop.paid();
  const both = await Promise.all([helper, other].map((call) => step(call, order.number, 'pack')));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = both.find(({ status }) => status === 409);
  expect(refused?.json).toMatchObject({ code: 'wrong_state', message: /In behandeling/ });
  const now = await helper('GET', `orders/${order.number}`);
  expect(kinds(now).filter((kind) => kind === 'packed')).toHaveLength(1);
});

test('a part goes once, also when two send it at once, by another carrier and with a code of one’s own', async () => {
  const order = await shop.paid({}, { quantity: 3 });
  const [variant] = (await helper('GET', `orders/${order.number}`)).json.sending.pieces;
  expect(variant.quantity).toBe(3);
  const part = {
    ...{ pieces: [{ variantId: variant.variantId, quantity: 1 }], parcels: 0, carrier: 'own' },
    ...{ code: '3SEIGEN1', url: 'https://volg.example/3SEIGEN1' },
  };
  const both = await Promise.all(
    [helper, other].map((call) => step(call, order.number, 'ship', part)),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const now = await helper('GET', `orders/${order.number}`);
  expect(now.json).toMatchObject({
    state: 'packed',
    parcels: [{ code: '3SEIGEN1', href: 'https://volg.example/3SEIGEN1' }],
    sending: { pieces: [{ quantity: 2 }], parcels: 1 },
  });
  expect(stepsOf(now)).toEqual(['ship', 'close']);
  const wrong = [
    { ...part, carrier: 'duif' },
    { ...part, code: '', parcels: 1 },
    { ...part, url: 'http://volg.example/1', parcels: 1 },
    { ...part, url: 'https://a"b.example/1', parcels: 1 },
    { ...part, pieces: [{ variantId: variant.variantId, quantity: 0 }] },
    { parcels: 'nul' },
  ];
  for (const body of wrong)
    expect((await step(helper, order.number, 'ship', body)).status).toBe(400);
  const http = { ...part, url: 'http://volg.example/1', parcels: 1 };
  const refused = await step(helper, order.number, 'ship', http);
  expect(Object.keys(refused.json.fields)).toEqual(['url']);
  const much = { pieces: [{ variantId: variant.variantId, quantity: 3 }], parcels: 1 };
  expect((await step(helper, order.number, 'ship', much)).status).toBe(422);
  const closed = await step(helper, order.number, 'close');
  expect(closed.json).toMatchObject({ state: 'sent', refunds: [{ cents: 10_000 }] });
});

test('an order is cancelled with a reason that staff reads in its story', async () => {
  const order = await shop.paid();
  const without = await step(helper, order.number, 'cancel', { why: ' ' });
  expect([without.status, Object.keys(without.json.fields)]).toEqual([400, ['why']]);
  const done = await step(helper, order.number, 'cancel', { why: 'Dubbel besteld' });
  expect(done.json).toMatchObject({ state: 'cancelled', steps: [], kept: [] });
  const entry = done.json.story.find(({ kind }: { kind: string }) => kind === 'cancelled');
  expect(entry).toMatchObject({ by: 'Karin', reason: 'Dubbel besteld' });
});

test('a bank transfer is noted once, and the order waits for it until then', async () => {
  const order = await shop.place({ payment_method: 'transfer' });
  const before = await helper('GET', `orders/${order.number}`);
  expect(stepsOf(before)).toEqual(['paid', 'cancel']);
  expect(before.json.waits).toBe('Deze bestelling is nog niet betaald.');
  const both = await Promise.all([helper, other].map((call) => step(call, order.number, 'paid')));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(stepsOf(await helper('GET', `orders/${order.number}`))[0]).toBe('pack');
});

test('money goes back with a step only for who may give it back, after the password', async () => {
  const order = await shop.paid();
  const { call } = await createStaff(shop, {
    ...{ email: 'zonder@stappen.example', role: 'klantenservice' },
  });
  shop.clock.advance(11 * 60_000);
  const late = await step(call, order.number, 'cancel', { why: 'Op verzoek' });
  expect([late.status, late.json.code]).toEqual([403, 'password_again']);
  expect((await helper('GET', `orders/${order.number}`)).json.state).toBe('placed');
});

test('whoever sends says whether its buyer is mailed; the log tells, and it may go after all', async () => {
  const order = await shop.paid();
  const mails = () => shop.mailbox.list(order.email);
  const sent = await step(helper, order.number, 'ship', { parcels: 0, mail: false });
  expect(sent.json.state).toBe('sent');
  await shop.workAll();
  const before = (await mails()).length;
  const parcel = sent.json.story.find(({ kind }: { kind: string }) => kind === 'parcel');
  expect(parcel.lines).toContain('Zonder mail aan de klant');
  expect(parcel.again).toMatchObject({ what: 'shipped' });
  await helper('POST', `orders/${order.number}/mails`, {
    body: { letter: parcel.again, key: 'zonder-mail-1' },
  });
  await shop.workAll();
  expect((await mails()).length).toBe(before + 1);
});

test('pieces that are paid back whole before they left are told at their line and don’t go along', async () => {
  const { call: giver } = await createStaff(shop, {
    ...{ email: 'geeft@stappen.example', role: 'klantenservice' },
  });
  const order = await shop.paid({}, { quantity: 3 });
  const one = `orders/${order.number}`;
  const before = (await helper('GET', one)).json;
  const [{ variantId }] = before.kept;
  const pieces = [{ variantId, quantity: 1 }];
  const left = before.left.moneyCents + before.left.cardCents;
  const back = (cents: number, key: string, seen: number) =>
    giver('POST', `${one}/refund`, {
      body: { cents, left: seen, reason: 'Niet geleverd', pieces, key },
    });
  // A part of what a piece costs is a gesture: it goes along.
  const gesture = await back(100, 'gebaar-van-1', left);
  expect(gesture.json).toMatchObject({ sending: { pieces: [{ quantity: 3 }] } });
  const sum = (await helper('POST', `${one}/sum`, { body: { pieces } })).json;
  const paid = await back(sum.goodsCents - sum.discountCents, 'heel-stuk-1', left - 100);
  expect(paid.status).toBe(200);
  expect(paid.json.lines[0]).toMatchObject({ quantity: 3, paidBack: 1, sent: 0 });
  expect(paid.json.sending.pieces).toEqual([expect.objectContaining({ quantity: 2 })]);
  const part = { parcels: 0, pieces: [{ variantId, quantity: 1 }], code: 'DEEL-1', carrier: 'own' };
  const first = await step(helper, order.number, 'ship', part);
  expect(first.json).toMatchObject({ state: 'packed', lines: [{ sent: 1, paidBack: 1 }] });
  const rest = await step(helper, order.number, 'ship', { parcels: 1 });
  expect(rest.json).toMatchObject({ state: 'sent', lines: [{ sent: 2, paidBack: 1 }] });
  const names = rest.json.story
    .filter(({ kind }: { kind: string }) => kind === 'parcel')
    .map(({ about }: { about: string }) => about);
  expect(new Set(names).size).toBe(2);
  expect(names).toContainEqual(expect.stringContaining('DEEL-1'));
});

test('what is being picked, or has nothing to pack, can’t be told packed, in the office or by a program', async () => {
  const order = await shop.paid();
  const { id, number } = order;
  const at = shop.clock.now().toISOString();
  const [list] = await shop.rows<{ id: number }>(sql`
    insert into pick_lists (warehouse_id, member_id, created_at, touched_at)
    select id, 99, ${at}::timestamptz, ${at}::timestamptz from warehouses limit 1 returning id`);
  await shop.db.execute(sql`
    insert into pick_tasks (list_id, order_id, warehouse_id, box)
    select ${list?.id}, ${id}, warehouse_id, 1 from pick_lists where id = ${list?.id}`);
  const now = (await helper('GET', `orders/${number}`)).json;
  expect(stepsOf({ json: now })).toEqual(['ship', 'cancel']);
  expect(now.waits).toContain('picken');
  const refused = await step(helper, number, 'pack');
  expect([refused.status, refused.json.message]).toEqual([409, now.waits]);
  const program = await shop.call('POST', `order/${number}/pack`, { body: {} });
  expect([program.statusCode, program.json().code]).toEqual([409, 'not_packable']);
  // A walk that was left alone keeps nobody waiting.
  await shop.db.execute(sql`update pick_lists set touched_at = touched_at - interval '3 hours'
    where id = ${list?.id}`);
  expect(stepsOf(await helper('GET', `orders/${number}`))[0]).toBe('pack');
  // All of it was paid back before it left: nothing goes in a box.
  const variantId = order.product.variants[0]?.id;
  const data = JSON.stringify({ isWhole: true, items: [{ variantId, quantity: 1 }] });
  await shop.db.execute(sql`insert into order_events (order_id, kind, data, at)
    values (${id}, 'refund-by-staff', ${data}::jsonb, ${at}::timestamptz)`);
  const empty = await step(helper, number, 'pack');
  expect([empty.status, empty.json.message]).toEqual([
    409,
    'Van deze bestelling is niets meer in te pakken.',
  ]);
  expect((await helper('GET', `orders/${number}`)).json.state).toBe('placed');
});

test('a code that staff types is followed at its carrier’s own page, in the office, on the order’s page and in its mail', async () => {
  const settings = { key: 'k', customerCode: 'PROE', customerNumber: '12345678' };
  registerCarrier(
    shop.host,
    createPostnl(async () => ({}), settings),
  );
  const order = await shop.paid();
  const body = { parcels: 0, carrier: 'postnl', code: '3SABCD&x"1' };
  const sent = await step(helper, order.number, 'ship', body);
  const href = 'https://jouw.postnl.nl/track-and-trace/3SABCD%26x%221-NL-3511AW';
  expect(sent.json.parcels).toMatchObject([{ code: body.code, href }]);
  expect((await shop.page(order)).body).toContain(`href="${href}"`);
  await shop.workAll();
  const [mail] = (await shop.mailbox.list(order.email)).slice(-1);
  expect(mail?.html).toContain(href);
  // A carrier without a page has none, and what was given by hand stands.
  const own = await shop.paid();
  const plain = await step(helper, own.number, 'ship', { ...body, carrier: 'own' });
  expect(plain.json.parcels[0].href).toBeUndefined();
  const other = await shop.paid();
  const url = 'https://volg.example/1';
  const given = await step(helper, other.number, 'ship', { ...body, url });
  expect(given.json.parcels[0].href).toBe(url);
});
