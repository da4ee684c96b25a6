import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findNamedVariant } from '#features/catalog/api.server';
import { placeReservation } from '#features/reservations/api.server';
import { findLocation } from '#features/stores/api.server';
import { field } from '#kernel/wire';
import { type Route, readRoutes } from '../../../tests/harness/routes';
import { hiddenField, type Visitor } from '../../../tests/harness/visitor';
import { type CounterShop, createCounterShop } from '../counter/counter-shop.test-support';
import { workPath } from './contract';

/** All pages of the floor that the router has, with what belongs to one store, as somebody of another store asks for them. */
let shop: CounterShop;
let routes: Route[];
/** What each part of an address is filled with: of the other store. */
let theirs: Record<string, string | number>;
let variantId = 0;
let words: string[];

const isUnder = (start: string) => (url: string) => url === start || url.startsWith(`${start}/`);

const reserveAt = async (store: number): Promise<number> => {
  const variant = await findNamedVariant(shop.db, { id: variantId });
  const location = await findLocation(shop.host, store);
  if (!variant || !location) throw new Error('the shop has neither');
  const key = 'of-another-store-and-long-enough';
  const { host } = shop;
  const email = 'zonder@post.example';
  const cause = { owed: true };
  await placeReservation(host, { key, variant, store: location, name: 'Zwolsma', email, cause });
  const [row] = await shop.rows<{ id: number }>(
    sql`select id from reservations where email = ${email}`,
  );
  return row?.id ?? 0;
};

/** What a store was asked to pack and send. */
const boxIn = async (store: number, number: string): Promise<number> => {
  const [row] = await shop.rows<{ id: number }>(sql`
    with place as (select id from warehouses where location_id = ${store}),
    list as (
      insert into pick_lists (site_id, warehouse_id, member_id, created_at, touched_at, ended_at)
      select 1, place.id, (select min(id) from staff_members), now(), now(), now() from place returning id
    )
    insert into pick_tasks (list_id, order_id, warehouse_id, box, state, from_warehouse_id)
    select list.id, o.id, place.id, 1, 'packing', (select min(id) from warehouses where kind = 'web')
    from list, place, orders o where o.number = ${number} returning id`);
  if (!row) throw new Error('the store has no box');
  return row.id;
};

/** Something of each kind in Zwolle, by its own people. */
const fill = async () => {
  const { zoe, zwolle, send, placeAt, orderAt } = shop;
  const waiting = await placeAt({ at: zwolle, isPaid: true });
  const fetched = await placeAt({ at: zwolle, isPaid: true });
  await send(zoe, `${orderAt(fetched, zwolle)}/klaar`);
  await send(zoe, `${orderAt(fetched, zwolle)}/meegegeven`, { code: fetched.code });
  variantId = fetched.variantId;
  const announced = `${workPath.counter}/${zwolle}/retour/bestelling/${fetched.number}`;
  const sleutel = hiddenField((await zoe.get(announced)).body, 'sleutel');
  const back = await send(zoe, announced, { sleutel, [`aantal_${variantId}`]: 1 });
  const ofReturn = String(back.headers.location).split('?')[0]?.split('/').at(-1) ?? '';
  const [place] = await shop.rows<{ id: number }>(
    sql`select id from warehouses where kind = 'web' order by id`,
  );
  const begun = await send(zoe, `${workPath.counter}/${zwolle}/verplaatsen`, {
    naar: place?.id ?? 0,
  });
  const ofTransfer = String(begun.headers.location).split('?')[0]?.split('/').at(-1) ?? '';
  const box = await boxIn(zwolle, waiting.number);
  words = ['Zwolsma', waiting.email, fetched.email, fetched.code, waiting.code];
  theirs = {
    'bestelling/:number': waiting.number,
    'reservering/:id': await reserveAt(zwolle),
    'retour/bestelling/:order': fetched.number,
    'retour/bestelling/:number': fetched.number,
    'retour/nummer/:number': ofReturn,
    'verplaatsen/:id': ofTransfer,
    'versturen/:task': box,
  };
};

beforeAll(async () => {
  shop = await createCounterShop();
  await fill();
  routes = readRoutes(shop.host.app.printRoutes({ commonPrefix: false }));
}, 60_000);
afterAll(() => shop.close());

const steps = [
  'klaar',
  'meegegeven',
  'niet-gevonden',
  'toch-gevonden',
  'niet-opgehaald',
  'afzeggen',
];

/** Addresses of a route: with what is Zwolle's, under the name of this store. */
const addressesOf = ({ url }: Route, store: number): string[] => {
  const filled = url.replace(/:store/, String(store)).replace(':variant', String(variantId));
  const [part, before] = /([^:]*)\/:(?!step)\w+/.exec(filled) ?? [];
  if (part === undefined || before === undefined) {
    return steps.map((step) => filled.replace(':step', step));
  }
  const known = Object.keys(theirs).find((one) => part.endsWith(one));
  // A new kind of page says here what of a store it shows.
  if (!known) throw new Error(`${url}: nothing of another store is known for it`);
  const whole = filled.replace(part, part.replace(/:\w+$/, String(theirs[known])));
  return [...new Set(steps.map((step) => whole.replace(':step', step)))];
};

