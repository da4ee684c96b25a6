// Twenty people of the chain at work at once, and shoppers beside them: who does what, and how long each waits.
import { setTimeout as wait } from 'node:timers/promises';
import { query } from './database.mjs';
import { logIn } from './office.mjs';
import { clientAddress, hiddenInputs } from './shopper.mjs';
import { getText, listing } from './site.mjs';

/** In ms: so long somebody looks at what he got, before he asks again. */
const STAFF_LOOKS = 1000;
const SHOPPER_LOOKS = 500;
const SHOPPERS = 10;
const PICKERS = 5;
const CARE = 9;
const COUNTER = 4;
const PRICES = 2;

const OFFICE_CLIENT = 9000;
const SHOP_CLIENT = 20_000;

/** Colleagues with the password of one that the demo has: a picker has one list at a time. */
const addColleagues = (folder) =>
  query(
    folder,
    `insert into staff_members (site_id, name, email, password_hash, role_id, store_ids, created_at)
    select site_id, name || ' ' || g, 'collega' || g || '-' || email, password_hash, role_id, store_ids, now()
    from staff_members cross join generate_series(1, 5) g
    where email in ('magazijn@brink.example', 'winkel@brink.example') on conflict do nothing`,
  );

const at = (all, nth) => all[nth % all.length];

/** Notes how long each kind of deed takes, and how many failed. */
const createWatch = () => {
  const times = new Map();
  let errors = 0;
  const note = async (name, run) => {
    const began = performance.now();
    const isFine = await run().catch(() => false);
    if (isFine === false) errors += 1;
    else times.set(name, [...(times.get(name) ?? []), performance.now() - began]);
  };
  const found = (name) => {
    const all = (times.get(name) ?? []).sort((one, other) => one - other);
    const part = (share) => all[Math.floor(share * (all.length - 1))] ?? Number.NaN;
    return { count: all.length, p50: part(0.5), p95: part(0.95) };
  };
  return { note, found, errors: () => errors };
};

/** Somebody of the office, with what he does one after another, each told under its name. */
const createCaller = async (address, nth, who) => {
  const client = clientAddress(OFFICE_CLIENT + nth);
  const cookie = await logIn(address, { ...who, client });
  const headers = { cookie, origin: address, 'x-forwarded-for': client };
  const call = async (path, body) => {
    const reply = await fetch(`${address}/admin/api/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { ...headers, 'etalage-office': '1', 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    await reply.text();
    return reply.ok;
  };
  const page = async (path) => {
    const reply = await fetch(address + path, { headers, redirect: 'manual' });
    return { reply, html: await reply.text() };
  };
  const post = async (path, fields) => {
    const reply = await fetch(address + path, {
      ...{ method: 'POST', redirect: 'manual', headers },
      body: new URLSearchParams(fields),
    });
    await reply.text();
    return reply;
  };
  return { call, page, post };
};

const helping =
  (rows) =>
  async (caller, { note }, nth) => {
    const row = at(rows, nth * 7919);
    await note('list of orders', () => caller.call('orders'));
    await wait(STAFF_LOOKS);
    await note('search of orders', () => caller.call(`orders?q=${encodeURIComponent(row.name)}`));
    await wait(STAFF_LOOKS);
    await note('an order opened', () => caller.call(`orders/${row.number}`));
    await wait(STAFF_LOOKS);
    const body = { key: crypto.randomUUID(), text: 'Klant belt morgen terug' };
    await note('a note', () => caller.call(`orders/${row.number}/notes`, body));
  };

const picking =
  () =>
  async (caller, { note }) => {
    const start = await caller.page('/admin/magazijn');
    const { etalage_token } = hiddenInputs(start.html);
    let href = '';
    await note('a pick list made', async () => {
      const reply = await caller.post('/admin/magazijn/lijst', { etalage_token, aantal: '5' });
      href = reply.headers.get('location') ?? '';
      return reply.status === 303;
    });
    await wait(STAFF_LOOKS);
    if (!href.includes('/lijst/')) return;
    await note('a pick list opened', async () => (await caller.page(href)).reply.ok);
    await wait(STAFF_LOOKS);
    await caller.post(`${href.split('?')[0]}/vrij`, { etalage_token });
  };

const serving =
  (store, rows) =>
  async (caller, { note }, nth) => {
    const start = await caller.page(`/admin/balie/${store}`);
    const { etalage_token } = hiddenInputs(start.html);
    await wait(STAFF_LOOKS);
    const q = at(rows, nth * 104_729).name;
    await note('search at a counter', async () => {
      const reply = await caller.post(`/admin/balie/${store}/zoek`, { etalage_token, q });
      const href = reply.headers.get('location');
      return reply.status === 303 && href !== null && (await caller.page(href)).reply.ok;
    });
  };

const pricing =
  (ids) =>
  async (caller, { note }) => {
    const rule = { way: 'percent', value: -20, rounding: '95' };
    const body = { ids, rule, sale: true, floor: null };
    await note('prices of 200 articles tried', () => caller.call('prices/preview', body));
    await wait(STAFF_LOOKS * 2);
  };

/** All twenty, ready to begin; answers what does their work until it is told to stop. */
export const openStaff = async (folder, address) => {
  await addColleagues(folder);
  const rows = await query(
    folder,
    `select number, billing ->> 'lastName' as name from orders where token like 'bench-%' order by md5(token) limit 500`,
  );
  const products = await query(folder, 'select id from products order by id limit 200');
  const [store] = await query(
    folder,
    `select (store_ids ->> 0)::int as id from staff_members where email = 'winkel@brink.example'`,
  );
  const ids = products.map(({ id }) => id);
  const colleague = (kind, nth) => ({
    email: `collega${nth + 1}-${kind}@brink.example`,
    password: `brink-${kind}`,
  });
  const jobs = [
    ...Array.from({ length: CARE }, () => ({ work: helping(rows) })),
    ...Array.from({ length: PICKERS }, (_, nth) => ({
      ...{ work: picking(), who: colleague('magazijn', nth) },
    })),
    ...Array.from({ length: COUNTER }, (_, nth) => ({
      ...{ work: serving(store.id, rows), who: colleague('winkel', nth) },
    })),
    ...Array.from({ length: PRICES }, () => ({ work: pricing(ids) })),
  ];
  const people = [];
  for (const [nth, { work, who = {} }] of jobs.entries())
    people.push({ work, caller: await createCaller(address, nth, who) });
  return async (watch, until) => {
    const atWork = people.map(async ({ work, caller }, nth) => {
      await wait((nth * STAFF_LOOKS) / people.length);
      for (let round = nth; !until.aborted; round += people.length)
        await work(caller, watch, round);
    });
    await Promise.all(atWork);
  };
};

/** Shoppers who look around, each as a client of his own. */
export const shop = async (address, { note }, until) => {
  const article = /href="(\/artikel\/[^"]+)"/.exec(await getText(address + listing))?.[1] ?? '/';
  const paths = ['/', listing, article, '/winkels', `${listing}?sort=price`];
  const look = async (nth) => {
    const headers = { 'x-forwarded-for': clientAddress(SHOP_CLIENT + nth) };
    for (let round = nth; !until.aborted; round += 1) {
      await note('a page for a shopper', async () => {
        const reply = await fetch(address + at(paths, round), { headers });
        await reply.text();
        return reply.ok;
      });
      await wait(SHOPPER_LOOKS);
    }
  };
  await Promise.all(Array.from({ length: SHOPPERS }, (_, nth) => look(nth)));
};

export { createWatch };
