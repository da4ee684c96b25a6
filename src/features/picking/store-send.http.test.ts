import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getOrder, markPaid } from '#features/orders/api.server';
import { field } from '#kernel/wire';
import { transact } from '#platform/db/transact';
import { get, parseHtml, textOf } from '../../../tests/harness/html';
import { type CallOffice, createStaff } from '../../../tests/harness/office';
import { fillOrder, sendOrder } from '../../../tests/harness/ordering';
import { hiddenField, type Visitor } from '../../../tests/harness/visitor';
import { type CounterShop, createCounterShop } from '../counter/counter-shop.test-support';
import { pickField, pickPath, storeSendPath } from './contract';

let shop: CounterShop;
let karin: Visitor;
let piet: Visitor;
let webId = 0;
let office: CallOffice;

beforeAll(async () => {
  shop = await createCounterShop();
  karin = await shop.staffOf('Karin', [], 'magazijn');
  piet = await shop.staffOf('Piet', [], 'magazijn');
  const helper = { email: 'karen@kantoor.example', role: 'klantenservice', name: 'Karen' };
  office = (await createStaff(shop, helper)).call;
  await shop.build.product({ priceCents: 5000, pieces: 5 });
  const [web] = await shop.rows<{ id: number }>(
    sql`select id from warehouses where kind = 'web' order by id`,
  );
  webId = web?.id ?? 0;
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.execute(sql`delete from pick_lists`);
  await shop.db.execute(sql`delete from pick_shorts`);
  await shop.db.execute(sql`update orders set state = 'done'`);
  await shop.db.execute(sql`update locations set sends_orders = true, phone = '030-1234567'`);
});

const post = async (
  visitor: Visitor,
  path: string,
  fields: Record<string, string | number> = {},
) => {
  const shown = await visitor.get('/admin/magazijn');
  const at = shown.body.includes(field.token) ? shown : await visitor.get('/admin/balie');
  const token = hiddenField(at.body, field.token);
  const reply = await visitor.post(path, { [field.token]: token, ...fields });
  return { status: reply.statusCode, to: String(reply.headers.location), body: reply.body };
};

const read = async (visitor: Visitor, path: string) => {
  const reply = await visitor.get(path);
  return { status: reply.statusCode, text: textOf(get(parseHtml(reply.body), 'main')) };
};

let count = 0;

/** A paid order of one piece of some articles, of which stores have three each and the warehouse has the rest. */
const placed = async ({ articles = 1, at = [shop.utrecht] } = {}) => {
  count += 1;
  const email = `versturen${count}@klant.nl`;
  const visitor = shop.visitor();
  const variantIds: number[] = [];
  for (let n = 0; n < articles; n += 1) {
    const product = await shop.build.product({ priceCents: 5000, pieces: 4 });
    for (const store of at) await shop.build.storeStock(store, product, 3);
    variantIds.push(product.variants[0]?.id ?? 0);
    const fields = { item_id: product.id, quantity: 1, etalage_token: await visitor.token() };
    expect((await visitor.post('/webcore/checkout/add', fields)).statusCode).toBe(303);
  }
  const typed = { email, email_check: email, payment_method: 'transfer' };
  const form = await fillOrder(visitor, typed);
  const { body } = await visitor.post('/webcore/checkout/update', form);
  await sendOrder(visitor, { ...form, quote: hiddenField(body, 'quote') });
  const [row] = await shop.rows<{ id: number }>(sql`select id from orders where email = ${email}`);
  const id = row?.id ?? 0;
  await transact(shop.db, (tx) => markPaid(shop.host, tx, id, { by: 'proef' }));
  return { ...(await getOrder(shop.host, id)), visitor, variantIds, variantId: variantIds[0] ?? 0 };
};

type Placed = Awaited<ReturnType<typeof placed>>;

