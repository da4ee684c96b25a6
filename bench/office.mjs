// What the benches of the office do: a database full of orders, the door, and each way to list them.

import { query } from './database.mjs';
import { clientAddress } from './shopper.mjs';

/** Times that each way is asked. */
const ROUNDS = 40;

/** So many lines each, most of them over long ago, one in fifty still to be done. */
export const fillOrders = async (folder, wanted) => {
  const [{ n }] = await query(folder, 'select count(*)::int as n from orders');
  if (n >= wanted) return;
  await query(
    folder,
    `insert into orders (site_id, number, token, idempotency_key, email, state, payment_method,
      payment_title, payment_state, delivery_method, billing, delivery, goods_cents, delivery_cents,
      total_cents, vat, placed_at, paid_at)
    select 1, '2025-' || lpad(g::text, 6, '0'), 'bench-' || g, 'bench-' || g,
      'klant' || (g % 40000) || '@post.example',
      case when g % 50 = 0 then (array['placed', 'packed', 'ready'])[1 + g / 50 % 3]
        when g % 41 = 0 then 'cancelled' else 'done' end,
      'ideal', 'iDEAL', case when g % 200 = 0 then 'open' else 'paid' end,
      case when g % 150 = 100 then 'pickup' else 'home' end, a.address, a.address,
      total, 0, total,
      '[]', now() - (g || ' minutes')::interval * 5, now()
    from generate_series($1::int, 1, -1) g
    cross join lateral (select 500 + (g::bigint * 7919 % 60000)::int as total) t
    cross join lateral (select jsonb_build_object(
      'firstName', (array['An', 'Bo', 'Cas', 'Dirk', 'Eva', 'Fien'])[1 + g % 6],
      'lastName', (array['Jansen', 'de Vries', 'Bakker', 'Visser', 'Smit'])[1 + g % 5] || g % 997,
      'street', 'Straat', 'housenumber', '1', 'housenumberSuffix', '', 'place', 'Utrecht',
      'zipcode', (1000 + g % 9000) || ' AB', 'country', 'NL', 'phone', '') as address) a`,
    [wanted - n],
  );
  await query(
    folder,
    `insert into order_lines (order_id, variant_id, warehouse_id, product_id, title, choice, quantity,
      unit_cents, vat_rate)
    select o.id, v.id, (select min(id) from warehouses), v.product_id, 'Artikel', '', 1, 2500, 21
    from orders o cross join generate_series(1, 2) l
    join lateral (select id, product_id from variants
      where id >= (o.id * 7919 + l * 104729) % (select max(id) from variants) order by id limit 1) v on true
    where o.token like 'bench-%' and not exists (select 1 from order_lines x where x.order_id = o.id)`,
  );
  await query(
    folder,
    `insert into parcels (order_id, carrier, carrier_title, tracking_code, tracking_url, lines, sent_at)
    select id, 'own', 'Eigen bezorging', '3SBENCH' || lpad(id::text, 8, '0'), '', '[]', now()
    from orders where token like 'bench-%' and state = 'done'`,
  );
  await query(
    folder,
    `insert into payments (order_id, provider, key, provider_id, method, amount_cents, state, current, "use",
      created_at, updated_at)
    select id, 'testbank', 'bench-' || id, 'tr_bench' || id, 'ideal', 5000, 'paid', true, 'order', now(), now()
    from orders where token like 'bench-%'`,
  );
  await query(
    folder,
    `insert into returns (order_id, number, key, state, name, email, announced_at)
    select id, 'R-' || number || '-1', 'bench-' || id,
      case when id % 10 = 0 then 'announced' else 'approved' end, 'An', email, now()
    from orders where token like 'bench-%' and id % 20 = 0`,
  );
  await query(folder, 'analyze orders, order_lines, parcels, payments, returns');
};

