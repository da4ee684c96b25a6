import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cancelPieces, refundByStaff } from '#features/returns/api.server';
import { field } from '#kernel/wire';
import { createFulfilmentShop, type FulfilmentShop } from '../../../tests/harness/fulfilment-shop';
import { findAll, get, parseHtml, textOf } from '../../../tests/harness/html';
import { createStaff } from '../../../tests/harness/office';
import { hiddenField, type Visitor } from '../../../tests/harness/visitor';
import { pickField, pickPath } from './contract';

let shop: FulfilmentShop;
let karin: Visitor;
let care: Visitor;

beforeAll(async () => {
  shop = await createFulfilmentShop();
  karin = (await createStaff(shop, { email: 'karin@x.nl', role: 'magazijn', name: 'Karin' }))
    .visitor;
  care = (await createStaff(shop, { email: 'zorg@x.nl', role: 'klantenservice' })).visitor;
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.execute(sql`delete from pick_lists`);
  await shop.db.execute(sql`delete from pick_shorts`);
  await shop.db.execute(sql`update orders set state = 'done'`);
});

type Placed = Awaited<ReturnType<FulfilmentShop['paid']>>;

const read = async (visitor: Visitor, path: string) => {
  const reply = await visitor.get(path);
  const page = parseHtml(reply.body);
  return { status: reply.statusCode, page, text: textOf(get(page, 'main')) };
};

const post = async (
  visitor: Visitor,
  path: string,
  fields: Record<string, string | number> = {},
) => {
  const token = hiddenField((await visitor.get(pickPath.start)).body, field.token);
  const reply = await visitor.post(path, { [field.token]: token, ...fields });
  return { status: reply.statusCode, to: String(reply.headers.location), body: reply.body };
};

const variantOf = (order: Placed) => order.product.variants[0]?.id ?? 0;

const listAll = async (): Promise<number> =>
  Number(
    /lijst\/(\d+)/.exec((await post(karin, pickPath.newList, { [pickField.size]: 20 })).to)?.[1],
  );

const taskOf = async ({ id }: Placed) =>
  (
    await shop.rows<{ id: number; state: string }>(
      sql`select id, state from pick_tasks where order_id = ${id} order by id desc limit 1`,
    )
  )[0] ?? { id: 0, state: '' };

/** Picks all of an order, and answers the number of its box. */
const pickWhole = async (order: Placed): Promise<number> => {
  const list = await listAll();
  await post(karin, pickPath.pick(list), { [pickField.variant]: variantOf(order) });
  await post(karin, pickPath.finish(list));
  return (await taskOf(order)).id;
};

test('a box whose order was sent from the office ends by itself and says so', async () => {
  const order = await shop.paid();
  const task = await pickWhole(order);
  await shop.call('POST', `order/${order.number}/ship`);
  expect((await shop.orderOf(order))?.state).toBe('sent');
  const start = await read(karin, pickPath.start);
  expect(start.text).toContain('0 In te pakken');
  const list = await read(karin, pickPath.pack);
  expect(list.text).not.toContain('Te laat');
  expect(list.text).toContain(`Bestelling ${order.number} is al verstuurd`);
  expect(await taskOf(order)).toEqual({ id: task, state: 'sent' });
  const page = await read(karin, pickPath.order(task));
  expect(page.text).toContain('is al verstuurd');
  expect(page.text).not.toContain('leg terug');
  const slip = await read(karin, pickPath.slip(task));
  expect(findAll(slip.page, 'tbody tr')).toHaveLength(1);
});

test('a box whose order was cancelled says what goes back, and is not packed', async () => {
  const order = await shop.paid();
  const task = await pickWhole(order);
  await shop.call('POST', `order/${order.number}/cancel`);
  const page = await read(karin, pickPath.order(task));
  expect(page.text).toContain('is geannuleerd: leg de stuks terug');
  expect(page.text).toContain('1 stuk');
  expect(page.text).not.toContain('wacht daarna weer');
  expect(await taskOf(order)).toEqual({ id: task, state: 'released' });
  expect((await read(karin, pickPath.pack)).text).toContain('is geannuleerd');
  const late = await post(karin, pickPath.order(task), { [pickField.key]: 'laat' });
  expect([late.status, late.body.includes('is geannuleerd')]).toEqual([409, true]);
});

test('of an order that was sent in part its box says what left and what goes with it', async () => {
  const order = await shop.paid({}, { quantity: 2 });
  const task = await pickWhole(order);
  const lines = [{ variant_id: variantOf(order), quantity: 1 }];
  const sent = await shop.call('POST', `order/${order.number}/ship`, { body: { lines } });
  expect(sent.statusCode).toBe(200);
  expect((await shop.orderOf(order))?.state).toBe('packed');
  const page = await read(karin, pickPath.order(task));
  expect(page.text).toContain('In dit pakket');
  expect(page.text).toMatch(/Al verstuurd .*Weg op/);
  expect(page.text).not.toContain('Hoort niet meer bij');
});

