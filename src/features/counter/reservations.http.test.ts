import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findNamedVariant } from '#features/catalog/api.server';
import { placeReservation } from '#features/reservations/api.server';
import { findLocation } from '#features/stores/api.server';
import { type CounterShop, createCounterShop } from './counter-shop.test-support';

let shop: CounterShop;
beforeAll(async () => {
  shop = await createCounterShop();
});
afterAll(() => shop.close());

let count = 0;

/** A reservation of one of five pieces in Utrecht. */
const reserve = async () => {
  count += 1;
  const product = await shop.build.product({ title: 'Muts', pieces: 0 });
  await shop.build.storeStock(shop.utrecht, product, 5);
  const id = product.variants[0]?.id ?? 0;
  const variant = await findNamedVariant(shop.db, { id });
  const store = await findLocation(shop.host, shop.utrecht);
  if (!variant || !store) throw new Error('the shop has neither');
  const email = `muts${count}@klant.nl`;
  const key = `counter-reservation-${count}-long-enough`;
  const cause = { owed: true };
  await placeReservation(shop.host, { key, variant, store, name: `Noor${count}`, email, cause });
  const [row] = await shop.rows<{ code: string; id: number }>(
    sql`select code, id from reservations where email = ${email}`,
  );
  const { code = '', id: number = 0 } = row ?? {};
  const at = `/admin/balie/${shop.utrecht}/reservering/${number}`;
  return { code, number, email, variantId: id, at };
};

const stateOf = async ({ code }: { code: string }) =>
  (
    await shop.rows<{ state: string; ready: boolean }>(sql`
      select state, ready_at is not null as ready from reservations where code = ${code}`)
  )[0];

const mailsTo = (email: string) =>
  shop.rows<{ subject: string; text: string }>(sql`
    select data->>'subject' as subject, data->>'text' as text from pgboss.job
    where name = 'mail.send' and data->>'to' = ${email} order by created_on, id`);

test('found by its code, laid ready and handed over, once whoever presses', async () => {
  const { wim, els, send, utrecht } = shop;
  const one = await reserve();
  const start = shop.mainOf((await wim.get(`/admin/balie/${utrecht}`)).body);
  // Its code is its customer's: whoever walks by reads none.
  expect(start).toContain('Noor');
  expect(start).not.toContain(one.code);
  const search = `/admin/balie/${utrecht}/zoek`;
  const found = await send(wim, search, { q: one.code.replace('-', '') });
  expect(found.headers.location?.split('?gescand=')[0]).toBe(one.at);
  expect(found.headers.location).not.toContain(one.code);
  expect((await wim.get(String(found.headers.location))).body).toContain('De code is gescand');
  expect((await wim.get(one.at)).body).not.toContain('De code is gescand');
  const both = await Promise.all([wim, els].map((by) => send(by, `${one.at}/klaar`)));
  expect(both.map(({ headers }) => headers.location).sort()).toEqual([
    `${one.at}?al=klaar`,
    `${one.at}?gedaan=r-klaar`,
  ]);
  expect(await stateOf(one)).toEqual({ state: 'held', ready: true });
  // The code is asked, and nowhere on the page to be read off.
  const page = await wim.get(one.at);
  expect(shop.mainOf(page.body)).not.toContain(one.code);
  for (const [fields, told] of [
    [{ betaald: 1 }, 'Vul de afhaalcode in'],
    [{ betaald: 1, code: 'ZZZ-ZZZ' }, 'Dit is niet de code'],
    [{ code: one.code }, 'Reken eerst af'],
  ] as const) {
    const refused = await send(wim, `${one.at}/meegegeven`, fields);
    expect(refused.statusCode).toBe(422);
    expect(shop.mainOf(refused.body)).toContain(told);
  }
  expect(await stateOf(one)).toMatchObject({ state: 'held' });
  const fields = { code: one.code, betaald: 1 };
  const given = await Promise.all([wim, els].map((by) => send(by, `${one.at}/meegegeven`, fields)));
  expect(given.filter(({ headers }) => String(headers.location).includes('gedaan'))).toHaveLength(
    1,
  );
  expect(await stateOf(one)).toMatchObject({ state: 'collected' });
  expect(await shop.piecesAt(one.variantId)).toBe(4);
  expect(shop.noteOf((await els.get(`${one.at}?al=meegegeven`)).body)).toContain('Meegegeven');
});