/** Walks past the shelves and doesn't find one piece of an article; answers the number of what is short. */
const missed = async (order: Placed): Promise<number> => {
  const list = Number(
    /lijst\/(\d+)/.exec((await post(karin, pickPath.newList, { [pickField.size]: 5 })).to)?.[1],
  );
  const fields = { [pickField.variant]: order.variantId, [pickField.pieces]: 1, leeg: 1 };
  await post(karin, pickPath.missing(list), { ...fields, [pickField.key]: 1 });
  await post(karin, pickPath.release(list));
  return (
    (
      await shop.rows<{ id: number }>(
        sql`select id from pick_shorts where order_id = ${order.id} and settled_at is null`,
      )
    )[0]?.id ?? 0
  );
};

const ask = (short: number, store = shop.utrecht, by = karin, whole = false) =>
  post(by, pickPath.askStore(short), {
    [pickField.store]: store,
    ...(whole && { [pickField.whole]: 1 }),
  });

const boxesOf = ({ id }: Pick<Placed, 'id'>) =>
  shop.rows<{ id: number; state: string }>(sql`
    select id, state from pick_tasks where order_id = ${id} and from_warehouse_id is not null
    order by id`);
const boxOf = async (order: Placed) => (await boxesOf(order)).at(-1)?.id ?? 0;

const shortsOf = ({ id }: Pick<Placed, 'id'>) =>
  shop.rows<{ outcome: string | null; warehouse_id: number }>(
    sql`select outcome, warehouse_id from pick_shorts where order_id = ${id} order by id`,
  );
const parcelsOf = ({ id }: Pick<Placed, 'id'>) =>
  shop.rows<{ lines: { variantId: number; quantity: number }[] }>(
    sql`select lines from parcels where order_id = ${id} order by id`,
  );
const piecesIn = async (variantId: number, warehouseId = webId) =>
  (
    await shop.rows<{ pieces: number }>(sql`
      select pieces from stock where warehouse_id = ${warehouseId} and variant_id = ${variantId}`)
  )[0]?.pieces;

const send = (by: Visitor, box: number, key: string, store = shop.utrecht) =>
  post(by, storeSendPath.order(store, box), { [pickField.key]: key });

test('what is short names the stores that have it and how to reach who ordered it', async () => {
  const order = await placed({ at: [shop.utrecht, shop.zwolle] });
  const id = await missed(order);
  await shop.db.execute(sql`update locations set sends_orders = false where id = ${shop.zwolle}`);
  const { body } = await karin.get(pickPath.shorts);
  const text = textOf(get(parseHtml(body), 'main'));
  for (const told of ['Winkel Utrecht: 3 stuks', 'Winkel Zwolle: 3 stuks', order.email]) {
    expect(text).toContain(told);
  }
  expect(body).toContain(`mailto:${order.email}`);
  expect(body).toContain('tel:+31301234567');
  // Only who sends is offered, by a form that is made up too.
  expect(text).toContain('Laat Winkel Utrecht het versturen');
  expect(text).not.toContain('Laat Winkel Zwolle');
  expect((await ask(id, shop.zwolle)).status).toBe(409);
  expect((await ask(id, 99)).status).toBe(409);
  expect(await shop.piecesAt(order.variantId, shop.zwolle)).toBe(3);
  expect(await shortsOf(order)).toEqual([{ outcome: null, warehouse_id: webId }]);
});