test('closed while a warehouse has the rest in a box, its pieces are for sale again, once', async () => {
  const order = await shop.paid({}, { quantity: 2 });
  const task = await pickWhole(order);
  const lines = [{ variant_id: variantOf(order), quantity: 1 }];
  await shop.call('POST', `order/${order.number}/ship`, { body: { lines } });
  const piecesOf = async () =>
    (
      await shop.rows<{ n: number }>(
        sql`select sum(pieces)::int as n from stock where variant_id = ${variantOf(order)}`,
      )
    )[0]?.n ?? 0;
  const before = await piecesOf();
  const close = () => shop.call('POST', `order/${order.number}/close`);
  const replies = await Promise.all([close(), close()]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(await piecesOf()).toBe(before + 1);
  expect(await taskOf(order)).toEqual({ id: task, state: 'released' });
  const page = await read(karin, pickPath.order(task));
  expect(page.text).toContain('is afgesloten zonder deze stuks: leg ze terug');
  // One of the two that were in it left before.
  expect(page.text).toContain('1 stuk');
  expect((await read(karin, pickPath.pack)).text).toContain('afgesloten zonder deze stuks');
});

test('what lies nowhere is told as short, on the slip too, and not as coming later', async () => {
  const order = await shop.paid({}, { quantity: 2 });
  const variantId = variantOf(order);
  const list = await listAll();
  const missing = { [pickField.variant]: variantId, [pickField.pieces]: 1, [pickField.key]: 2 };
  await post(karin, pickPath.missing(list), missing);
  await post(karin, pickPath.pick(list), { [pickField.variant]: variantId });
  await post(karin, pickPath.finish(list));
  const { id } = await taskOf(order);
  const page = await read(karin, pickPath.order(id));
  expect(page.text).toContain('Tekort: 1 stuk van deze bestelling ligt in geen magazijn');
  expect(page.text).not.toContain('Later, of uit een ander magazijn');
  const slip = await read(karin, pickPath.slip(id));
  expect(slip.text).toContain('konden we niet vinden');
  expect(slip.text).not.toContain('volgt in een ander pakket');
});

test('a wrong or empty password, and an unknown number, are told at their fields', async () => {
  const order = await shop.paid();
  const list = await listAll();
  await post(karin, pickPath.missing(list), {
    ...{ [pickField.variant]: variantOf(order), [pickField.pieces]: 1, [pickField.key]: 1 },
  });
  const [short] = await shop.rows<{ id: number }>(sql`select id from pick_shorts`);
  await shop.db.execute(sql`update staff_sessions set proven_at = '2000-01-01'`);
  const path = pickPath.short(short?.id ?? 0);
  const give = async (password: string) => {
    const fields = { [pickField.way]: 'cancelled', [pickField.password]: password };
    const reply = await post(care, path, fields);
    const page = parseHtml(reply.body);
    return [reply.status, textOf(get(page, `[id=short-password-${short?.id}-error]`))];
  };
  expect(await give('fout-wachtwoord')).toEqual([422, 'Dat is niet je wachtwoord.']);
  expect(await give('')).toEqual([422, 'Vul je wachtwoord in.']);
  const sought = await post(karin, pickPath.find, { [pickField.code]: 'BR-404' });
  const page = parseHtml(sought.body);
  expect(sought.status).toBe(404);
  expect(textOf(get(page, '[id=pack-find-error]'))).toContain('BR-404');
  expect(findAll(page, '[id=pack-find][value=BR-404]')).toHaveLength(1);
});

test('a list that was given back says so at its address, and by whom', async () => {
  await shop.paid();
  const list = await listAll();
  await post(karin, pickPath.release(list));
  const freed = await read(karin, pickPath.list(list));
  expect(freed.text).toContain('Deze picklijst is vrijgegeven door Karin');
  const done = await listAll();
  await post(karin, pickPath.finish(done));
  expect((await read(karin, pickPath.list(done))).text).toContain('is afgerond door Karin');
});

test('pieces that are taken out or paid back whole while one walks are not picked; a part of a price is marked', async () => {
  const order = await shop.paid({}, { quantity: 4 });
  const variantId = variantOf(order);
  const list = await listAll();
  const cancelled = await cancelPieces(shop.host, {
    ...{ orderId: order.id, items: [{ variantId, quantity: 1 }], cents: 5000 },
    ...{ key: 'eruit', by: 'Zorg', why: '' },
  });
  expect(cancelled.moneyCents).toBe(5000);
  expect((await read(karin, pickPath.list(list))).text).toContain('0 van 3 stuks gepakt');
  const payBack = (cents: number, key: string) =>
    refundByStaff(shop.host, {
      ...{ orderId: order.id, cents, reason: 'Vlek', key, by: 'Zorg' },
      items: [{ variantId, quantity: 1 }],
    });
  await payBack(5000, 'heel-stuk');
  const whole = (await read(karin, pickPath.list(list))).text;
  expect(whole).toContain('0 van 2 stuks gepakt');
  expect(whole).not.toContain('terugbetaald, vraag na');
  await payBack(1000, 'terug');
  expect((await read(karin, pickPath.list(list))).text).toContain('terugbetaald, vraag na');
  const picked = await post(karin, pickPath.pick(list), { [pickField.variant]: variantId });
  const told = await read(karin, picked.to);
  expect(told.text).toContain('In bak 1: 2.');
  await post(karin, pickPath.pick(list), {
    [pickField.variant]: variantId,
    [pickField.way]: 'terug',
  });
  // The same address read again: it isn't so any more.
  expect((await read(karin, picked.to)).text).not.toContain('In bak 1: 2.');
  await post(karin, pickPath.pick(list), { [pickField.variant]: variantId });
  await post(karin, pickPath.finish(list));
  const { id } = await taskOf(order);
  const page = await read(karin, pickPath.order(id));
  expect(page.text).toContain('2 stuks');
  expect(page.text).toContain('Terugbetaald: vraag na');
  const slip = await read(karin, pickPath.slip(id));
  expect(slip.text).toContain('iets terugbetaald');
  const back = await post(karin, pickPath.putBack(id));
  expect((await read(karin, back.to)).text).toContain('wacht weer om gepickt');
  await shop.db.execute(sql`update orders set state = 'cancelled' where id = ${order.id}`);
  expect((await read(karin, back.to)).text).not.toContain('wacht weer om gepickt');
});
