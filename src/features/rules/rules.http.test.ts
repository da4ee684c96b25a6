import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadSite, sites } from '#features/settings/api.server';
import { rules as limits } from '#kernel/limits-rules';
import { officeHeader } from '#kernel/wire-staff';
import { createFulfilmentShop, type FulfilmentShop } from '../../../tests/harness/fulfilment-shop';
import { type CallOffice, createStaff } from '../../../tests/harness/office';
import type { ToldRule } from './contract';

let shop: FulfilmentShop;
let chief: CallOffice;
let helper: CallOffice;
beforeAll(async () => {
  shop = await createFulfilmentShop();
  const make = async (role: string) =>
    (await createStaff(shop, { email: `${role}@kantoor.example`, role })).call;
  chief = await make('beheerder');
  helper = await make('klantenservice');
});
afterAll(() => shop.close());

const rulesNow = async (): Promise<Record<string, ToldRule>> => {
  shop.clock.advance(limits.again + 1);
  const { json } = await chief('POST', 'rules/again', { body: {} });
  return Object.fromEntries(json.rules.map((rule: ToldRule) => [rule.name, rule]));
};

const isBad = async (name: string) => (await rulesNow())[name]?.state === 'bad';

test('the law is looked at by who may manage rights alone, and is told with its time', async () => {
  const { status, json } = await chief('GET', 'rules');
  expect([status, json.rules.length]).toEqual([200, 13]);
  expect(json.at).toBe(shop.clock.now().toISOString());
  expect(json.rules.filter(({ proof }: ToldRule) => proof === '')).toEqual([]);
  expect(json.rules.find(({ name }: ToldRule) => name === 'button')).toMatchObject({
    state: 'good',
  });
  for (const [method, path] of [
    ['GET', 'rules'],
    ['POST', 'rules/again'],
  ] as const) {
    expect((await helper(method, path, method === 'POST' ? { body: {} } : {})).status).toBe(403);
    const url = `/admin/api/${path}`;
    const headers = { [officeHeader]: '1' };
    expect((await shop.inject({ method, url, headers })).statusCode).toBe(401);
  }
});

test('what was seen is told for some minutes, and anew when it is asked for', async () => {
  const [site] = await shop.db.select().from(sites);
  const identity = { ...(site?.identity as object) } as never;
  const write = async (change: object) => {
    await shop.db.update(sites).set({ identity: { ...(identity as object), ...change } as never });
    await loadSite(shop.host);
  };
  const full = {
    ...{ legalName: 'Brink BV', street: 'Straat 1', zipcode: '3511 AW', place: 'Utrecht' },
    ...{
      kvk: '12345678',
      vat: 'NL123456789B01',
      email: 'post@brink.example',
      phone: '030-1234567',
    },
  };
  await write(full);
  expect((await rulesNow()).identity).toMatchObject({ state: 'good' });
  await write({ ...full, kvk: '' });
  const before = (await chief('GET', 'rules')).json.rules as ToldRule[];
  expect(before.find(({ name }) => name === 'identity')?.state).toBe('good');
  expect((await rulesNow()).identity).toMatchObject({
    ...{ state: 'bad', proof: 'Nog leeg: KvK-nummer.' },
    mend: { href: '/gegevens#field-identity-in-kvk' },
  });
  const tasks = (await chief('GET', 'today')).json.tasks as { name: string; count: number }[];
  expect(tasks.find(({ name }) => name === 'rules')?.count).toBeGreaterThan(0);
  const others = (await helper('GET', 'today')).json.tasks as { name: string }[];
  expect(others.some(({ name }) => name === 'rules')).toBe(false);
});

test('an article without a maker, textile without its fibres and a price that the ledger denies are found', async () => {
  const maker = { name: 'Maker', address: 'Straat 1', contact: 'post@maker.example' };
  const product = await shop.build.product({ priceCents: 5000, pieces: 3 });
  await shop.db.execute(sql`update products set maker = ${JSON.stringify(maker)}::jsonb,
    textile = false`);
  const good = await rulesNow();
  expect([good.maker?.state, good.composition?.state, good.price?.state]).toEqual(
    Array(3).fill('good'),
  );
  await shop.db.execute(sql`update products set maker = null, textile = true, composition = ''
    where id = ${product.id}`);
  const bad = await rulesNow();
  expect([bad.maker?.state, bad.composition?.state]).toEqual(['bad', 'bad']);
  expect(bad.maker?.lines).toHaveLength(1);
  // What is wrong leads to the article that it is about, and is looked at anew when one comes back.
  expect(bad.maker?.mend?.href).toBe(`/product?q=${encodeURIComponent(product.access)}`);
  expect(bad.maker?.lines?.[0]?.href).toBe(bad.maker?.mend?.href);
  await shop.db.execute(sql`update products set maker = ${JSON.stringify(maker)}::jsonb`);
  shop.clock.advance(limits.again + 1);
  const back = (await chief('GET', 'rules')).json.rules as ToldRule[];
  expect(back.find(({ name }) => name === 'maker')?.state).toBe('good');
  await shop.db.execute(sql`update products set price_cents = 4000 where id = ${product.id}`);
  expect(await isBad('price')).toBe(false);
  await shop.db.execute(
    sql`update variants set prior_cents = 9900 where product_id = ${product.id}`,
  );
  expect((await rulesNow()).price).toMatchObject({
    ...{ state: 'bad', mend: { href: `/product/${product.id}/prijzen` } },
    lines: [{ text: expect.any(String), href: `/product/${product.id}/prijzen` }],
  });
});

test('pages are read as a visitor reads them, and what was kept too long is named', async () => {
  const rules = await rulesNow();
  expect(rules.withdraw).toMatchObject({
    ...{ state: 'good', proof: expect.stringContaining('de knop ‘Mail me de link’') },
  });
  expect(rules.reviews?.state).toBe('unknown');
  const { id, access } = await shop.build.product({ pieces: 1 });
  const review = (isVerified: boolean) =>
    shop.db.execute(sql`insert into product_reviews
      (product_id, is_verified, rating, text, name, state, written_at, changed_at)
      values (${id}, ${isVerified}, 4, 'Draagt fijn.', 'An', 'shown', now(), now())`);
  await review(true);
  await shop.db.execute(sql`update products set rating_count = 1, rating_sum = 4 where id = ${id}`);
  expect((await rulesNow()).reviews).toMatchObject({
    ...{ state: 'good', proof: expect.stringContaining(`/artikel/${access}`) },
  });
  await review(false);
  expect((await rulesNow()).reviews?.state).toBe('bad');
  expect(rules.retention).toMatchObject({ state: 'good' });
  await shop.db.execute(sql`insert into mails ("to", subject, html, text, created_at)
    values ('an@klant.nl', 'x', 'x', 'x', ${new Date(shop.clock.now().getTime() - 40 * 86_400_000).toISOString()})`);
  expect((await rulesNow()).retention).toMatchObject({
    ...{ state: 'bad', proof: expect.stringContaining('Kopieën van mails') },
  });
  await shop.db
    .update(sites)
    .set({ settings: { reviews: false } })
    .where(eq(sites.id, 1));
  await loadSite(shop.host);
  expect((await rulesNow()).reviews?.state).toBe('unknown');
});
