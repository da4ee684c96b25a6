import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Visitor } from '../../../tests/harness/visitor';
import { parcelReturnPath } from './contract';
import { type CounterShop, createCounterShop } from './counter-shop.test-support';

let shop: CounterShop;
let mag: Visitor;
let mia: Visitor;
beforeAll(async () => {
  shop = await createCounterShop();
  mag = await shop.staffOf('Mag', [], 'magazijn');
  mia = await shop.staffOf('Mia', [], 'magazijn');
});
afterAll(() => shop.close());

/** Something that was sent, of which its buyer announced that he sends pieces back. */
const sentBack = async (quantity = 1) => {
  const sent = await shop.sent();
  const reply = await shop.withdraw(sent, quantity);
  const number = /retour=([^&]+)/.exec(String(reply.headers.location))?.[1] ?? '';
  const variantId = sent.product.variants[0]?.id ?? 0;
  return { sent, number, variantId, at: parcelReturnPath.one(number) };
};

const look = (typed: string, by = mag) =>
  by.get(`${parcelReturnPath.start}?${new URLSearchParams({ q: typed })}`);

const stockOf = async (variantId: number) =>
  (
    await shop.rows<{ pieces: number }>(sql`
      select s.pieces from stock s join warehouses w on w.id = s.warehouse_id
      where s.variant_id = ${variantId} and w.kind = 'web' order by w.id`)
  ).map(({ pieces }) => pieces);

const assessReturn = (by: Visitor, at: string, fields: Record<string, string | number>) =>
  shop.send(by, at, fields, '/admin/magazijn');

test('a parcel is found by what stands on it, and assessed once: back in the stock, and paid back', async () => {
  const one = await sentBack();
  const other = await sentBack();
  await shop.db.execute(sql`
    insert into return_labels (return_id, state, carrier, carrier_title, tracking_code, asked_at)
    select id, 'made', 'postnl', 'PostNL', '3SRETOUR1', now() from returns where number = ${one.number}`);
  for (const typed of [one.number.toLowerCase(), one.sent.number, '3sretour1']) {
    expect([typed, (await look(typed)).headers.location]).toEqual([typed, one.at]);
  }
  const named = shop.mainOf((await look('wit')).body);
  expect(named).toContain(one.number);
  expect(named).toContain(other.number);
  expect(shop.mainOf((await look('Nergens')).body)).toContain(
    'geen retour aangemeld bij ‘Nergens’',
  );
  const [before = 0] = await stockOf(one.variantId);
  const unassessed = await assessReturn(mag, one.at, {});
  expect(unassessed.statusCode).toBe(422);
  await shop.workAll();
  await shop.mailbox.clear();
  const fields = { [`oordeel_${one.variantId}`]: 'verkoopbaar' };
  const both = await Promise.all([mag, mia].map((by) => assessReturn(by, one.at, fields)));
  expect(both.map(({ headers }) => String(headers.location).split('?')[1]).sort()).toEqual([
    'al=ingenomen',
    'gedaan=ingenomen',
  ]);
  expect(await stockOf(one.variantId)).toEqual([before + 1]);
  const refunds = await shop.rows(sql`select id from refunds where order_id = ${one.sent.id}`);
  expect(refunds).toHaveLength(1);
  await shop.workAll();
  const subjects = (await shop.mailbox.list(one.sent.email)).map(({ subject }) => subject);
  expect(subjects.filter((said) => said.includes('is bekeken'))).toHaveLength(1);
  expect(subjects.filter((said) => said.includes('is binnen'))).toEqual([]);
  expect(shop.mainOf((await mag.get(parcelReturnPath.start)).body)).not.toContain(one.number);
  const [noted] = await shop.rows<{ subject: string }>(
    sql`select subject from staff_actions where action = 'warehouse.return-judged'`,
  );
  expect(noted?.subject).toBe(one.number);
});

test('with two warehouses one says to whose stock it goes; a number of another place is none', async () => {
  const one = await sentBack();
  const [second] = await shop.rows<{ id: number }>(
    sql`insert into warehouses (title, kind) values ('Tweede', 'web') returning id`,
  );
  const store = await shop.rows<{ id: number }>(
    sql`select id from warehouses where location_id = ${shop.utrecht}`,
  );
  expect(shop.mainOf((await mag.get(one.at)).body)).toContain('Naar welke voorraad');
  const [before = 0] = await stockOf(one.variantId);
  const fields = { [`oordeel_${one.variantId}`]: 'verkoopbaar' };
  await assessReturn(mag, one.at, { ...fields, magazijn: second?.id ?? 0 });
  expect(await stockOf(one.variantId)).toEqual([before, 1]);
  const next = await sentBack();
  const [there = 0] = await stockOf(next.variantId);
  await assessReturn(mag, next.at, {
    ...{ [`oordeel_${next.variantId}`]: 'verkoopbaar', magazijn: store[0]?.id ?? 0 },
  });
  expect(await stockOf(next.variantId)).toEqual([there + 1]);
  await shop.db.execute(sql`delete from stock where warehouse_id = ${second?.id ?? 0}`);
  await shop.db.execute(sql`delete from warehouses where id = ${second?.id ?? 0}`);
});

test('what a store has is that store’s, and the warehouse’s returns are for who packs alone', async () => {
  const { wim, utrecht } = shop;
  const one = await sentBack();
  const there = `/admin/balie/${utrecht}/retour/nummer/${one.number}`;
  const fields = { [`oordeel_${one.variantId}`]: 'verkoopbaar' };
  for (const address of [parcelReturnPath.start, one.at]) {
    expect((await wim.get(address)).statusCode).toBe(403);
    expect((await shop.visitor().get(address)).headers.location).toContain('/admin/login');
  }
  expect((await shop.send(wim, one.at, fields)).statusCode).toBe(403);
  // A store takes it in: from then on the warehouse finds it no more.
  const taken = await shop.send(wim, there, { ...fields, postcode: '3511AW' });
  expect(taken.headers.location).toContain('gedaan=ingenomen');
  expect((await mag.get(one.at)).statusCode).toBe(404);
  expect((await assessReturn(mag, one.at, fields)).statusCode).toBe(404);
  expect(shop.mainOf((await look(one.number)).body)).not.toContain('1 retour');
});