/** Comes in by the office's door; answers the cookies. `client`: the address that a proxy would tell. */
export const logIn = async (
  address,
  { email = 'beheer@brink.example', password = 'brink-beheer', client } = {},
) => {
  const from = client ? { 'x-forwarded-for': client } : {};
  const page = await fetch(`${address}/admin/login`, { headers: from });
  const html = await page.text();
  const cookies = (reply) => reply.headers.getSetCookie().map((one) => one.split(';')[0]);
  const token = /name="etalage_token" value="([^"]+)"/.exec(html)?.[1] ?? '';
  const known = cookies(page);
  const names = [...html.matchAll(/<input[^>]*name="([^"]+)"/g)].map(([, name]) => name);
  const user = names.find((name) => /user|mail/.test(name));
  const secret = names.find((name) => /pass|wacht/.test(name));
  const reply = await fetch(`${address}/admin/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: known.join('; '), origin: address, ...from },
    body: new URLSearchParams({
      etalage_token: token,
      [user]: email,
      [secret]: password,
    }),
  });
  if (reply.status !== 303) throw new Error(`No login: ${reply.status}`);
  return [...known, ...cookies(reply)].join('; ');
};

const pick = (all, at) => all[at % all.length];

/** What each way asks; `rows`: orders to look for. */
const kindsOf = (rows) => {
  const sought =
    (name, more = '') =>
    (at) =>
      `orders?q=${encodeURIComponent(pick(rows, at)[name])}${more}`;
  /** Each way in which the list can stand, alone, with a filter, with words, and far down. */
  const ways = ['number', 'name', 'placed', 'total'].flatMap((name) => [name, `-${name}`]);
  const sorted = Object.fromEntries(
    ways.flatMap((way) => [
      [`by ${way}`, () => `orders?sort=${way}`],
      [`by ${way}, to be sent`, () => `orders?sort=${way}&todo=send`],
      [`by ${way}, cancelled`, () => `orders?sort=${way}&state=cancelled`],
      [`by ${way}, a common name`, () => `orders?sort=${way}&q=jansen`],
      [`by ${way}, a word of titles`, sought('word', `&sort=${way}`)],
      [`by ${way}, page 10`, () => `orders?sort=${way}&start=500`],
    ]),
  );
  const kinds = {
    ...sorted,
    'no search': () => 'orders',
    'page 10': () => 'orders?start=500',
    'to be sent': () => 'orders?todo=send',
    'to be paid': () => 'orders?todo=pay',
    'on its way back': () => 'orders?todo=returns',
    'counts of the tabs': () => 'orders/todo',
    cancelled: () => 'orders?state=cancelled',
    'a week of last year': () => 'orders?from=2026-02-01&until=2026-02-07',
    number: sought('number'),
    'e-mail': sought('email'),
    name: sought('name'),
    'a common name': () => 'orders?q=jansen',
    'two letters': (at) => `orders?q=${pick(['an', 'zq', 'xx', 'de'], at)}`,
    postcode: sought('zipcode'),
    'a title': sought('title'),
    'a word of titles': sought('word'),
    'a word of titles, to be sent': sought('word', '&todo=send'),
    'an article number': sought('sku'),
    'a payment': sought('payment'),
    'a parcel': sought('parcel'),
    'a return': sought('back'),
    'nothing like it': (at) => `orders?q=onvindbaar${at}`,
    'an order with its story': (at) => `orders/${pick(rows, at).number}`,
  };
  return kinds;
};

const CLIENTS = 12_000;
const CALLS_EACH = 50;

/** How long each way to ask for the list takes, in ms, one call at a time. */
export const measureOrders = async (folder, address, { rounds = ROUNDS, told = () => {} } = {}) => {
  const cookie = await logIn(address);
  let calls = 0;
  const get = async (path) => {
    calls += 1;
    // From many places, or the calls of one client would soon be too many.
    const client = clientAddress(CLIENTS + Math.floor(calls / CALLS_EACH));
    const began = performance.now();
    const reply = await fetch(`${address}/admin/api/${path}`, {
      headers: { cookie, 'x-forwarded-for': client },
    });
    const told = await reply.json();
    if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
    return { ms: performance.now() - began, told };
  };

  const rows = await query(
    folder,
    `select o.number, o.email, o.billing ->> 'lastName' as name, o.billing ->> 'zipcode' as zipcode,
    split_part(p.title, ' ', 1) as word, p.title, coalesce(v.sku, v.gtin, '0000') as sku,
    'tr_bench' || o.id as payment, '3SBENCH' || lpad(o.id::text, 8, '0') as parcel, 'R-' || o.number || '-1' as back
  from orders o join order_lines l on l.order_id = o.id join variants v on v.id = l.variant_id
  join products p on p.id = v.product_id where o.token like 'bench-%' and o.id % 20 = 0
  order by random() limit ${rounds}`,
  );

  const results = [];
  for (const [name, pathOf] of Object.entries(kindsOf(rows))) {
    const times = [];
    let found = 0;
    for (let at = 0; at < rounds; at += 1) {
      const { ms, told: answer } = await get(pathOf(at));
      times.push(ms);
      found += answer.orders?.length ?? 1;
    }
    times.sort((one, other) => one - other);
    const part = (of) => times[Math.floor(of * (rounds - 1))];
    const result = { name, p50: part(0.5), p95: part(0.95), found: found / rounds };
    results.push(result);
    told(result);
  }
  return results;
};
