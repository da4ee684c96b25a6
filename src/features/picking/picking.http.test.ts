import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { variants } from '#features/catalog/api.server';
import { stock, warehouses } from '#features/stock/api.server';
import { field } from '#kernel/wire';
import { findAll, get, parseHtml, textOf } from '../../../tests/harness/html';
import { createStaff } from '../../../tests/harness/office';
import { fillOrder, sendOrder } from '../../../tests/harness/ordering';
import { hiddenField } from '../../../tests/harness/visitor';
import { pickField, pickPath } from './contract';
import {
  clearFloor,
  closeFloor,
  goes,
  karin,
  listOf,
  openFloor,
  pageOf,
  parcelsOf,
  pickAll,
  pickWhole,
  piet,
  post,
  send,
  shop,
  tasksOf,
  variantOf,
} from './floor.test-support';

beforeAll(openFloor);
afterAll(closeFloor);
beforeEach(clearFloor);

test('a paid order is picked, packed and sent; one that is not paid does not wait', async () => {
  const open = await shop.place({ payment_method: 'transfer' });
  const order = await shop.paid();
  const start = await pageOf(karin, pickPath.start);
  expect(start.body).toContain(order.number);
  expect(start.body).not.toContain(open.number);
  const task = await pickWhole(karin, order);
  // From now on its buyer can't cancel it.
  expect((await shop.orderOf(order))?.state).toBe('packed');
  const table = await pageOf(karin, pickPath.order(task));
  expect(table.body).toContain(order.number);
  const reply = await send(karin, task, hiddenField(table.body, pickField.key));
  expect(goes(reply)).toContain(`${pickField.done}=verzonden`);
  expect((await shop.orderOf(order))?.state).toBe('sent');
  expect(await parcelsOf(order)).toEqual([
    { lines: [{ variantId: variantOf(order), quantity: 1 }] },
  ]);
  const told = await pageOf(karin, goes(reply));
  expect(textOf(get(told.page, '[role=status]'))).toContain(`Verzonden: ${order.number}`);
  const [noted] = await shop.rows<{ subject: string }>(
    sql`select subject from staff_actions where action = 'order.ship'`,
  );
  expect(noted?.subject).toBe(order.number);
});

