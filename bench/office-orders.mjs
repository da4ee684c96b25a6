#!/usr/bin/env node
// node bench/office-orders.mjs <data folder> <address> [orders]
// How long the office's list of orders takes, beside a running server of the demo. It adds orders to the database of that
// folder (100,000 unless told otherwise) and leaves them there: use a folder to throw away.
import { query } from './database.mjs';
import { fillOrders, logIn } from './office.mjs';

const [folder, address, asked = '100000'] = process.argv.slice(2);
if (!folder || !address)
  throw new Error('Say of which data folder, and at which address it is served');
const wanted = Number(asked);
const ROUNDS = 40;

const say = (text) => process.stdout.write(`${text}\n`);

const pick = (all, at) => all[at % all.length];

await fillOrders(folder, wanted);
const cookie = await logIn(address);
const get = async (path) => {
  const began = performance.now();
  const reply = await fetch(`${address}/admin/api/${path}`, { headers: { cookie } });
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
  order by random() limit ${ROUNDS}`,
);
const sought =
  (name, more = '') =>
  (at) =>
    `orders?q=${encodeURIComponent(pick(rows, at)[name])}${more}`;
const kinds = {
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
say(
  `${(await query(folder, 'select count(*)::int as n from orders'))[0].n} orders, one call at a time`,
);
for (const [name, pathOf] of Object.entries(kinds)) {
  const times = [];
  let found = 0;
  for (let at = 0; at < ROUNDS; at += 1) {
    const { ms, told } = await get(pathOf(at));
    times.push(ms);
    found += told.orders?.length ?? 1;
  }
  times.sort((one, other) => one - other);
  const at = (part) => `${times[Math.floor(part * (ROUNDS - 1))].toFixed(0)} ms`;
  say(`${name.padEnd(30)} p50 ${at(0.5)}, p95 ${at(0.95)}, ${(found / ROUNDS).toFixed(1)} found`);
}
