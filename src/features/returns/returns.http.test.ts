import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount } from '#features/accounts/api.server';
import { getOrder } from '#features/orders/api.server';
import { mailLimits } from '#kernel/limits-mail';
import { addPage } from '../../../tests/harness/build-catalog';
import { createFulfilmentShop, type FulfilmentShop } from '../../../tests/harness/fulfilment-shop';
import { find, findAll, get, parseHtml, textOf } from '../../../tests/harness/html';
import { hiddenField } from '../../../tests/harness/visitor';

let shop: FulfilmentShop;
beforeAll(async () => {
  shop = await createFulfilmentShop();
});
afterAll(() => shop.close());

type Placed = Awaited<ReturnType<FulfilmentShop['paid']>>;

const numberOf = (order: Placed) => `R-${order.number}-1`;

const receipts = async (order: Placed) =>
  (await shop.mailbox.list(order.email)).filter(({ subject }) => subject.includes('herroeping'));

test('withdrawing takes two steps, is noted once, and its receipt comes at once with time and content', async () => {
  const order = await shop.sent();
  const first = await order.visitor.get(`/webcore/order/withdraw/${order.token}`);
  expect(first.body).toContain(
    '14 dagen na de dag waarop je alles hebt. Een reden geven hoeft niet.',
  );
  const reply = await shop.withdraw(order);
  expect(reply.statusCode).toBe(303);
  const done = await order.visitor.get(String(reply.headers.location));
  expect(done.body).toContain('We ontvingen je herroeping op 2 maart 2026 om 10:00');
  expect(done.body).toContain(numberOf(order));
  await shop.workAll();
  await shop.workAll();
  const [mail, ...rest] = await receipts(order);
  expect(rest).toEqual([]);
  expect(mail?.text).toContain('2 maart 2026 om 10:00');
  expect(mail?.text).toContain('1 × Artikel');
  expect((await shop.page(order)).body).toContain('Aangemeld');
});

test('confirming the same twice, or more than was bought, is one withdrawal or none', async () => {
  const order = await shop.sent();
  const variantId = order.product.variants[0]?.id;
  const form = { [`pieces_${variantId}`]: 1, name: 'An', email: order.email };
  const keyOf = async () =>
    hiddenField((await shop.post(order, 'withdraw', form)).body, 'key') ?? '';
  const confirmed = { ...form, key: await keyOf(), confirm: 1 };
  const anotherKey = await keyOf();
  const replies = await Promise.all([1, 2, 3].map(() => shop.post(order, 'withdraw', confirmed)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303]);
  const later = await shop.post(order, 'withdraw', confirmed);
  expect(later.headers.location).toBe(replies[0]?.headers.location);
  const again = await shop.post(order, 'withdraw', { ...confirmed, key: anotherKey });
  expect(again.statusCode).toBe(422);
  const { data } = (await shop.call('GET', `order/${order.number}`)).json();
  expect(data.returns).toHaveLength(1);
  const other = await shop.sent();
  const id = other.product.variants[0]?.id;
  const much = { ...confirmed, [`pieces_${id}`]: 2 };
  expect((await shop.post(other, 'withdraw', much)).statusCode).toBe(422);
  expect((await shop.post(other, 'withdraw', { ...form, [`pieces_${id}`]: 0 })).body).toContain(
    'Kies ten minste één artikel',
  );
  const foreign = await other.visitor.post(`/webcore/order/withdraw/${other.token}`, confirmed);
  expect(foreign.statusCode).toBe(403);
});

test('before it is confirmed one reads what comes back and by when; a single article has a box', async () => {
  const order = await shop.sent();
  const variantId = order.product.variants[0]?.id;
  const choose = (await order.visitor.get(`/webcore/order/withdraw/${order.token}`)).body;
  expect(choose).toMatch(new RegExp(`<input[^>]*id="pieces_${variantId}"[^>]*type="checkbox"`));
  const form = { [`pieces_${variantId}`]: 1, name: 'An', email: order.email };
  const { body } = await shop.post(order, 'withdraw', form);
  expect(body).toMatch(/Je krijgt €\s[\d,]+ terug, uiterlijk [^<]*2026, op dezelfde manier/);
  const refund = async (cents: number, key: string) =>
    (
      await shop.call('POST', `order/${order.number}/refund`, {
        body: { cents, reason: 'Coulance', key },
      })
    ).statusCode;
  const { totalCents } = await getOrder(shop.host, order.id);
  expect(await refund(totalCents - 100, 'eerst')).toBe(200);
  expect((await shop.post(order, 'withdraw', form)).body).toMatch(/Je krijgt €\s1,00 terug/);
  expect(await refund(100, 'rest')).toBe(200);
  expect((await shop.post(order, 'withdraw', form)).body).not.toContain('Je krijgt €');
});

