import { copyFile, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { getEntity } from '#features/overviews/api.server';
import { EntityIndex } from '#features/overviews/server/entity-index';
import type { Host } from '#platform/host';
import { createTestApp, type TestApp } from '../../../tests/harness/app';
import { buildCatalog } from '../../../tests/harness/build-catalog';
import { browsing } from '../../../tests/harness/catalog-app';
import { createSecondApp } from '../../../tests/harness/second-app';
import { productEntity } from './entity';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await createTestApp({ features: browsing, build: 'b1'.repeat(32) });
  await buildCatalog(app.host);
  folder = join(app.host.config.dataFolder, 'indexes');
});
afterAll(() => app.close());
afterEach(() => vi.restoreAllMocks());

const indexOf = (host: Host) => getEntity(host, productEntity.name);

/** All that an index answers, whichever way it came to know it. */
const answers = (host: Host) => {
  const { facets, search } = indexOf(host);
  const words = ['jas', 'trui', 'noord', 'wol', 'rood', 'nieuwe naam', 'winterjs', 'schotel'];
  return {
    size: facets.size,
    orders: [undefined, ...productEntity.orders.map(({ name }) => name)].map((order) =>
      facets.query({ order, limit: 1000, withCounts: true }),
    ),
    bounds: facets.findBounds('price', {}),
    found: words.map((word) => search.search(word, { limit: 100 }).ids),
  };
};

type Reading = { readAll: () => Promise<void>; readSome: (ids: number[]) => Promise<void> };

/** What an index that is opened meanwhile reads of its rows. */
const watchReading = () => {
  const index = EntityIndex.prototype as unknown as Reading;
  const isAll = vi.spyOn(index, 'readAll');
  const some = vi.spyOn(index, 'readSome');
  const isProduct = (one: unknown) => (one as EntityIndex).source.entity === productEntity;
  return () => {
    const readAll = isAll.mock.contexts.some(isProduct);
    const ids = some.mock.calls.flatMap(([asked], n) =>
      isProduct(some.mock.contexts[n]) ? asked : [],
    );
    isAll.mockRestore();
    some.mockRestore();
    return { readAll, ids };
  };
};

/** Starts another process, which may use the copy: how it comes to its index, and what it answers. */
const start = async (build = app.host.build) => {
  const lines: string[] = [];
  const reading = watchReading();
  const { build: own } = app.host;
  app.host.build = build;
  const second = await createSecondApp(app, browsing, {
    level: 'warn',
    stream: { write: (line: string) => void lines.push(line) },
  });
  app.host.build = own;
  const read = reading();
  const answered = answers(second.host);
  await second.close();
  return { ...read, answered, lines: lines.join('') };
};

const indexSource = () => indexOf(app.host).source;

/** Reads all rows from the database, and keeps what came of it. */
const keep = async () => {
  await indexOf(app.host).load();
  await indexOf(app.host).close();
};

const files = async () => (await readdir(folder)).sort();
const write = (change: SQL) => app.db.execute(change);
const idOf = async (offset: number) =>
  (
    (
      await write(
        sql`select id from products where state = 'Online' order by id offset ${offset} limit 1`,
      )
    ).rows[0] as { id: number }
  ).id;

test('a start after another takes the index from the copy, and answers the same', async () => {
  await keep();
  const { readAll, ids, answered, lines } = await start();
  expect([readAll, ids, lines]).toEqual([false, [], '']);
  expect(answered).toEqual(answers(app.host));
});

const changes: [string, (id: number) => SQL][] = [
  ['a title', (id) => sql`update products set title = 'Nieuwe naam' where id = ${id}`],
  ['an intro', (id) => sql`update products set intro = 'van wol' where id = ${id}`],
  ['a state', (id) => sql`update products set state = 'Offline' where id = ${id}`],
  [
    'a price',
    (id) => sql`update products set price_cents = 1, van_price_cents = 9 where id = ${id}`,
  ],
  ['sales', (id) => sql`update products set sold_pieces = 99 where id = ${id}`],
  ['a day', (id) => sql`update products set published_at = '2001-01-01' where id = ${id}`],
  ['tags', (id) => sql`update products set tags = '["nieuw"]' where id = ${id}`],
  [
    'a brand',
    (id) =>
      sql`update products set brand_id = (select max(id) from brands), material_id = null where id = ${id}`,
  ],
  ['a category less', (id) => sql`delete from product_categories where product_id = ${id}`],
  ['a variant’s price', (id) => sql`update variants set price_cents = 3 where product_id = ${id}`],
  [
    'a variant’s state',
    (id) => sql`update variants set state = 'Offline' where product_id = ${id}`,
  ],
  [
    'stock that went',
    (id) =>
      sql`update stock set pieces = 0 where variant_id in (select id from variants where product_id = ${id})`,
  ],
  [
    'stock that came',
    (id) => sql`
    insert into stock (variant_id, warehouse_id, pieces)
    select v.id, w.id, 4 from variants v, warehouses w where v.product_id = ${id}
    on conflict (variant_id, warehouse_id) do update set pieces = 4`,
  ],
  ['variants that went', (id) => sql`delete from variants where product_id = ${id}`],
  ['a product that went', (id) => sql`delete from products where id = ${id}`],
  [
    'a product that came',
    () => sql`insert into products (access, title, price_cents) values ('nieuw', 'Nieuwe naam', 5)`,
  ],
];

test.each(changes)(
  '%s, changed by hand while no process ran, is read anew and nothing else',
  async (_, change) => {
    await keep();
    await write(change(await idOf(4)));
    const { readAll, ids, answered } = await start();
    expect(readAll).toBe(false);
    // Those that are told apart by nothing, of which one changed.
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.length).toBeLessThanOrEqual(3 * 16);
    await indexOf(app.host).load();
    expect(answered).toEqual(answers(app.host));
  },
);

