import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CounterShop, createCounterShop } from './counter-shop.test-support';
import { fetchedAt } from './server/orders';

let shop: CounterShop;
beforeAll(async () => {
  shop = await createCounterShop();
});
afterAll(() => shop.close());

/** How many notes a page has: its main part takes the focus too. */
const notesIn = (body: string): number => (body.match(/tabindex="-1"/g)?.length ?? 0) - 1;

test('put ready and handed over: the buyer is mailed a code, and with it the order is his', async () => {
  const { wim, utrecht, send, orderAt } = shop;
  const order = await shop.placeAt({ isPaid: true, quantity: 2 });
  const start = shop.mainOf((await wim.get(`/admin/balie/${utrecht}`)).body);
  expect(start).toContain(order.number);
  expect(start).toContain('2 artikelen');
  const page = shop.mainOf((await wim.get(orderAt(order))).body);
  expect(page).toContain('Uit deze winkel');
  // A counter needs nobody's address.
  expect(page).not.toContain(order.email);

  const ready = await send(wim, `${orderAt(order)}/klaar`);
  expect([ready.statusCode, ready.headers.location]).toEqual([
    303,
    `${orderAt(order)}?gedaan=klaar`,
  ]);
  expect((await shop.again(order)).state).toBe('ready');
  // An address alone says nothing: the note is of how it stands.
  expect(shop.noteOf((await wim.get(`${orderAt(order)}?gedaan=klaar`)).body)).toContain(
    'Ligt klaar',
  );
  for (const query of ['gedaan=meegegeven', 'al=meegegeven', 'gedaan=dropped']) {
    const { body } = await wim.get(`${orderAt(order)}?${query}`);
    expect([query, notesIn(body)]).toEqual([query, 0]);
  }
  await shop.workAll();
  const mails = await shop.mailbox.list(order.email);
  const told = mails.find(({ subject }) => subject.includes('ligt klaar'));
  expect(told?.text).toContain(order.code);
  expect(told?.html).toContain(`/webcore/order/pickup/${order.token}/code.gif`);
  const picture = await order.visitor.get(`/webcore/order/pickup/${order.token}/code.gif`);
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/gif']);
  expect((await order.visitor.get(`/webcore/order/view/${order.token}`)).body).toContain(
    order.code,
  );

  // Scanned: the code opens the order, and needn't be typed; no address has it.
  const scanned = await send(wim, `/admin/balie/${utrecht}/zoek`, { q: order.code.toLowerCase() });
  const [opened, mark] = String(scanned.headers.location).split('?gescand=');
  expect([opened, mark?.includes(order.code)]).toEqual([orderAt(order), false]);
  const atOnce = await wim.get(String(scanned.headers.location));
  expect(atOnce.body).not.toContain(order.code);
  expect(shop.mainOf(atOnce.body)).toContain('De code is gescand en klopt');
  // What shows that is good in the session that scanned, and for this order alone.
  const other = await shop.placeAt({ isPaid: true });
  await send(wim, `${orderAt(other)}/klaar`);
  for (const [by, of] of [
    [shop.els, order],
    [wim, other],
  ] as const) {
    const reply = await send(by, `${orderAt(of)}/meegegeven`, { gescand: mark });
    expect(reply.statusCode).toBe(422);
  }

  const wrong = await send(wim, `${orderAt(order)}/meegegeven`, { code: 'ZZZ-ZZZ' });
  expect(wrong.statusCode).toBe(422);
  expect(shop.mainOf(wrong.body)).toContain('Dit is niet de code van deze bestelling.');
  expect(wrong.body).toContain('value="ZZZ-ZZZ"');
  expect((await send(wim, `${orderAt(order)}/meegegeven`)).statusCode).toBe(422);
  const given = await send(wim, `${orderAt(order)}/meegegeven`, { gescand: mark });
  expect(given.headers.location).toBe(`${orderAt(order)}?gedaan=meegegeven`);
  expect((await shop.again(order)).state).toBe('done');
  expect(shop.mainOf((await wim.get(`/admin/balie/${utrecht}`)).body)).not.toContain(order.number);
});