const sent = () => ({
  ...{ op_naam: 1, betaald: 1, binnen: 1, artikel: variantId, aantal: 1, nog: 1, stond: 5 },
  ...{ reden: 'Zomaar', geteld: 0, waarom: 'count', sleutel: 'een-sleutel-die-lang-genoeg-is' },
  ...{ [`oordeel_${variantId}`]: 'verkoopbaar', [`aantal_${variantId}`]: 1 },
  ...{ code: 'BCDFGH', naar: 1 },
});

const ask = async (by: Visitor, method: string, address: string, token: string) =>
  method === 'GET' ? by.get(address) : by.post(address, { [field.token]: token, ...sent() });

const methodsOf = ({ methods }: Route) => methods.filter((method) => method !== 'HEAD');

/** All that steps could have changed. */
const standing = async () => {
  const tables = [
    'orders',
    'order_events',
    'reservations',
    'returns',
    'transfers',
    'transfer_lines',
  ];
  const money = [
    'refunds',
    'stock',
    'pick_tasks',
    'pick_shorts',
    'stock_movements',
    'invoices',
    'parcels',
  ];
  const found: Record<string, unknown> = {};
  for (const name of [...tables, ...money]) {
    const [row] = await shop.rows<{ hash: string }>(
      sql.raw(
        `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from ${name} t`,
      ),
    );
    found[name] = row?.hash;
  }
  return found;
};

test('of another store nothing is shown and nothing is done, by any page of the counter under any store’s name', async () => {
  const { wim, zoe, utrecht, zwolle } = shop;
  const ofCounter = routes.filter(
    ({ url }) => isUnder(workPath.counter)(url) && url.includes('/:'),
  );
  expect(ofCounter.length).toBeGreaterThan(20);
  const token = hiddenField((await wim.get(`${workPath.counter}/${utrecht}`)).body, field.token);
  const before = await standing();
  const wrong: string[] = [];
  for (const route of ofCounter) {
    // Of a page that names its store alone, or an article too, one's own is one's own.
    const isOwn = !/:(?!store|variant|step)/.test(route.url);
    const stores = isOwn ? [zwolle] : [zwolle, utrecht];
    for (const address of stores.flatMap((store) => addressesOf(route, store))) {
      for (const method of methodsOf(route)) {
        const { statusCode, body } = await ask(wim, method, address, token);
        const told = words.filter((word) => body.includes(word));
        if (statusCode !== 404 || told.length > 0)
          wrong.push(`${method} ${address}: ${statusCode} ${told}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(await standing()).toEqual(before);
  // The same addresses are good for who stands there.
  for (const route of ofCounter.filter(({ methods }) => methods.includes('GET'))) {
    const [address = ''] = addressesOf(route, zwolle);
    const { statusCode } = await zoe.get(address);
    // 422: it asks for more than an address, of who may ask.
    if (![200, 303, 422].includes(statusCode)) wrong.push(`GET ${address}: ${statusCode}`);
  }
  expect(wrong).toEqual([]);
});

test('looked for from another store, by whatever is known of it, it isn’t found', async () => {
  const { wim, utrecht } = shop;
  const lists = routes.filter(
    ({ url, methods }) =>
      isUnder(workPath.counter)(url) &&
      url.includes(':store') &&
      !/:(?!store)/.test(url) &&
      methods.includes('GET'),
  );
  const known = [...words, ...Object.values(theirs)].map(String);
  const wrong: string[] = [];
  for (const { url } of lists) {
    for (const word of known) {
      const query = new URLSearchParams({ q: word, nummer: word, postcode: '1234AB' });
      const { statusCode, body, headers } = await wim.get(
        `${url.replace(':store', String(utrecht))}?${query}`,
      );
      const told = words.filter((one) => one !== word && body.includes(one));
      const found = String(headers.location ?? '').endsWith(`/${word}`);
      if (statusCode >= 500 || told.length > 0 || found) wrong.push(`${url} ${word}: ${told}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('nothing of the warehouse is for a store’s member, and nothing of the floor for who has no right to it', async () => {
  const { wim, staffOf } = shop;
  const reader = await staffOf('Lezer', [], 'alleen-lezen');
  const token = hiddenField((await wim.get(`${workPath.counter}/hulp`)).body, field.token);
  const wrong: string[] = [];
  for (const [by, starts] of [
    [wim, [workPath.warehouse]],
    [reader, Object.values(workPath)],
  ] as const) {
    for (const route of routes.filter(({ url }) => starts.some((start) => isUnder(start)(url)))) {
      const address = route.url.replace(/:\w+/g, '1');
      for (const method of methodsOf(route)) {
        const { statusCode } = await ask(by, method, address, token);
        if (statusCode !== 403) wrong.push(`${method} ${address}: ${statusCode}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});