test('a colleague who chose otherwise was first: the other reads what it became, and that his step was not taken', async () => {
  const { wim, els, send } = shop;
  const one = await reserve();
  await send(els, `${one.at}/niet-opgehaald`);
  const late = await send(wim, `${one.at}/meegegeven`, { op_naam: 1, betaald: 1 });
  expect(late.statusCode).toBe(409);
  expect(shop.noteOf(late.body)).toContain('Terug in de winkel: Niet opgehaald');
  expect(shop.mainOf(late.body)).not.toContain('Dit was al gedaan');
  expect((await send(wim, `${one.at}/afzeggen`, { reden: 'Kapot' })).statusCode).toBe(409);
  // An address says nothing by itself.
  for (const query of ['gedaan=r-meegegeven', 'al=meegegeven', 'gedaan=r-klaar']) {
    const { body } = await wim.get(`${one.at}?${query}`);
    // Its main part takes the focus; there is no note that does.
    expect(body.match(/tabindex="-1"/g)).toHaveLength(1);
  }
  const again = await send(wim, `${one.at}/niet-opgehaald`);
  expect(again.headers.location).toBe(`${one.at}?al=niet-opgehaald`);
});

test('not laid ready yet: who checked the name and was paid hands it over at once', async () => {
  const one = await reserve();
  const fields = { op_naam: 1, betaald: 1 };
  const given = await shop.send(shop.wim, `${one.at}/meegegeven`, fields);
  expect(given.headers.location).toBe(`${one.at}?gedaan=r-meegegeven`);
  expect(await stateOf(one)).toEqual({ state: 'collected', ready: false });
});

test('not fetched: the piece is for sale again, once', async () => {
  const one = await reserve();
  await Promise.all([1, 2, 3].map(() => shop.send(shop.wim, `${one.at}/niet-opgehaald`)));
  expect(await stateOf(one)).toMatchObject({ state: 'released' });
  expect(await shop.piecesAt(one.variantId)).toBe(5);
  expect(await mailsTo(one.email)).toHaveLength(1);
});

test('a store that can’t keep it says why, and whom it was for is mailed that', async () => {
  const one = await reserve();
  const empty = await shop.send(shop.els, `${one.at}/afzeggen`, { reden: '  ' });
  expect(empty.statusCode).toBe(422);
  expect(shop.mainOf(empty.body)).toContain('Schrijf waarom: de klant leest het.');
  const long = await shop.send(shop.els, `${one.at}/afzeggen`, { reden: 'x'.repeat(201) });
  expect([long.statusCode, long.body.includes('x'.repeat(201))]).toEqual([422, true]);
  expect(await stateOf(one)).toMatchObject({ state: 'held' });
  for (const by of [shop.els, shop.wim]) {
    await shop.send(by, `${one.at}/afzeggen`, { reden: 'Hij bleek beschadigd.' });
  }
  expect(await stateOf(one)).toMatchObject({ state: 'released' });
  expect(await shop.piecesAt(one.variantId)).toBe(5);
  const told = (await mailsTo(one.email)).slice(1);
  expect(told).toMatchObject([
    { subject: 'Muts ligt niet meer voor je klaar', text: expect.stringContaining('beschadigd') },
  ]);
});

test('what lies in a store counts as promised there', async () => {
  const one = await reserve();
  const at = `/admin/balie/${shop.utrecht}/voorraad/artikel/${one.variantId}`;
  const low = await shop.send(shop.wim, at, { geteld: 0, stond: 5, waarom: 'count' });
  expect(shop.mainOf(low.body)).toContain('beloofd aan klanten (reservering van Noor');
  expect(low.body).not.toContain(one.code);
});

test('who stands at another store finds no reservation, and ends none', async () => {
  const one = await reserve();
  const { zoe, zwolle } = shop;
  for (const at of [one.at, `/admin/balie/${zwolle}/reservering/${one.number}`]) {
    expect((await zoe.get(at)).statusCode).toBe(404);
    for (const step of ['klaar', 'meegegeven', 'niet-opgehaald', 'afzeggen']) {
      expect((await shop.send(zoe, `${at}/${step}`, { reden: 'Zo maar' })).statusCode).toBe(404);
    }
  }
  const searched = await shop.send(zoe, `/admin/balie/${zwolle}/zoek`, { q: one.code });
  expect(searched.statusCode).toBe(200);
  expect(shop.mainOf(searched.body)).toContain('vinden we niets');
  expect(await stateOf(one)).toEqual({ state: 'held', ready: false });
  expect((await shop.send(shop.wim, `${one.at}/weg`)).statusCode).toBe(404);
});