test('a store packs and sends what is short: once, from its own stock, with its papers, and its buyer is told', async () => {
  const order = await placed();
  const id = await missed(order);
  const reply = await ask(id);
  expect((await read(karin, reply.to)).text).toContain('Winkel Utrecht pakt het in en verstuurt');
  expect(await shop.piecesAt(order.variantId)).toBe(2);
  // Nobody cancels or picks it any more, and its buyer can't either.
  expect((await getOrder(shop.host, order.id)).state).toBe('packed');
  expect((await read(karin, '/admin/magazijn')).text).not.toContain(order.number);
  const counter = await read(shop.wim, `/admin/balie/${shop.utrecht}`);
  expect(counter.text).toContain('Inpakken en versturen');
  expect(counter.text).toContain(order.number);
  const box = await boxOf(order);
  const at = storeSendPath.order(shop.utrecht, box);
  const table = await read(shop.wim, at);
  expect(table.text).toContain(order.billing.lastName);
  expect((await read(shop.wim, storeSendPath.slip(shop.utrecht, box))).text).toContain('€ 50,00');
  expect((await read(shop.wim, storeSendPath.label(shop.utrecht, box))).status).toBe(200);
  const both = await Promise.all([send(shop.wim, box, 'wim'), send(shop.els, box, 'els')]);
  expect(both.map(({ status }) => status)).toEqual([303, 303]);
  expect(both.filter(({ to }) => to.endsWith('gedaan=verzonden'))).toHaveLength(1);
  expect(await parcelsOf(order)).toEqual([
    { lines: [{ variantId: order.variantId, quantity: 1 }] },
  ]);
  expect((await getOrder(shop.host, order.id)).state).toBe('sent');
  expect((await read(shop.els, at)).text).toContain('Plak het label op de doos');
  expect(await shop.piecesAt(order.variantId)).toBe(2);
  await shop.workAll();
  expect((await shop.eventsOf(order)).filter((kind) => kind === 'parcel-mailed')).toHaveLength(1);
  expect((await read(shop.wim, `/admin/balie/${shop.utrecht}`)).text).not.toContain(order.number);
  const deeds = await shop.rows<{ action: string }>(
    sql`select action from staff_actions where subject = ${order.number} order by id`,
  );
  expect(deeds.map(({ action }) => action)).toEqual(['order.store', 'order.ship']);
});

test('another store and the warehouse read and do nothing of it, by any call', async () => {
  const order = await placed({ at: [shop.utrecht, shop.zwolle] });
  await ask(await missed(order));
  const box = await boxOf(order);
  const { utrecht, zwolle, zoe, wim } = shop;
  for (const [by, store] of [
    [zoe, utrecht],
    [zoe, zwolle],
  ] as const) {
    for (const path of [storeSendPath.order, storeSendPath.slip, storeSendPath.label]) {
      expect((await by.get(path(store, box))).statusCode).toBe(404);
    }
    expect((await send(by, box, 'x', store)).status).toBe(404);
    expect((await post(by, storeSendPath.refuse(store, box))).status).toBe(404);
  }
  for (const path of [pickPath.order(box), pickPath.slip(box), pickPath.label(box)]) {
    expect((await karin.get(path)).statusCode).toBe(404);
  }
  expect((await post(karin, pickPath.order(box), { [pickField.key]: 'x' })).status).toBe(404);
  expect((await post(karin, pickPath.putBack(box))).status).toBe(404);
  // Who packs isn't at a counter, and who is at one decides nothing of what is short.
  expect((await karin.get(storeSendPath.order(utrecht, box))).statusCode).toBe(403);
  expect((await wim.get(pickPath.shorts)).statusCode).toBe(403);
  expect((await ask(1, utrecht, wim)).status).toBe(403);
  // A box of the warehouse is none of a store.
  const own = await placed();
  await post(karin, pickPath.newList, { [pickField.size]: 5 });
  const [task] = await shop.rows<{ id: number }>(
    sql`select id from pick_tasks where order_id = ${own.id}`,
  );
  expect((await wim.get(storeSendPath.order(utrecht, task?.id ?? 0))).statusCode).toBe(404);
  expect(await parcelsOf(order)).toEqual([]);
});