test('a guest begins with number and e-mail address, from a link on every page', async () => {
  const order = await shop.paid();
  const start = await shop.visitor().get('/herroepen');
  expect(start.body).toContain('href="/herroepen"');
  const ask = (order_email: string) =>
    shop.visitor().post('/herroepen', { order_number: order.number, order_email });
  const found = await ask(order.email.toUpperCase());
  expect(found.headers.location).toBe('/herroepen?gemaild=1');
  expect((await shop.visitor().get('/herroepen?gemaild=1')).body).toContain(
    'Hoort dit bestelnummer bij dit e-mailadres',
  );
  expect((await ask('iemand@anders.nl')).headers).toMatchObject({
    location: found.headers.location,
  });
  expect((await ask('geen adres')).statusCode).toBe(422);
  await shop.workAll();
  const links = (await shop.mailbox.list()).filter(({ subject }) => subject.includes('De link om'));
  expect(links.map(({ to }) => to)).toEqual([order.email]);
  expect(links[0]?.text).toContain(`https://winkel.example/webcore/order/withdraw/${order.token}`);
});

test('who is logged in begins with his own orders of which something can still go back, and may type another', async () => {
  const login = { email: 'eigen@klant.nl', password: 'een lang wachtwoord' };
  const account = await createAccount(shop.host, login);
  const [sent, unsent, foreign] = [await shop.sent(), await shop.paid(), await shop.sent()];
  const numbers = [sent.number, unsent.number];
  const { visitor } = sent;
  const fields = { etalage_username: login.email, etalage_password: login.password };
  await visitor.post('/site/login', { ...fields, etalage_token: await visitor.token() });
  const main = async () => get(parseHtml((await visitor.get('/herroepen')).body), 'main');
  expect(textOf(await main())).toContain('nu geen bestelling waarvan je nog iets');
  for (const number of numbers) {
    await shop.db.execute(
      sql`update orders set account_id = ${account?.id ?? 0} where number = ${number}`,
    );
  }
  const page = await main();
  const ways = findAll(page, 'a').map(({ attributes }) => attributes.href);
  expect(ways).toEqual([unsent, sent].map(({ token }) => `/webcore/order/withdraw/${token}`));
  expect(textOf(page)).toContain(`Bestelling ${sent.number} · Besteld op 2 maart 2026`);
  expect(textOf(page)).not.toContain(foreign.number);
  expect(find(page, 'input[name=order_number]')).toBeDefined();
  // What all went back is no longer there; a guest is told nothing of anybody's orders.
  await shop.withdraw(sent);
  expect(textOf(await main())).not.toContain(sent.number);
  const guest = await shop.visitor().get('/herroepen');
  expect(guest.body).not.toContain('/webcore/order/withdraw/');
});

test('what goes back is chosen by its picture, size and price, and the button says what comes next', async () => {
  const [sent, unsent] = [await shop.sent({}, { quantity: 2 }), await shop.paid()];
  const show = async (order: Placed) =>
    textOf(
      get(
        parseHtml((await order.visitor.get(`/webcore/order/withdraw/${order.token}`)).body),
        'main',
      ),
    );
  const back = await show(sent);
  expect(back).toContain('Wat stuur je terug?');
  expect(back).toMatch(/€\s[\d,]+ per stuk/);
  expect(back).toContain('Kijk je retour na');
  expect(await show(unsent)).toMatch(/Wat wil je herroepen\?.*Kijk je herroeping na/s);
});

/** Withdraws one piece, naming an address for the receipt. */
const withdrawFor = async (order: Placed, fields: { email: string; reason?: string }) => {
  const variantId = order.product.variants[0]?.id;
  const chosen = { [`pieces_${variantId}`]: 1, name: 'Win op vals.me', reason: '', ...fields };
  const { body } = await shop.post(order, 'withdraw', chosen);
  return shop.post(order, 'withdraw', { ...chosen, confirm: 1, key: hiddenField(body, 'key') });
};

test('strangers get no words of who withdraws, and one mail an order; the buyer gets the receipts, so many', async () => {
  const order = await shop.place({ payment_method: 'transfer' }, 20, { quantity: 12 });
  const lure = 'Je rekening is leeg: ga naar brink-verificatie.me of t.me/hulp';
  for (let nth = 0; nth < 9; nth += 1) {
    const reply = await withdrawFor(order, { email: `vreemde${nth}@elders.nl`, reason: lure });
    expect(reply.statusCode).toBe(303);
    const done = await order.visitor.get(String(reply.headers.location));
    // The page is a receipt by itself: all that a mail says.
    for (const part of [
      order.number,
      '1 × Artikel',
      'op 2 maart 2026 om 10:00',
      'brink-verificatie',
    ])
      expect(done.body).toContain(part);
  }
  await shop.workAll();
  const strangers = (await shop.mailbox.list()).filter(({ to }) => to.endsWith('@elders.nl'));
  expect(strangers.map(({ to }) => to)).toEqual(['vreemde0@elders.nl']);
  const [elsewhere] = strangers;
  expect(elsewhere?.text).toContain(order.number);
  expect(elsewhere?.text).toContain('1 × Artikel');
  expect(`${elsewhere?.html}${elsewhere?.text}`).not.toMatch(/vals|rekening|verificatie|webcore/);
  const own = await receipts(order);
  expect(own.length).toBeGreaterThan(1);
  expect(own.length).toBeLessThanOrEqual(mailLimits.order.hour);
  expect(own[0]?.text).toContain('Als reden gaf je: ‘Je rekening is leeg');
  expect(own[0]?.text).not.toMatch(/verificatie\.me|t\.me/);
});

