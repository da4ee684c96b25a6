import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { announceChange } from '#features/overviews/api.server';
import { noteVain } from '#features/searched/api.server';
import { purgeVain, writeVain } from '#features/searched/server/count';
import { searchedLimits as limits } from '#kernel/limits-searched';
import { countQueries } from '../../../tests/harness/count-queries';
import { createFulfilmentShop, type FulfilmentShop } from '../../../tests/harness/fulfilment-shop';
import { type CallOffice, createStaff } from '../../../tests/harness/office';
import type { ToldVain } from './contract';

let shop: FulfilmentShop;
let editor: CallOffice;
let store: CallOffice;
beforeAll(async () => {
  shop = await createFulfilmentShop();
  const make = async (role: string) =>
    (await createStaff(shop, { email: `${role}@kantoor.example`, role })).call;
  editor = await make('redacteur');
  store = await make('winkel');
});
afterAll(() => shop.close());

const vain = async (query = ''): Promise<ToldVain> => (await editor('GET', `vain${query}`)).json;
const note = (kind: 'site' | 'store', words: string, times: number) => {
  for (let nth = 0; nth < times; nth += 1) noteVain(shop.host, kind, words);
};
const search = (words: string) => shop.inject(`/zoeken?search=${encodeURIComponent(words)}`);

test('what nothing is found by is counted by day, and what is found or is about somebody isn’t', async () => {
  const product = await shop.build.product({ priceCents: 5000, pieces: 3 });
  await announceChange(shop.host, 'Product', [product.id]);
  const [known] = await shop.rows<{ title: string }>(
    sql`select title from products where id = ${product.id}`,
  );
  expect((await search('Zwevende Kwasten')).statusCode).toBe(200);
  note('site', ' zwevende  kwasten ', 3);
  note('store', 'Atlantis', 3);
  // Looked for less often, it may be somebody's own words.
  note('store', 'Bij tante Truus', 2);
  for (const words of [known?.title ?? '', 'jan@klant.nl', '0612345678']) await search(words);
  await writeVain(shop.host);
  const { site, stores } = await vain();
  expect(site).toMatchObject([{ term: 'zwevende kwasten', count: 4 }]);
  expect(stores).toMatchObject([{ term: 'atlantis', count: 3 }]);
  await shop.db.execute(sql`update vain_searches set day = day - 8`);
  note('site', 'zwevende kwasten', 3);
  await writeVain(shop.host);
  expect((await vain()).site).toMatchObject([{ count: 3 }]);
  expect((await vain('?dagen=30')).site).toMatchObject([{ count: 7 }]);
  expect((await vain('?dagen=drie')).site).toMatchObject([{ count: 3 }]);
});

test('counting asks the database nothing, and a stranger fills no more than there is room for', async () => {
  const queries = await countQueries(async () => {
    for (let count = 0; count < 1000; count += 1) {
      noteVain(
        shop.host,
        'site',
        `onzin ${String.fromCodePoint(0x61 + (count % 26))}${'b'.repeat(count % 40)}`,
      );
    }
  });
  expect(queries).toBe(0);
  await writeVain(shop.host);
  const [row] = await shop.rows<{ n: number }>(sql`select count(*)::int as n from vain_searches`);
  expect(row?.n).toBeLessThanOrEqual(limits.kept + 4);
  await shop.db.execute(sql`insert into vain_searches (site_id, kind, term, day, count)
    select s.id, 'site', 'vol ' || g, current_date, 1 from sites s, generate_series(1, 900) g`);
  noteVain(shop.host, 'site', 'nog een');
  const today = shop.clock.now().toISOString().slice(0, 10);
  await shop.db.execute(sql`update vain_searches set day = ${today}::date where term like 'vol %'`);
  await writeVain(shop.host);
  const [full] = await shop.rows<{ n: number }>(
    sql`select count(*)::int as n from vain_searches where day = ${today}::date and kind = 'site'`,
  );
  expect(full?.n).toBe(limits.perDay);
  await shop.db.execute(sql`update vain_searches set day = day - 200`);
  expect(await purgeVain(shop.host)).toBeGreaterThan(limits.perDay);
});

test('it is told to who may send addresses on, and sizes that are waited for say how many, not who', async () => {
  const [variant] = await shop.rows<{ id: number }>(sql`select id from variants limit 1`);
  const now = shop.clock.now().toISOString();
  await shop.db.execute(sql`insert into stock_alerts
      (variant_id, email, token, state, asked_at, invited_at)
    values (${variant?.id}, 'an@klant.nl', 'tok-1', 'waiting', ${now}, ${now}),
      (${variant?.id}, 'bo@klant.nl', 'tok-2', 'waiting', ${now}, ${now})`);
  const { status, text, json } = await editor('GET', 'vain');
  expect([status, json.sizes]).toMatchObject([200, [{ count: 2 }]]);
  expect(text).not.toContain('klant.nl');
  expect((await store('GET', 'vain')).status).toBe(403);
  expect((await shop.inject('/admin/api/vain')).statusCode).toBe(401);
});