test.each([
  ['weg', 2, [{ from: 3, to: 2, reason: 'missing' }]],
  ['hier', 3, []],
] as const)(
  'a store that refuses (%s) has it decided about again, and its stock is right',
  async (how, left, moves) => {
    const order = await placed();
    await ask(await missed(order));
    const box = await boxOf(order);
    const both = await Promise.all(
      [shop.wim, shop.els].map((by) =>
        post(by, storeSendPath.refuse(shop.utrecht, box), { [pickField.way]: how }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([303, 409]);
    const reply = both.find(({ status }) => status === 303);
    expect((await read(shop.wim, reply?.to ?? '')).text).toContain('versturen jullie niet');
    expect(await shortsOf(order)).toEqual([
      { outcome: 'store', warehouse_id: webId },
      { outcome: null, warehouse_id: webId },
    ]);
    expect(await shop.piecesAt(order.variantId)).toBe(left);
    expect(
      await shop.rows(sql`select from_pieces as from, to_pieces as to, reason from stock_movements m
      join warehouses w on w.id = m.warehouse_id
      where m.variant_id = ${order.variantId} and w.location_id = ${shop.utrecht}`),
    ).toEqual(moves);
    const { text } = await read(karin, pickPath.shorts);
    expect(text).toContain(order.number);
    expect(text).not.toContain('Bij winkels om te versturen');
    // It can be asked again, where it is.
    const [, again] = await shop.rows<{ id: number }>(
      sql`select id from pick_shorts where order_id = ${order.id} order by id`,
    );
    expect((await ask(again?.id ?? 0)).status).toBe(303);
    await send(shop.wim, await boxOf(order), 'nu');
    expect((await getOrder(shop.host, order.id)).state).toBe('sent');
  },
);

test('what a warehouse has by the time that a store refuses is picked there', async () => {
  const order = await placed();
  await ask(await missed(order));
  await shop.db.execute(sql`update stock set pieces = 2
    where warehouse_id = ${webId} and variant_id = ${order.variantId}`);
  const refusal = storeSendPath.refuse(shop.utrecht, await boxOf(order));
  expect((await post(shop.wim, refusal, { [pickField.way]: 'anders' })).status).toBe(422);
  await post(shop.wim, refusal, { [pickField.way]: 'weg' });
  expect(await piecesIn(order.variantId)).toBe(1);
  expect((await shortsOf(order)).filter(({ outcome }) => outcome === null)).toEqual([]);
  expect((await read(karin, '/admin/magazijn')).text).toContain(order.number);
});

test('two who decide about the same pieces at once: one store is asked, or they are paid back, never both', async () => {
  const order = await placed({ articles: 2, at: [shop.utrecht, shop.zwolle] });
  const id = await missed(order);
  const replies = await Promise.all([
    ask(id, shop.utrecht, karin),
    ask(id, shop.zwolle, piet),
    post(piet, pickPath.short(id), { [pickField.way]: 'again' }),
  ]);
  expect(replies.map(({ status }) => status)).toEqual([303, 303, 303]);
  expect(replies.filter(({ to }) => to.endsWith('before'))).toHaveLength(2);
  const taken =
    6 -
    ((await shop.piecesAt(order.variantId)) ?? 0) -
    ((await shop.piecesAt(order.variantId, shop.zwolle)) ?? 0);
  expect([(await boxesOf(order)).length, taken]).toEqual(
    (await shortsOf(order))[0]?.outcome === 'store' ? [1, 1] : [0, 0],
  );
});

test('a store takes the whole order: one parcel, and what the warehouse had is for sale there again', async () => {
  const order = await placed({ articles: 2 });
  const [lost = 0, other = 0] = order.variantIds;
  const id = await missed(order);
  expect(await piecesIn(other)).toBe(3);
  expect((await read(karin, pickPath.shorts)).text).toContain('de hele bestelling versturen');
  expect((await ask(id, shop.utrecht, karin, true)).status).toBe(303);
  expect([await piecesIn(lost), await piecesIn(other)]).toEqual([0, 4]);
  expect([await shop.piecesAt(lost), await shop.piecesAt(other)]).toEqual([2, 2]);
  await send(shop.wim, await boxOf(order), 'alles');
  const [parcel] = await parcelsOf(order);
  expect(parcel?.lines).toHaveLength(2);
  expect((await getOrder(shop.host, order.id)).state).toBe('sent');
});

test('a walk that begins while a store is asked for the whole has none of it, or the store has none', async () => {
  const order = await placed({ articles: 2 });
  const [, other = 0] = order.variantIds;
  const id = await missed(order);
  const [asked, walk] = await Promise.all([
    ask(id, shop.utrecht, karin, true),
    post(piet, pickPath.newList, { [pickField.size]: 5 }),
  ]);
  expect([asked.status, walk.status].sort()).toEqual([303, 409]);
  const isAsked = asked.status === 303;
  expect([await piecesIn(other), await shop.piecesAt(other)]).toEqual(isAsked ? [4, 2] : [3, 3]);
  expect(await boxesOf(order)).toHaveLength(isAsked ? 1 : 0);
});

test('while a store has a part, the warehouse sends the rest: two parcels, and no piece twice', async () => {
  const order = await placed({ articles: 2 });
  const [lost = 0, other = 0] = order.variantIds;
  await ask(await missed(order));
  const list = Number(
    /lijst\/(\d+)/.exec((await post(karin, pickPath.newList, { [pickField.size]: 5 })).to)?.[1],
  );
  await post(karin, pickPath.pick(list), { [pickField.variant]: other });
  await post(karin, pickPath.finish(list));
  const [task] = await shop.rows<{ id: number }>(sql`select id from pick_tasks
    where order_id = ${order.id} and from_warehouse_id is null and state = 'packing'`);
  const both = await Promise.all([
    post(karin, pickPath.order(task?.id ?? 0), { [pickField.key]: 'magazijn' }),
    send(shop.wim, await boxOf(order), 'winkel'),
  ]);
  expect(both.map(({ status }) => status)).toEqual([303, 303]);
  const lines = (await parcelsOf(order)).flatMap((one) => one.lines);
  expect(lines.map(({ variantId }) => variantId).sort((a, b) => a - b)).toEqual([lost, other]);
  expect((await getOrder(shop.host, order.id)).state).toBe('sent');
});

test('refused and sent at once it is one of both; cancelled meanwhile it goes back to the shelf', async () => {
  const order = await placed();
  await ask(await missed(order));
  const box = await boxOf(order);
  await Promise.all([
    send(shop.wim, box, 'wim'),
    post(shop.els, storeSendPath.refuse(shop.utrecht, box), { [pickField.way]: 'hier' }),
  ]);
  const isSent = (await parcelsOf(order)).length === 1;
  expect((await shortsOf(order)).filter(({ outcome }) => outcome === null)).toHaveLength(
    isSent ? 0 : 1,
  );
  expect(await shop.piecesAt(order.variantId)).toBe(isSent ? 2 : 3);

  const gone = await placed();
  await ask(await missed(gone));
  await shop.call('POST', `order/${gone.number}/cancel`);
  expect(await shop.piecesAt(gone.variantId)).toBe(3);
  const { text } = await read(shop.wim, `/admin/balie/${shop.utrecht}`);
  expect(text).toContain('is geannuleerd: leg de stuks terug');
  const at = storeSendPath.order(shop.utrecht, await boxOf(gone));
  expect((await read(shop.wim, at)).text).toContain('leg de stuks terug');
  expect((await send(shop.wim, await boxOf(gone), 'laat')).status).toBe(409);
  const late = await post(shop.wim, storeSendPath.refuse(shop.utrecht, await boxOf(gone)), {
    [pickField.way]: 'weg',
  });
  expect(late.status).toBe(409);
  expect(await shortsOf(gone)).toHaveLength(1);
});

const officeOf = async ({ number }: Pick<Placed, 'number'>) => {
  const { json } = await office('GET', `orders/${number}`);
  const steps = (json.steps as { step: string }[]).map(({ step }) => step);
  const pieces = (json.sending?.pieces ?? []) as { variantId: number; quantity: number }[];
  return { steps, waits: String(json.waits), pieces };
};
const step = ({ number }: Pick<Placed, 'number'>, name: string, body: object = {}) =>
  office('POST', `orders/${number}/steps/${name}`, { body });

test('what lies nowhere is neither packed nor sent by the office, and is named; a program sends it neither', async () => {
  const order = await placed();
  await missed(order);
  const told = await officeOf(order);
  expect(told.steps).toEqual(['cancel']);
  expect([told.waits.startsWith('1 × '), told.pieces]).toEqual([true, []]);
  expect(told.waits).toContain('Tekort');
  const packed = await step(order, 'pack');
  expect([packed.status, packed.json.code]).toEqual([409, 'not_packable']);
  expect(packed.json.message).toContain('Tekort');
  for (const pieces of [undefined, [{ variantId: order.variantId, quantity: 1 }]]) {
    const sent = await step(order, 'ship', { parcels: 0, ...(pieces && { pieces }) });
    expect([sent.status, sent.json.code]).toEqual([409, 'held']);
  }
  expect((await shop.call('POST', `order/${order.number}/ship`)).statusCode).toBe(409);
  expect(await parcelsOf(order)).toEqual([]);
});

test('the office sends what is there and leaves what lies nowhere out', async () => {
  const order = await placed({ articles: 2 });
  const [, other = 0] = order.variantIds;
  await missed(order);
  const told = await officeOf(order);
  expect(told.steps).toEqual(['ship', 'cancel']);
  expect(told.pieces).toMatchObject([{ variantId: other, quantity: 1 }]);
  expect((await step(order, 'ship', { parcels: 0 })).status).toBe(200);
  expect(await parcelsOf(order)).toEqual([{ lines: [{ variantId: other, quantity: 1 }] }]);
  expect((await getOrder(shop.host, order.id)).state).toBe('packed');
  expect((await officeOf(order)).steps).toEqual(['close']);
});

test('what a store sends, or lies in a box of the warehouse, is not the office’s to send, and says where it is', async () => {
  const order = await placed();
  await ask(await missed(order));
  const told = await officeOf(order);
  expect(told.steps).toEqual(['cancel']);
  expect(told.waits).toContain('ligt bij Winkel Utrecht');
  const refused = await step(order, 'ship', { parcels: 0 });
  expect([refused.status, refused.json.message]).toEqual([409, told.waits]);
  await send(shop.wim, await boxOf(order), 'winkel-zelf');
  expect((await getOrder(shop.host, order.id)).state).toBe('sent');

  const own = await placed();
  const list = Number(
    /lijst\/(\d+)/.exec((await post(karin, pickPath.newList, { [pickField.size]: 5 })).to)?.[1],
  );
  expect((await officeOf(own)).steps).toEqual(['cancel']);
  await post(karin, pickPath.pick(list), { [pickField.variant]: own.variantId });
  await post(karin, pickPath.finish(list));
  expect((await officeOf(own)).waits).toContain('‘Inpakken’');
  expect((await step(own, 'ship', { parcels: 0 })).json.code).toBe('held');
  const [task] = await shop.rows<{ id: number }>(
    sql`select id from pick_tasks where order_id = ${own.id}`,
  );
  await post(karin, pickPath.putBack(task?.id ?? 0));
  expect((await step(own, 'ship', { parcels: 0 })).status).toBe(200);
});

test('what an order wants no more is short no more', async () => {
  const order = await placed();
  await missed(order);
  const text = async () => (await read(karin, pickPath.shorts)).text;
  expect(await text()).toContain(order.number);
  await shop.call('POST', `order/${order.number}/cancel`);
  expect(await text()).not.toContain(order.number);
  expect(await shortsOf(order)).toEqual([{ outcome: 'over', warehouse_id: webId }]);
});

test('orders with something short are a list of the office', async () => {
  const order = await placed();
  const counted = async () => (await office('GET', 'orders/todo')).json.short;
  expect(await counted()).toBe(0);
  await missed(order);
  expect(await counted()).toBe(1);
  const { orders } = (await office('GET', 'orders?todo=short')).json;
  expect(orders.map(({ number }: { number: string }) => number)).toEqual([order.number]);
});

test('what a store sent is told among the changes of its stock, with the order’s number', async () => {
  const order = await placed();
  await ask(await missed(order));
  const box = await boxOf(order);
  await send(shop.wim, box, 'een-keer');
  await send(shop.wim, box, 'een-keer');
  expect(
    await shop.rows(sql`select from_pieces as from, to_pieces as to, reason, note from stock_movements m
      join warehouses w on w.id = m.warehouse_id
      where m.variant_id = ${order.variantId} and w.location_id = ${shop.utrecht}`),
  ).toEqual([{ from: 3, to: 2, reason: 'shipped', note: `bestelling ${order.number}` }]);
});

test('a shelf is told empty by who ticks that', async () => {
  await placed();
  const { to } = await post(karin, pickPath.newList, { [pickField.size]: 5 });
  const [tick = ''] = /<input[^>]*name="leeg"[^>]*>/.exec((await karin.get(to)).body) ?? [];
  expect(tick).toContain('checkbox');
  expect(tick).not.toContain('checked');
});

test('closed while a store has the rest, its pieces are its own again at once, and it reads so', async () => {
  const order = await placed({ articles: 2 });
  const [lost = 0, other = 0] = order.variantIds;
  await ask(await missed(order));
  const lines = [{ variant_id: other, quantity: 1 }];
  expect(
    (await shop.call('POST', `order/${order.number}/ship`, { body: { lines } })).statusCode,
  ).toBe(200);
  expect(await shop.piecesAt(lost)).toBe(2);
  const box = await boxOf(order);
  // Two who close it: it happens once. Who sends it meanwhile isn't sent twice, nor are its pieces given back then.
  const close = () => shop.call('POST', `order/${order.number}/close`);
  const replies = await Promise.all([close(), close(), send(shop.wim, box, 'tegelijk')]);
  const isSent = (await parcelsOf(order)).length === 2;
  const closed = replies
    .slice(0, 2)
    .filter((reply) => 'statusCode' in reply && reply.statusCode === 200);
  expect(closed).toHaveLength(isSent ? 0 : 1);
  expect(await shop.piecesAt(lost)).toBe(isSent ? 2 : 3);
});

test('a box whose order was closed says that it isn’t sent, on the list and on its page', async () => {
  const order = await placed({ articles: 2 });
  const [lost = 0, other = 0] = order.variantIds;
  await ask(await missed(order));
  const lines = [{ variant_id: other, quantity: 1 }];
  await shop.call('POST', `order/${order.number}/ship`, { body: { lines } });
  expect((await shop.call('POST', `order/${order.number}/close`)).statusCode).toBe(200);
  expect(await shop.piecesAt(lost)).toBe(3);
  const box = await boxOf(order);
  const told = `Bestelling ${order.number} is afgesloten zonder deze stuks`;
  expect((await read(shop.wim, `/admin/balie/${shop.utrecht}`)).text).toContain(told);
  const { text } = await read(shop.wim, storeSendPath.order(shop.utrecht, box));
  expect(text).toContain(told);
  expect(text).toContain('staan weer in de voorraad');
  expect(text).not.toContain('Plak het label');
  const late = await send(shop.wim, box, 'laat');
  expect([late.status, late.body.includes('afgesloten zonder deze stuks')]).toEqual([409, true]);
  await post(shop.wim, storeSendPath.refuse(shop.utrecht, box), { [pickField.way]: 'hier' });
  expect(await shop.piecesAt(lost)).toBe(3);
});

test('what a store couldn’t find goes nowhere when its order is cancelled after that', async () => {
  const order = await placed();
  await ask(await missed(order));
  const box = await boxOf(order);
  await post(shop.wim, storeSendPath.refuse(shop.utrecht, box), { [pickField.way]: 'weg' });
  await shop.call('POST', `order/${order.number}/cancel`);
  const { text } = await read(shop.wim, storeSendPath.order(shop.utrecht, box));
  expect(text).toContain('Teruggegeven');
  expect(text).not.toContain('leg de stuks terug');
  expect(text).not.toContain('weer in de voorraad');
});