test('a reason is chosen, and more of it said, if one likes; one of somebody’s own making is none', async () => {
  const told: string[] = [];
  for (const why of ['Te klein', 'Kijk op win.me', '']) {
    const order = await shop.sent();
    const variantId = order.product.variants[0]?.id;
    const form = {
      [`pieces_${variantId}`]: 1,
      name: 'An',
      email: order.email,
      why,
      reason: 'bij de mouw',
    };
    const { body } = await shop.post(order, 'withdraw', form);
    const key = hiddenField(body, 'key');
    await shop.post(order, 'withdraw', { ...form, confirm: 1, key });
    const { data } = (await shop.call('GET', `order/${order.number}`)).json();
    told.push(data.returns[0].reason);
  }
  expect(told).toEqual(['Te klein: bij de mouw', 'bij de mouw', 'bij de mouw']);
});

test('the receipt of what was paid always goes, however much was mailed about the order before', async () => {
  const order = await shop.paid({}, { quantity: 7 });
  const email = order.email;
  for (let nth = 0; nth < 7; nth += 1) {
    const reply = await withdrawFor(order, { email });
    const done = await order.visitor.get(String(reply.headers.location));
    expect(done.body).toContain(`We mailen je bevestiging naar ${email}.`);
  }
  await shop.workAll();
  expect(await receipts(order)).toHaveLength(7);
});

test('of an order that nobody paid the first receipt goes; of others the page promises no mail', async () => {
  const order = await shop.place({ payment_method: 'transfer' }, 20, { quantity: 3 });
  const texts: boolean[] = [];
  for (let nth = 0; nth < 2; nth += 1) {
    const reply = await withdrawFor(order, { email: order.email });
    const done = await order.visitor.get(String(reply.headers.location));
    texts.push(done.body.includes(`We mailen je bevestiging naar ${order.email}.`));
  }
  expect(texts).toEqual([true, false]);
});

test('received and approved: goods and delivery are paid back as they were paid, pieces are back', async () => {
  const order = await shop.paid();
  await shop.call('POST', `order/${order.number}/ship`, { body: {} });
  await shop.withdraw(order);
  const number = numberOf(order);
  expect((await shop.call('POST', `return/${number}/judge`, { body: {} })).statusCode).toBe(409);
  expect((await shop.call('POST', `return/${number}/receive`)).json().data.state).toBe('received');
  expect((await shop.call('POST', `return/${number}/receive`)).statusCode).toBe(409);
  await shop.workAll();
  const both = await Promise.all(
    [1, 2].map(() => shop.call('POST', `return/${number}/judge`, { body: {} })),
  );
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(await shop.stockOf(order)).toBe(10);
  await shop.workAll();
  const { data } = (await shop.call('GET', `return/${number}`)).json();
  expect(data).toMatchObject({ state: 'refunded', refund_cents: 5000 });
  expect(await shop.orderOf(order)).toMatchObject({ payment_state: 'refunded' });
  const { body } = await shop.page(order);
  expect(body).toContain('Terugbetaald');
  const subjects = (await shop.mailbox.list(order.email)).map(({ subject }) => subject);
  expect(subjects).toContain(`Je retour ${number} is binnen`);
  expect(subjects).toContain(`Je retour ${number} is bekeken`);
});

test('a refusal needs a reason, gives nothing back and tells its buyer why', async () => {
  const order = await shop.sent();
  await shop.withdraw(order);
  const number = numberOf(order);
  await shop.call('POST', `return/${number}/receive`);
  const variant_id = order.product.variants[0]?.id;
  const assess = (note: string) =>
    shop.call('POST', `return/${number}/judge`, { body: { refused: [{ variant_id, note }] } });
  expect((await assess('')).statusCode).toBe(422);
  expect((await assess('Het zegel is verbroken')).json().data).toMatchObject({
    state: 'refused',
    refund_cents: 0,
  });
  await shop.workAll();
  expect(await shop.stockOf(order)).toBe(9);
  expect((await shop.page(order)).body).toContain('Het zegel is verbroken');
});