test('two colleagues take the same step at once: it is done once, and the other reads by whom', async () => {
  const { wim, els, send, orderAt } = shop;
  const order = await shop.placeAt({ isPaid: true });
  const both = await Promise.all([wim, els].map((one) => send(one, `${orderAt(order)}/klaar`)));
  expect(both.map(({ headers }) => String(headers.location).split('?')[1]).sort()).toEqual([
    'al=klaar',
    'gedaan=klaar',
  ]);
  const late = both.find(({ headers }) => String(headers.location).includes('al='));
  const told = shop.noteOf((await els.get(String(late?.headers.location))).body);
  expect(told).toMatch(/Dit was al gedaan\s*Door (Wim|Els), /);
  const fields = { code: order.code };
  const given = await Promise.all(
    [wim, els, wim].map((one) => send(one, `${orderAt(order)}/meegegeven`, fields)),
  );
  expect(given.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303]);
  const kinds = await shop.eventsOf(order);
  expect(kinds.filter((kind) => kind === 'ready' || kind === 'done')).toEqual(['ready', 'done']);
  const rows = await shop.rows<{ n: number }>(
    sql`select count(*)::int as n from staff_actions where subject = ${order.number} and action = 'counter.meegegeven'`,
  );
  expect(rows[0]?.n).toBe(1);
});

test('what is paid at the till is noted before it is handed over; the name may be checked instead of a code', async () => {
  const { wim, send, orderAt } = shop;
  const order = await shop.placeAt();
  await send(wim, `${orderAt(order)}/klaar`);
  const unpaid = await send(wim, `${orderAt(order)}/meegegeven`, { op_naam: 1 });
  expect(unpaid.statusCode).toBe(422);
  expect(shop.mainOf(unpaid.body)).toContain('Reken eerst af, en vink dat aan.');
  expect(unpaid.body).toMatch(/id="counter-by-name"[^>]*checked/);
  await send(wim, `${orderAt(order)}/meegegeven`, { op_naam: 1, betaald: 1 });
  expect(await shop.again(order)).toMatchObject({ state: 'done', paymentState: 'paid' });
});

test('what comes from the warehouse is in before its buyer is mailed', async () => {
  const { wim, send, orderAt } = shop;
  const order = await shop.placeAt({ isPaid: true });
  await shop.db.execute(sql`update order_lines set warehouse_id =
    (select id from warehouses where kind = 'web' limit 1) where order_id = ${order.id}`);
  const early = await send(wim, `${orderAt(order)}/klaar`);
  expect(early.statusCode).toBe(422);
  expect(shop.mainOf(early.body)).toContain('Wacht tot de artikelen uit het magazijn binnen zijn');
  expect((await shop.again(order)).state).toBe('placed');
  const ready = await send(wim, `${orderAt(order)}/klaar`, { binnen: 1 });
  expect(ready.headers.location).toBe(`${orderAt(order)}?gedaan=klaar`);
  expect((await send(wim, `${orderAt(order)}/klaar`)).headers.location).toBe(
    `${orderAt(order)}?al=klaar`,
  );
});

test('wrong codes are counted: guessing ends', async () => {
  const { els, send, orderAt } = shop;
  const order = await shop.placeAt({ isPaid: true });
  await send(els, `${orderAt(order)}/klaar`);
  const address = `${orderAt(order)}/meegegeven`;
  for (let n = 0; n < 20; n += 1) {
    expect((await send(els, address, { code: 'ZZZ-ZZ2' })).statusCode).toBe(422);
  }
  // The right code is none either while too many were wrong; whose name was checked gets it.
  const right = await send(els, address, { code: order.code });
  expect([right.statusCode, Number(right.headers['retry-after']) > 60]).toEqual([429, true]);
  expect(shop.mainOf(right.body)).toContain('te veel verkeerde codes');
  expect((await shop.again(order)).state).toBe('ready');
  const named = await send(els, address, { op_naam: 1 });
  expect(named.headers.location).toBe(`${orderAt(order)}?gedaan=meegegeven`);
});

