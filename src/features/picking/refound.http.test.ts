import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { field } from '#kernel/wire';
import { createFulfilmentShop, type FulfilmentShop } from '../../../tests/harness/fulfilment-shop';
import { get, parseHtml, textOf } from '../../../tests/harness/html';
import { createStaff } from '../../../tests/harness/office';
import { hiddenField, type Visitor } from '../../../tests/harness/visitor';
import { pickField, pickPath } from './contract';

let shop: FulfilmentShop;
let karin: Visitor;
let piet: Visitor;

beforeAll(async () => {
  shop = await createFulfilmentShop();
  const staffOf = async (name: string) =>
    (await createStaff(shop, { email: `${name}@x.nl`, role: 'magazijn', name })).visitor;
  [karin, piet] = [await staffOf('Karin'), await staffOf('Piet')];
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.execute(sql`delete from pick_lists`);
  await shop.db.execute(sql`delete from pick_shorts`);
  await shop.db.execute(sql`update orders set state = 'done'`);
});

const post = async (
  visitor: Visitor,
  path: string,
  fields: Record<string, string | number> = {},
) => {
  const token = hiddenField((await visitor.get(pickPath.start)).body, field.token);
  return visitor.post(path, { [field.token]: token, ...fields });
};
const mainOf = async (visitor: Visitor, path: string) =>
  textOf(get(parseHtml((await visitor.get(path)).body), 'main'));

/** A walk on which the one article of an order isn't found, of which some are left for sale. */
const lost = async (isEmpty: boolean) => {
  const order = await shop.paid();
  const variantId = order.product.variants[0]?.id ?? 0;
  const made = await post(karin, pickPath.newList, { [pickField.size]: 5 });
  const list = Number(/lijst\/(\d+)/.exec(String(made.headers.location))?.[1]);
  const before = (await stockOf(variantId)) ?? 0;
  const said = await post(karin, pickPath.missing(list), {
    ...{ [pickField.variant]: variantId, [pickField.pieces]: 1, [pickField.key]: 1 },
    ...(isEmpty && { [pickField.empty]: 1 }),
  });
  expect(said.statusCode).toBe(303);
  return { order, variantId, list, before, about: { [pickField.variant]: variantId } };
};

const stockOf = async (variantId: number) =>
  (
    await shop.rows<{ pieces: number }>(
      sql`select pieces from stock where variant_id = ${variantId} order by warehouse_id`,
    )
  )[0]?.pieces;

const movementsOf = (variantId: number) =>
  shop.rows<{ from: number; to: number; reason: string; who: string }>(sql`
    select from_pieces as from, to_pieces as to, reason, member_name as who
    from stock_movements where variant_id = ${variantId} order by id`);

const shortsOf = ({ id }: { id: number }) =>
  shop.rows<{ outcome: string | null }>(
    sql`select outcome from pick_shorts where order_id = ${id} order by id`,
  );

test('an empty shelf stands in the log of stock; what turns up is picked again, and for sale again', async () => {
  const { order, variantId, list, before, about } = await lost(true);
  expect(before).toBeGreaterThan(0);
  expect(await stockOf(variantId)).toBe(0);
  const emptied = { from: before + 1, to: 0, reason: 'empty', who: 'Karin' };
  expect(await movementsOf(variantId)).toEqual([emptied]);
  expect(await mainOf(karin, pickPath.movements)).toContain('Plank leeg gemeld');
  expect(await mainOf(karin, pickPath.list(list))).toContain('Toch gevonden');
  // It is nobody else's list, and of two presses one does it.
  expect((await post(piet, pickPath.refound(list), about)).statusCode).toBe(409);
  const both = await Promise.all([1, 2].map(() => post(karin, pickPath.refound(list), about)));
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([303, 409]);
  const done = both.find(({ statusCode }) => statusCode === 303);
  const told = await mainOf(karin, String(done?.headers.location));
  expect(told).toContain('staat weer bij ‘Nog te pakken’');
  expect(told).toContain('0 van 1 stuk gepakt');
  expect(await shortsOf(order)).toEqual([{ outcome: 'found' }]);
  expect(await stockOf(variantId)).toBe(before);
  const found = { from: 0, to: before + 1, reason: 'found', who: 'Karin' };
  expect(await movementsOf(variantId)).toEqual([emptied, found]);
  // It goes the usual way from there.
  await post(karin, pickPath.pick(list), about);
  await post(karin, pickPath.finish(list));
  const [task] = await shop.rows<{ state: string }>(
    sql`select state from pick_tasks where order_id = ${order.id}`,
  );
  expect(task?.state).toBe('packing');
});

test('what was decided about can’t turn up any more, and the order keeps what it became', async () => {
  const { order, variantId, list, before, about } = await lost(false);
  expect(await stockOf(variantId)).toBe(before);
  expect(await movementsOf(variantId)).toEqual([
    { from: before + 1, to: before, reason: 'missing', who: 'Karin' },
  ]);
  await shop.db.execute(
    sql`update pick_shorts set settled_at = now(), outcome = 'cancelled' where order_id = ${order.id}`,
  );
  expect(await mainOf(karin, pickPath.list(list))).not.toContain('Toch gevonden');
  const late = await post(karin, pickPath.refound(list), about);
  expect([late.statusCode, late.body.includes('Hierover is al besloten')]).toEqual([409, true]);
  expect(await shortsOf(order)).toEqual([{ outcome: 'cancelled' }]);
});

test('the log of stock and what turns up are for who picks alone', async () => {
  const { visitor } = await createStaff(shop, {
    ...{ email: 'winkel@x.nl', role: 'winkel', name: 'Wim' },
  });
  expect((await visitor.get(pickPath.movements)).statusCode).toBe(403);
  const token = hiddenField((await karin.get(pickPath.start)).body, field.token);
  const fields = { [field.token]: token, [pickField.variant]: 1 };
  expect((await visitor.post(pickPath.refound(1), fields)).statusCode).toBe(403);
  expect((await shop.visitor().get(pickPath.movements)).headers.location).toContain('/admin/login');
});