test('any changes together answer as all rows read anew', async () => {
  for (let round = 0; round < 3; round += 1) {
    await keep();
    for (const [place, [, change]] of changes.slice(0, 13).entries()) {
      if (place % 3 === round) await write(change(await idOf(3 * round + place)));
    }
    const { readAll, answered } = await start();
    await indexOf(app.host).load();
    expect([readAll, answered]).toEqual([false, answers(app.host)]);
  }
});

test('an order that leaves some of a variant changes nothing that is read', async () => {
  await write(sql`update stock set pieces = 9 where pieces > 0`);
  await keep();
  await write(sql`update stock set pieces = 8 where pieces = 9`);
  expect(await start()).toMatchObject({ readAll: false, ids: [] });
});

test('what was new is so no more when its time is over', async () => {
  await write(
    sql`update products set tags = '["nieuw"]', published_at = ${app.clock.now().toISOString()}`,
  );
  await keep();
  app.clock.advance(31 * 86_400_000);
  const { ids, answered } = await start();
  expect(ids.length).toBeGreaterThan(20);
  await indexOf(app.host).load();
  expect(answered).toEqual(answers(app.host));
});

test.each([
  ['a category', sql`update categories set title = 'Anders' where access = 'jassen'`],
  ['a colour', sql`update colors set title = 'Anders' where access = 'rood'`],
  [
    'a warehouse',
    sql`update warehouses set kind = 'store', location_id = 12345 where kind = 'web'`,
  ],
])('%s that changed makes all be read anew', async (_, change) => {
  await keep();
  await write(change);
  const { readAll, answered } = await start();
  await indexOf(app.host).load();
  expect([readAll, answered]).toEqual([true, answers(app.host)]);
});

const ownFile = async () => join(folder, (await files())[0] as string);

test.each<[string, () => Promise<void>]>([
  [
    'one with a byte that turned',
    async () => {
      const bytes = await readFile(await ownFile());
      bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1);
      await writeFile(await ownFile(), bytes);
    },
  ],
  ['one that was cut off', async () => truncate(await ownFile(), 5000)],
  ['an empty one', async () => truncate(await ownFile(), 0)],
  [
    'one of another build, under our name',
    async () => {
      await start('c2'.repeat(32));
      const [own, other] = ['b1', 'c2'].map((build) => join(folder, `product.${build.repeat(8)}`));
      await copyFile(other as string, own as string);
    },
  ],
])('%s is not used: all is read, and answers are the same', async (_, damage) => {
  await rm(folder, { recursive: true, force: true });
  await keep();
  await damage();
  const { readAll, answered, lines } = await start();
  expect([readAll, answered]).toEqual([true, answers(app.host)]);
  expect(lines).toContain('the copy of an index is of no use');
  // It was kept anew.
  expect(await start()).toMatchObject({ readAll: false });
});

test('one of another site, with another secret, is not used', async () => {
  await keep();
  const { config } = app.host;
  const { secret } = config;
  config.secret = 'another secret that is as long as it must be';
  const { readAll } = await start();
  config.secret = secret;
  expect(readAll).toBe(true);
});

test('each build keeps a copy of its own, and no more than two stay', async () => {
  await rm(folder, { recursive: true, force: true });
  for (const build of ['a', 'b', 'c'])
    expect(await start(build.repeat(64))).toMatchObject({ readAll: true });
  expect(await start('b'.repeat(64))).toMatchObject({ readAll: false });
  expect(await files()).toEqual([`product.${'b'.repeat(16)}`, `product.${'c'.repeat(16)}`]);
});

test('what is written while the rows are read is read anew at the next start, also when it is undone', async () => {
  const id = await idOf(1);
  const { rows } = indexSource();
  vi.spyOn(indexSource(), 'rows').mockImplementationOnce(async function* (...asked) {
    await write(sql`update products set title = 'Nieuwe naam' where id = ${id}`);
    yield* rows(...asked);
  });
  const title = (await write(sql`select title from products where id = ${id}`)).rows[0]?.title;
  await indexOf(app.host).load();
  expect(indexOf(app.host).search.search('nieuwe naam').ids).toContain(id);
  await write(sql`update products set title = ${title} where id = ${id}`);
  await indexOf(app.host).close();
  const { readAll, ids, answered } = await start();
  expect([readAll, ids.includes(id)]).toEqual([false, true]);
  await indexOf(app.host).load();
  expect(answered).toEqual(answers(app.host));
});

test('processes that keep copies at once leave a whole one', async () => {
  const others = await Promise.all([1, 2, 3].map(() => createSecondApp(app, browsing)));
  await Promise.all(others.map(({ host }) => indexOf(host).load()));
  await Promise.all(others.map(({ close }) => close()));
  await indexOf(app.host).load();
  const { readAll, answered, lines } = await start();
  expect([readAll, lines]).toEqual([false, '']);
  expect(answered).toEqual(answers(app.host));
});

test('without a build, as while developing, nothing is kept', async () => {
  await rm(folder, { recursive: true, force: true });
  const { build } = app.host;
  delete app.host.build;
  await keep();
  app.host.build = build;
  await expect(files()).rejects.toThrow('ENOENT');
});

test('where no copy can be kept the site goes on, and says so', async () => {
  await rm(folder, { recursive: true, force: true });
  await writeFile(folder, 'no folder');
  const { readAll, lines } = await start();
  expect([readAll, lines]).toEqual([true, expect.stringContaining('no copy of an index was kept')]);
  await rm(folder);
});