test('who stands at another store gets nothing of an order, and who has no right gets no screen', async () => {
  const { zoe, utrecht, zwolle, send, orderAt } = shop;
  const order = await shop.placeAt({ isPaid: true });
  const redacteur = await shop.staffOf('Rita', [], 'redacteur');
  const steps = ['klaar', 'meegegeven', 'niet-gevonden'];
  for (const store of [utrecht, zwolle]) {
    const at = orderAt(order, store);
    for (const reply of [
      await zoe.get(at),
      await zoe.get(`/admin/balie/${utrecht}`),
      ...(await Promise.all(
        steps.map((step) =>
          send(zoe, `${at}/${step}`, { op_naam: 1, artikel: order.variantId, aantal: 1, nog: 1 }),
        ),
      )),
    ]) {
      expect(reply.statusCode).toBe(404);
      expect(reply.body).not.toContain(order.billing.lastName);
    }
    expect((await redacteur.get(at)).statusCode).toBe(403);
    expect((await shop.visitor().get(at)).headers.location).toContain('/admin/login');
  }
  for (const q of [order.number, order.code, order.billing.lastName]) {
    const posted = await send(zoe, `/admin/balie/${zwolle}/zoek`, { q });
    expect(posted.statusCode).toBe(q === order.code ? 200 : 303);
    const reply = posted.statusCode === 200 ? posted : await zoe.get(posted.headers.location ?? '');
    expect(reply.statusCode).toBe(200);
    expect(reply.body).not.toContain(order.number === q ? order.code : order.number);
    expect((await zoe.get(`/admin/balie/${utrecht}/zoek?q=${q}`)).statusCode).toBe(404);
  }
  expect((await shop.again(order)).state).toBe('placed');
  expect((await zoe.get(orderAt(order, zwolle))).statusCode).toBe(404);
});

test('who has no store of his own chooses among all', async () => {
  const chef = await shop.staffOf('Bea', [], 'beheerder');
  const page = (await chef.get('/admin/balie')).body;
  for (const id of [shop.utrecht, shop.zwolle]) expect(page).toContain(`href="/admin/balie/${id}"`);
  expect((await chef.get(`/admin/balie/${shop.zwolle}`)).statusCode).toBe(200);
  expect((await shop.wim.get('/admin/balie')).headers.location).toBe(
    `/admin/balie/${shop.utrecht}`,
  );
});

test('a buyer is found by his name, not by how another is called', async () => {
  const { wim, utrecht } = shop;
  const order = await shop.placeAt({ isPaid: true });
  await shop.db.execute(sql`update orders set
    billing = jsonb_set(billing, '{lastName}', '"Zonderland"') where id = ${order.id}`);
  const found = await wim.get(`/admin/balie/${utrecht}/zoek?q=zonderl`);
  expect(shop.mainOf(found.body)).toContain(order.number);
  const none = await wim.get(`/admin/balie/${utrecht}/zoek?q=zo%25er`);
  expect(shop.mainOf(none.body)).not.toContain(order.number);
});

test('a counter looks among its own store’s orders, however many others there are', async () => {
  const plan = await shop.db.transaction(async (tx) => {
    // Of the few orders of a test PostgreSQL reads all, unless it may not.
    await tx.execute(sql`set local enable_seqscan = off`);
    const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(
      sql`explain select id from orders where ${fetchedAt(shop.host, shop.utrecht)}`,
    );
    return rows.map((row) => row['QUERY PLAN']).join(' ');
  });
  expect(plan).toContain('orders_pickup');
});

test('of what is found each kind is counted by itself, and all of it is reached', async () => {
  const { wim, utrecht } = shop;
  const order = await shop.placeAt();
  await shop.copyOrder(order, 33, (n) => ({
    ...{ id: 900_000 + n, number: `2031-${String(n).padStart(6, '0')}`, token: `kopie-${n}` },
    billing: { ...order.billing, lastName: 'Veelvuldig' },
  }));
  const at = `/admin/balie/${utrecht}/zoek?q=veelvuldig`;
  const first = (await wim.get(at)).body;
  expect(shop.mainOf(first)).toContain('33 bestellingen');
  expect(shop.mainOf(first)).not.toContain('artikelen en');
  const second = shop.mainOf((await wim.get(`${at}&pagina=2`)).body);
  const numbers = (told: string) => new Set(told.match(/2031-\d{6}/g));
  expect([numbers(shop.mainOf(first)).size, numbers(second).size]).toEqual([30, 3]);
  expect(second).toContain('Bladzijde 2 van 2');
});