test('the deadline is shown; later is told plainly and still written down', async () => {
  const order = await shop.paid();
  await shop.call('POST', `order/${order.number}/ship`, { body: {} });
  await shop.call('POST', `order/${order.number}/delivered`);
  expect((await shop.page(order)).body).toContain('tot en met 16 maart 2026');
  shop.clock.advance(15 * 86_400_000);
  const form = await order.visitor.get(`/webcore/order/withdraw/${order.token}`);
  expect(form.body).toContain('liep tot en met 16 maart 2026 en is voorbij');
  await shop.withdraw(order);
  const [stored] = await shop.rows<object>(
    sql`select state, is_late from returns where number = ${numberOf(order)}`,
  );
  expect(stored).toEqual({ state: 'announced', is_late: true });
});

test('what came from two places goes back to both, to each no more than it gave', async () => {
  await shop.renewTokens();
  const order = await shop.paid({}, { quantity: 3 });
  const store = await shop.build.store('Tiel');
  const place = await shop.build.storeStock(store, order.product, 0);
  // One of the three came from the store's shelves.
  await shop.rows(sql`with rest as (
      update order_lines set quantity = 2 where order_id = ${order.id} returning *
    ) insert into order_lines (order_id, variant_id, warehouse_id, product_id, title, choice, quantity,
      unit_cents, vat_rate)
    select order_id, variant_id, ${place}, product_id, title, choice, 1, unit_cents, vat_rate
    from rest`);
  const stock = async () =>
    (
      await shop.rows<{ kind: string; pieces: number }>(sql`
        select w.kind, s.pieces from stock s join warehouses w on w.id = s.warehouse_id
        join variants v on v.id = s.variant_id where v.product_id = ${order.product.id}
        order by w.kind desc`)
    ).map(({ pieces }) => pieces);
  expect(await stock()).toEqual([7, 0]);
  await shop.giveBack(order, 1);
  expect(await stock()).toEqual([8, 0]);
  await shop.giveBack(order, 2);
  expect(await stock()).toEqual([9, 1]);
});

const stored = async ({ id }: Placed) =>
  shop.rows<{ state: string; line: string }>(sql`
    select r.state, l.state as line from returns r join return_lines l on l.return_id = r.id
    where r.order_id = ${id} order by r.id`);

test('what was withdrawn before it is paid was never handed over: it goes back once, with the order', async () => {
  const order = await shop.place({ payment_method: 'transfer' }, 10, { quantity: 3 });
  const reply = await shop.withdraw(order, 1);
  const done = await order.visitor.get(String(reply.headers.location));
  await shop.workAll();
  const [mail] = await receipts(order);
  for (const text of [done.body, mail?.text, (await shop.page(order)).body]) {
    expect(text).not.toContain('naar een winkel (gratis)');
  }
  expect(done.body).toContain('Je kreeg het nog niet.');
  expect(mail?.text).toContain('Je kreeg het nog niet.');
  const refused = await shop.call('POST', `return/${numberOf(order)}/receive`);
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'Deze bestelling is nog niet betaald.',
  ]);
  expect(await shop.stockOf(order)).toBe(7);
  await shop.call('POST', `order/${order.number}/cancel`);
  expect(await shop.stockOf(order)).toBe(10);
  expect(await stored(order)).toEqual([{ state: 'approved', line: 'cancelled' }]);
});

test('who withdraws all of an unpaid order in two goes has cancelled it', async () => {
  const order = await shop.place({ payment_method: 'transfer' }, 10, { quantity: 3 });
  await shop.withdraw(order, 1);
  expect(await shop.orderOf(order)).toMatchObject({ state: 'placed' });
  await shop.withdraw(order, 2);
  expect(await shop.orderOf(order)).toMatchObject({ state: 'cancelled' });
  expect(await shop.stockOf(order)).toBe(10);
  expect(await stored(order)).toEqual([
    { state: 'approved', line: 'cancelled' },
    { state: 'approved', line: 'cancelled' },
  ]);
});

test('where editors gave its address a place, the way to the pages beside it stands above the form', async () => {
  const start = async () => parseHtml((await shop.visitor().get('/herroepen')).body);
  expect(find(await start(), '[data-subnav]')).toBeUndefined();
  const page = { content: [], title: 'Hulp', path: '/hulp' };
  const parentId = await addPage(shop.host, page);
  await addPage(shop.host, { ...page, path: '/hulp/ruilen', title: 'Ruilen', parentId });
  await addPage(shop.host, { ...page, path: '/herroepen', title: 'Herroepen', parentId });
  const links = findAll(get(await start(), '[data-subnav]'), 'a');
  expect(links.map((one) => textOf(one))).toEqual(['Ruilen', 'Herroepen']);
  expect(links[1]?.attributes['aria-current']).toBe('page');
});