test('no two lists have the same order, also when two ask at once; a press sent twice makes one', async () => {
  const order = await shop.paid();
  const both = await Promise.all([
    post(karin, pickPath.newList, { [pickField.size]: 5 }),
    post(piet, pickPath.newList, { [pickField.size]: 5 }),
  ]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([303, 409]);
  const lost = both.find(({ statusCode }) => statusCode === 409);
  expect(lost?.body).toContain('een collega was je voor');
  const winner = both[0]?.statusCode === 303 ? karin : piet;
  const other = winner === karin ? piet : karin;
  const list = Number(
    /lijst\/(\d+)/.exec(goes(both[0]?.statusCode === 303 ? both[0] : (both[1] as never)))?.[1],
  );
  expect(await tasksOf(order)).toHaveLength(1);
  expect(await listOf(winner)).toBe(list);
  // It is nobody else's, by any call.
  expect((await other.get(pickPath.list(list))).statusCode).toBe(409);
  expect((await pickAll(other, list, variantOf(order))).statusCode).toBe(409);
  expect((await post(other, pickPath.release(list))).statusCode).toBe(409);
  expect((await post(other, pickPath.takeOver(list))).statusCode).toBe(409);
  // Released it waits again.
  expect(goes(await post(winner, pickPath.release(list)))).toContain('vrij');
  expect((await pageOf(other, pickPath.start)).body).toContain(order.number);
  await send(other, await pickWhole(other, order));
});

test('a list that is left alone is taken over by one', async () => {
  const order = await shop.paid();
  const list = await listOf(karin);
  await shop.db.execute(
    sql`update pick_lists set touched_at = touched_at - interval '3 hours' where id = ${list}`,
  );
  expect((await pageOf(piet, pickPath.start)).body).toContain('Neem over');
  expect((await post(piet, pickPath.takeOver(list))).statusCode).toBe(303);
  expect((await karin.get(pickPath.list(list))).statusCode).toBe(409);
  await pickAll(piet, list, variantOf(order));
  await post(piet, pickPath.finish(list));
  await send(piet, (await tasksOf(order))[0]?.id ?? 0);
  expect(await parcelsOf(order)).toHaveLength(1);
});

/** Another order of the same article, which is paid. */
const orderAgain = async ({ product }: { product: { id: number } }): Promise<{ id: number }> => {
  const visitor = await shop.buyer(product, 1);
  const email = 'nog-een@klant.nl';
  const form = await fillOrder(visitor, { email, email_check: email });
  const { body } = await visitor.post('/webcore/checkout/update', form);
  await sendOrder(visitor, { ...form, quote: hiddenField(body, 'quote') });
  const [stored] = await shop.rows<{ id: number }>(sql`update orders
    set payment_state = 'paid', paid_at = placed_at, expires_at = null where email = ${email} returning id`);
  return stored ?? { id: 0 };
};

test('pieces of one article for several orders are one line, and the last box goes without', async () => {
  const one = await shop.paid({}, { quantity: 2 });
  const other = await orderAgain(one);
  const variantId = variantOf(one);
  const list = await listOf(karin);
  const { page } = await pageOf(karin, pickPath.list(list));
  expect(textOf(get(page, 'h1'))).toBe('0 van 3 stuks gepakt');
  const lines = findAll(page, 'ol li').map(textOf);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('3 stuks bak 1: 2 bak 2: 1');
  const missing = { [pickField.variant]: variantId, [pickField.pieces]: 1, [pickField.key]: 3 };
  await post(karin, pickPath.missing(list), missing);
  await pickAll(karin, list, variantId);
  await post(karin, pickPath.finish(list));
  await send(karin, (await tasksOf(one))[0]?.id ?? 0);
  expect((await shop.orderOf(one))?.state).toBe('sent');
  // Of the other nothing was found: it waits for who decides about it.
  expect((await tasksOf(other)).map(({ state }) => state)).toEqual(['released']);
  const shorts = await shop.rows<{ order_id: number }>(sql`select order_id from pick_shorts`);
  expect(shorts).toEqual([{ order_id: other.id }]);
});

test('a scan counts one piece and says how many are left; wrong ones are told in words', async () => {
  const order = await shop.paid({}, { quantity: 2 });
  const other = await shop.build.product();
  const set = (id: number, gtin: string, sku: string) =>
    shop.db.update(variants).set({ gtin, sku }).where(eq(variants.id, id));
  await set(variantOf(order), '8712345678906', 'TR-1');
  await set(other.variants[0]?.id ?? 0, '8700000000005', 'TR-2');
  const list = await listOf(karin);
  const scan = async (code: string, key: string) => {
    const reply = await post(karin, pickPath.scan(list), {
      [pickField.code]: code,
      [pickField.key]: key,
    });
    const { page } = await pageOf(karin, goes(reply));
    const alert = findAll(page, '[role=alert]').map(textOf).join(' ');
    // The next can be scanned at once.
    expect(findAll(page, '[id=pick-scan][autofocus]')).toHaveLength(1);
    return { heading: textOf(get(page, 'h1')), alert, said: textOf(get(page, '[id=pick-told]')) };
  };
  const first = await scan('8712345678906', 'a');
  expect([first.heading, first.alert]).toEqual(['1 van 2 stuks gepakt', '']);
  expect(first.said).toContain('Nog 1 stuk');
  // A lost answer: the same scan sent again is the same scan.
  expect((await scan('8712345678906', 'a')).heading).toBe('1 van 2 stuks gepakt');
  expect((await scan('TR-2', 'b')).alert).toContain('Fout artikel');
  expect((await scan('<b>123</b>', 'c')).alert).toContain('Onbekende code');
  expect((await scan('tr-1', 'd')).heading).toBe('2 van 2 stuks gepakt');
  expect((await scan('TR-1', 'e')).alert).toContain('Genoeg');
  await post(karin, pickPath.finish(list));
  await send(karin, (await tasksOf(order))[0]?.id ?? 0);
});

test('what is not found comes from another warehouse that has it, and waits there', async () => {
  const order = await shop.paid({}, { quantity: 2 });
  const variantId = variantOf(order);
  const [north] = await shop.db
    .insert(warehouses)
    .values({ title: 'Magazijn Noord', kind: 'web' })
    .returning();
  const northId = north?.id ?? 0;
  await shop.db.insert(stock).values({ warehouseId: northId, variantId, pieces: 1 });
  const list = await listOf(karin);
  const missing = { [pickField.variant]: variantId, [pickField.pieces]: 1, [pickField.key]: 2 };
  const reply = await post(karin, pickPath.missing(list), { ...missing, [pickField.empty]: 1 });
  expect((await pageOf(karin, goes(reply))).body).toContain('Komt uit een ander magazijn');
  // Said twice it is said once.
  expect((await post(karin, pickPath.missing(list), missing)).statusCode).toBe(409);
  const left = await shop.rows<{ warehouse_id: number; pieces: number }>(
    sql`select warehouse_id, pieces from stock where variant_id = ${variantId} order by warehouse_id`,
  );
  expect(left.map(({ pieces }) => pieces)).toEqual([0, 0]);
  const lines = await shop.rows<{ warehouse_id: number; quantity: number }>(
    sql`select warehouse_id, quantity from order_lines where order_id = ${order.id} order by warehouse_id`,
  );
  expect(lines.map(({ quantity }) => quantity)).toEqual([1, 1]);
  expect(await shop.eventsOf(order)).toContain('pick-missing');
  await pickAll(karin, list, variantId);
  await post(karin, pickPath.finish(list));
  const [task] = await tasksOf(order);
  expect((await pageOf(karin, pickPath.order(task?.id ?? 0))).body).toContain(
    'Later, of uit een ander magazijn: 1 stuk',
  );
  await send(karin, task?.id ?? 0);
  expect((await shop.orderOf(order))?.state).toBe('packed');
  // The rest waits where it lies, and completes the order.
  expect((await pageOf(karin, pickPath.start)).body).not.toContain(order.number);
  const other = `${pickPath.start}?${pickField.warehouse}=${northId}`;
  expect((await pageOf(karin, other)).body).toContain(order.number);
  const made = await post(karin, pickPath.newList, {
    [pickField.size]: 5,
    [pickField.warehouse]: northId,
  });
  const second = Number(/lijst\/(\d+)/.exec(goes(made))?.[1]);
  await pickAll(karin, second, variantId);
  await post(karin, pickPath.finish(second));
  await send(karin, (await tasksOf(order)).at(-1)?.id ?? 0);
  expect((await shop.orderOf(order))?.state).toBe('sent');
  expect(await parcelsOf(order)).toHaveLength(2);
  await shop.db.delete(stock).where(eq(stock.warehouseId, northId));
  await shop.db.execute(sql`update warehouses set kind = 'store' where id = ${northId}`);
});

test('what lies nowhere is for customer care, who pays it back; the rest is sent', async () => {
  const order = await shop.paid({}, { quantity: 2 });
  const variantId = variantOf(order);
  const list = await listOf(karin);
  const missing = { [pickField.variant]: variantId, [pickField.pieces]: 1, [pickField.key]: 2 };
  await post(karin, pickPath.missing(list), missing);
  await pickAll(karin, list, variantId);
  await post(karin, pickPath.finish(list));
  await send(karin, (await tasksOf(order))[0]?.id ?? 0);
  expect((await shop.orderOf(order))?.state).toBe('packed');
  expect((await pageOf(karin, pickPath.start)).body).not.toContain(order.number);
  const [short] = await shop.rows<{ id: number }>(
    sql`select id from pick_shorts where order_id = ${order.id}`,
  );
  const path = pickPath.short(short?.id ?? 0);
  // Who picks may not give money back.
  const cancelled = { [pickField.way]: 'cancelled' };
  expect((await post(karin, path, cancelled)).statusCode).toBe(403);
  expect((await pageOf(karin, pickPath.shorts)).body).not.toContain('Annuleer en betaal terug');
  const { visitor: care } = await createStaff(shop, { email: 'zorg@x.nl', role: 'klantenservice' });
  expect((await pageOf(care, pickPath.shorts)).body).toContain(order.number);
  const both = await Promise.all([post(care, path, cancelled), post(care, path, cancelled)]);
  expect(
    both
      .map(goes)
      .map((at) => at.split('=').at(-1))
      .sort(),
  ).toEqual(['before', 'cancelled']);
  // All that was to come went: the order is under way, and the missing piece was paid back once.
  expect(await shop.orderOf(order)).toMatchObject({ state: 'sent' });
  const refunds = await shop.rows<{ amount_cents: number }>(
    sql`select amount_cents from refunds where order_id = ${order.id}`,
  );
  expect(refunds.map(({ amount_cents }) => amount_cents)).toEqual([5000]);
  expect((await shop.eventsOf(order)).filter((kind) => kind === 'pieces-cancelled')).toHaveLength(
    1,
  );
});

test('an order of which nothing is found is cancelled whole, and what was lost is not for sale again', async () => {
  const order = await shop.paid();
  const variantId = variantOf(order);
  const before = await shop.stockOf(order);
  const list = await listOf(karin);
  const missing = { [pickField.variant]: variantId, [pickField.pieces]: 1, [pickField.key]: 1 };
  await post(karin, pickPath.missing(list), missing);
  await post(karin, pickPath.finish(list));
  expect((await tasksOf(order)).map(({ state }) => state)).toEqual(['released']);
  const [short] = await shop.rows<{ id: number }>(
    sql`select id from pick_shorts where order_id = ${order.id}`,
  );
  const { visitor: care } = await createStaff(shop, {
    email: 'zorg2@x.nl',
    role: 'klantenservice',
  });
  await post(care, pickPath.short(short?.id ?? 0), { [pickField.way]: 'cancelled' });
  expect((await shop.orderOf(order))?.state).toBe('cancelled');
  expect(await shop.stockOf(order)).toBe(before);
});

test('what turned up is looked for again', async () => {
  const order = await shop.paid();
  const list = await listOf(karin);
  const missing = {
    [pickField.variant]: variantOf(order),
    [pickField.pieces]: 1,
    [pickField.key]: 1,
  };
  await post(karin, pickPath.missing(list), missing);
  await post(karin, pickPath.finish(list));
  expect((await pageOf(karin, pickPath.start)).body).not.toContain(order.number);
  const [short] = await shop.rows<{ id: number }>(
    sql`select id from pick_shorts where order_id = ${order.id}`,
  );
  // What nobody can choose is not taken for something else.
  const unknown = await post(karin, pickPath.short(short?.id ?? 0), { [pickField.way]: 'winkel' });
  expect(unknown.statusCode).toBe(422);
  expect((await pageOf(karin, pickPath.start)).body).not.toContain(order.number);
  await post(karin, pickPath.short(short?.id ?? 0), { [pickField.way]: 'again' });
  await send(karin, await pickWhole(karin, order));
  expect((await shop.orderOf(order))?.state).toBe('sent');
});

test('a shelf that is written down leads the way, and stands in the log', async () => {
  const order = await shop.paid();
  const list = await listOf(karin);
  const fields = { [pickField.variant]: variantOf(order), [pickField.shelf]: 'A-03-2' };
  expect((await post(karin, pickPath.shelf(list), fields)).statusCode).toBe(303);
  expect((await pageOf(karin, pickPath.list(list))).body).toContain('A-03-2');
  const long = { ...fields, [pickField.shelf]: 'x'.repeat(21) };
  expect((await post(karin, pickPath.shelf(list), long)).statusCode).toBe(422);
  const deeds = await shop.rows(sql`select 1 from staff_actions where action = 'stock.shelf'`);
  expect(deeds).toHaveLength(1);
  await post(karin, pickPath.release(list));
});

test('a list that is made without a choice says what to choose; buttons are called by the words on them', async () => {
  const order = await shop.paid();
  const reply = await post(karin, pickPath.newList);
  expect(reply.statusCode).toBe(422);
  const page = parseHtml(reply.body);
  expect(textOf(get(page, '[role=alert]'))).toContain('Kies eerst welke bestellingen');
  expect(findAll(page, 'details[open] input[type=checkbox]')).toHaveLength(1);
  expect(await tasksOf(order)).toEqual([]);
  const list = await listOf(karin);
  const walk = await pageOf(karin, pickPath.list(list));
  for (const words of ['Gepakt', 'Niet gevonden', 'Plek wijzigen']) {
    const named = [...findAll(walk.page, 'button'), ...findAll(walk.page, 'summary')].filter(
      (one) => textOf(one).startsWith(words),
    );
    expect([words, named.map(({ attributes }) => attributes['aria-label'])]).toEqual([
      words,
      [undefined],
    ]);
  }
  await post(karin, pickPath.release(list));
});

test('what no payment service gives back is said to be given back by hand, before and after', async () => {
  const order = await shop.paid({ payment_method: 'transfer' }, { quantity: 2 });
  const list = await listOf(karin);
  const fields = { [pickField.variant]: variantOf(order), [pickField.pieces]: 1 };
  await post(karin, pickPath.missing(list), { ...fields, [pickField.key]: 2 });
  const [short] = await shop.rows<{ id: number }>(
    sql`select id from pick_shorts where order_id = ${order.id}`,
  );
  const { visitor } = await createStaff(shop, { email: 'zorg3@x.nl', role: 'klantenservice' });
  const before = (await pageOf(visitor, pickPath.shorts)).body;
  expect(before).toContain('Annuleer, en betaal zelf terug');
  expect(before).not.toContain('Annuleer en betaal terug');
  const path = pickPath.short(short?.id ?? 0);
  const reply = await post(visitor, path, { [pickField.way]: 'cancelled' });
  const after = await pageOf(visitor, goes(reply));
  expect(textOf(get(after.page, '[role=status]'))).toContain('betaal zelf € 50,00 terug');
  // In the office it is nothing that comes back: it never left.
  const details = await visitor.get(`/admin/api/orders/${order.number}`);
  expect(details.json().returns).toMatchObject([{ isUnsent: true }]);
  await post(karin, pickPath.release(list));
});

test('without the right nothing is read or done, and a form of elsewhere is refused', async () => {
  const { visitor } = await createStaff(shop, { email: 'winkel@x.nl', role: 'redacteur' });
  const paths = [pickPath.start, pickPath.list(1), pickPath.pack, pickPath.order(1)];
  for (const path of [...paths, pickPath.slip(1), pickPath.label(1), pickPath.shorts]) {
    expect([path, (await visitor.get(path)).statusCode]).toEqual([path, 403]);
  }
  const forms = [pickPath.newList, pickPath.pick(1), pickPath.scan(1), pickPath.missing(1)];
  const more = [pickPath.finish(1), pickPath.release(1), pickPath.takeOver(1), pickPath.shelf(1)];
  for (const path of [
    ...forms,
    ...more,
    pickPath.order(1),
    pickPath.putBack(1),
    pickPath.short(1),
  ]) {
    expect([path, (await visitor.post(path, {})).statusCode]).toEqual([path, 403]);
  }
  const stale = await karin.post(pickPath.newList, { [field.token]: 'x', [pickField.size]: 5 });
  expect([stale.statusCode, stale.body.includes('stond te lang open')]).toEqual([403, true]);
});
