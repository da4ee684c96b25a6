import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getSite } from '#features/settings/api.server';
import { checkoutTexts } from '#kernel/messages/nl-shop';
import { findAll, get, parseHtml, textOf } from '../../../tests/harness/html';
import { fillOrder, typedAtHome } from '../../../tests/harness/ordering';
import { createTestShop, type TestShop } from '../../../tests/harness/shop';
import { hiddenField, type Visitor } from '../../../tests/harness/visitor';

let shop: TestShop;
let storeId: number;
beforeAll(async () => {
  shop = await createTestShop();
  storeId = await shop.build.store('Zwolle');
});
afterAll(() => shop.close());

const VIEW = '/webcore/checkout/view';
const ORDER = '/webcore/checkout/order';

/** Opens the checkout and sends its form, with what a visitor typed. */
const send = async (visitor: Visitor, fields: Record<string, string>, url = ORDER) =>
  visitor.post(url, await fillOrder(visitor, fields));

test('S2.7/6 S3.5/3 S7.3/4 the checkout is a page of its own, or what stands in its place', async () => {
  const visitor = await shop.buyer(await shop.build.product({ title: 'Lamp Lemmer' }));
  const page = await visitor.get(VIEW);
  expect(page.headers['cache-control']).toContain('no-store');
  expect(page.body).toContain('noindex');
  expect(page.body.match(/<h1/g)).toHaveLength(1);
  expect(page.body).toContain('Bestellen en betalen');
  const fragment = await visitor.get(`${VIEW}?view=ajax`);
  expect(fragment.body).not.toContain('<html');
  expect(fragment.body).toContain('Lamp Lemmer');
  expect(fragment.headers['etalage-number_of_articles']).toBe('1');
});

test('S2.7/6 S2.7/3 a site may have the whole checkout in the popover; an empty cart stays a cart', async () => {
  const site = getSite(shop.host);
  const { settings } = site;
  const fragment = `${VIEW}?view=framework`;
  const visitor = await shop.buyer(await shop.build.product({ title: 'Lamp Lemmer' }));
  const cart = (await visitor.get(fragment)).body;
  expect(cart).toContain('Verder naar bestellen');
  expect(cart).not.toContain('data-checkout');
  try {
    site.settings = { ...settings, checkoutIn: 'popover' };
    const reply = await visitor.get(fragment);
    expect(reply.headers['etalage-number_of_articles']).toBe('1');
    expect(reply.body).toMatch(/<form[^>]*method="dialog"[\s\S]*<div data-checkout="">/);
    const wanted = [
      'name="email_check"',
      'account[create_account]',
      'account_sameas',
      'Lamp Lemmer',
    ];
    for (const part of [...wanted, 'id="address_delivery_country"', 'Bestellen en betalen']) {
      expect(reply.body).toContain(part);
    }
    expect((await shop.visitor().get(fragment)).body).toContain('Je winkelmand is leeg');
  } finally {
    site.settings = settings;
  }
});

test('total, delivery and btw are told before the order', async () => {
  const visitor = await shop.buyer(await shop.build.product({ priceCents: 2000 }));
  const { body } = await visitor.get(VIEW);
  expect(body).toContain('€\u00a04,95');
  expect(body).toContain('€\u00a024,95');
  expect(body).toContain('Waarvan 21% btw');
});

test('S7.3/3 S5.1/3 what is not right is told by field, and nothing typed is lost', async () => {
  const visitor = await shop.buyer(await shop.build.product());
  const reply = await send(visitor, { address_zipcode: '99', remark: 'Bij de "buren"' });
  expect(reply.statusCode).toBe(422);
  expect(reply.body).toContain('href="#checkout-address_zipcode"');
  expect(reply.body).toMatch(/id="checkout-address_zipcode"[^>]*aria-invalid="true"/);
  expect(reply.body).toMatch(/aria-describedby="checkout-address_zipcode-error"/);
  expect(reply.body).toContain('value="Oudegracht"');
  const later = await visitor.get(VIEW);
  expect(later.body).toContain('value="Oudegracht"');
  expect(later.body).toContain('Bij de &quot;buren&quot;');
});

test('S7.3/3 in the background the errors come as a fragment with the count', async () => {
  const visitor = await shop.buyer(await shop.build.product(), 2);
  for (const view of ['ajax', 'framework']) {
    const reply = await send(visitor, { email: 'x', view });
    expect(reply.statusCode).toBe(422);
    expect(reply.headers['etalage-number_of_articles']).toBe('2');
    expect(reply.body).not.toContain('<html');
    expect(reply.body).toContain('Vul je e-mailadres in, bijvoorbeeld naam@voorbeeld.nl.');
  }
});

test('S7.3/5 an update keeps what was typed and answers the form', async () => {
  const visitor = await shop.buyer(await shop.build.product());
  const url = '/webcore/checkout/update';
  const reply = await send(visitor, { address_country: 'BE', view: 'ajax' }, url);
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toMatch(/<option value="BE" selected="">/);
  expect(reply.body).not.toContain('role="alert"');
  expect((await visitor.get(VIEW)).body).toMatch(/<option value="BE" selected="">/);
});

test('a form that was sent while its page was still coming in empties nothing that was kept', async () => {
  const visitor = await shop.buyer(await shop.build.product());
  const url = '/webcore/checkout/update';
  const form = get(parseHtml((await visitor.get(VIEW)).body), 'form[id="checkout"]');
  const hidden = findAll(form, 'input[name]').map(({ attributes }) => attributes.name);
  expect([hidden[0], hidden.at(-1)]).toEqual(['form_start', 'form_end']);
  const start = { form_start: '1' };
  await send(visitor, { ...start, remark: 'Bij de buren' }, url);
  await send(visitor, { ...start, firstname: 'Wietske' }, url);
  const kept = (await visitor.get(VIEW)).body;
  expect(kept).toContain('value="Wietske"');
  expect(kept).toContain('Bij de buren');
  await send(visitor, { ...start, form_end: '1', firstname: 'Wietske' }, url);
  expect((await visitor.get(VIEW)).body).not.toContain('Bij de buren');
});

test('a store can be chosen to fetch it, and paying there', async () => {
  const visitor = await shop.buyer(await shop.build.product());
  const pickup = { delivery_method: 'pickup', payment_method: 'store' };
  const missing = await send(visitor, pickup);
  expect(missing.body).toContain('>Kies een winkel.</a>');
  const reply = await send(visitor, { ...pickup, pickup_location: String(storeId) });
  expect(reply.statusCode).toBe(303);
  const order = await visitor.get(String(reply.headers.location));
  expect(order.body).toContain('Winkel Zwolle');
  expect(order.body).toContain('Gratis');
  expect(order.body).not.toContain('Zo maak je het over');
});

test('an order form that is reloaded is the checkout', async () => {
  const visitor = await shop.buyer(await shop.build.product({ title: 'Kom Kampen' }));
  expect((await visitor.get(ORDER)).body).toContain('Kom Kampen');
});

test('without a cart there is nothing to order, and no error', async () => {
  const visitor = shop.visitor();
  const etalage_token = await visitor.token();
  const reply = await visitor.post(ORDER, { ...typedAtHome, etalage_token });
  expect(reply.statusCode).toBe(422);
  expect(reply.body).toContain('Je winkelmand is leeg');
});

test('what a visitor typed is text, whatever it is', async () => {
  const visitor = await shop.buyer(await shop.build.product());
  const evil = '"><script>alert(1)</script>';
  const reply = await send(visitor, { firstname: evil, email: 'x' });
  expect(reply.body).not.toContain('<script>alert');
  await visitor.get(VIEW);
});

test('a page that stood open too long orders nothing, and keeps what was typed', async () => {
  const visitor = await shop.buyer(await shop.build.product());
  const typed = { ...typedAtHome, email: 'laat@klant.nl', email_check: 'laat@klant.nl' };
  const form = { ...(await fillOrder(visitor)), ...typed, remark: 'Na vijven' };
  const late = await visitor.post(ORDER, { ...form, etalage_token: 's.oud' });
  expect(late.statusCode).toBe(403);
  expect(late.body).toContain('Deze pagina stond te lang open');
  expect(late.body).toContain('value="laat@klant.nl"');
  expect(late.body).toContain('Na vijven');
  const names = ['etalage_token', 'order_key', 'quote'];
  const fresh = Object.fromEntries(names.map((name) => [name, hiddenField(late.body, name)]));
  expect((await visitor.post(ORDER, { ...form, ...fresh })).statusCode).toBe(303);
});

test('a code that is taken away takes nothing else that was typed with it', async () => {
  const visitor = await shop.buyer(await shop.build.product());
  const typed = { discount_code: 'ZOMERCODE', firstname: 'Wietske', remove: 'discount_code' };
  const { body } = await send(visitor, typed, '/webcore/checkout/update');
  expect(body).toContain('value="Wietske"');
  expect(body).not.toContain('ZOMERCODE');
  const other = await send(visitor, { ...typed, remove: 'firstname' }, '/webcore/checkout/update');
  expect(other.body).toContain('value="Wietske"');
  expect(other.body).toContain('ZOMERCODE');
});

/** Which way to pay stands chosen. */
const paying = (html: string) =>
  html
    .match(/<input[^>]*name="payment_method"[^>]*>/g)
    ?.filter((one) => one.includes('checked=""'))
    .map((one) => /value="([^"]*)"/.exec(one)?.[1]);

test('the usual way to pay stands chosen until another is', async () => {
  const visitor = await shop.buyer(await shop.build.product());
  const { body } = await visitor.get(VIEW);
  const [first] = /<input[^>]*name="payment_method"[^>]*value="([^"]*)"/.exec(body)?.slice(1) ?? [];
  expect(paying(body)).toEqual([first]);
  await send(visitor, { payment_method: 'transfer' }, '/webcore/checkout/update');
  expect(paying((await visitor.get(VIEW)).body)).toEqual(['transfer']);
});

test('a form brings the key that we gave it: one of its own making is not taken', async () => {
  const visitor = await shop.buyer(await shop.build.product());
  const email = 'sleutel@klant.nl';
  const order_key = 'zelfgemaakt-0123456789-0123456789';
  const form = await fillOrder(visitor, { email, email_check: email, order_key });
  expect((await visitor.post(ORDER, form)).statusCode).toBe(303);
  const { rows } = await shop.db.execute<{ key: string }>(
    sql`select idempotency_key as key from orders where email = ${email}`,
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.key).not.toBe(order_key);
});

test('S2.5/5 the popover says what was just taken out', async () => {
  const product = await shop.build.product({ title: 'Kruk Kampen' });
  const visitor = await shop.buyer(await shop.build.product());
  const removed = `removed=${product.variants[0]?.id}&pieces=2`;
  const { body } = await visitor.get(`${VIEW}?view=framework&${removed}`);
  expect(body).toContain('Kruk Kampen is uit je winkelmand.');
  expect((await visitor.get(`${VIEW}?view=framework`)).body).not.toContain('Kruk Kampen');
});

test('a form without token or from elsewhere is refused', async () => {
  const visitor = await shop.buyer(await shop.build.product());
  const form = { ...typedAtHome, email: 'bo@klant.nl', email_check: 'bo@klant.nl' };
  expect((await visitor.post(ORDER, form)).statusCode).toBe(403);
  const { body } = await visitor.get(VIEW);
  const [etalage_token, quote] = [hiddenField(body, 'etalage_token'), hiddenField(body, 'quote')];
  const elsewhere = { origin: 'https://evil.example' };
  const reply = await visitor.post(ORDER, { ...form, etalage_token, quote }, elsewhere);
  expect(reply.statusCode).toBe(403);
  // Nobody else's form is shown as the visitor's own.
  expect(reply.body).not.toContain('bo@klant.nl');
  const { rows } = await shop.db.execute(sql`select 1 from orders where email = 'bo@klant.nl'`);
  expect(rows).toEqual([]);
});

test('S2.7/7 with an account the cart stays and what is known is filled in; who logs out leaves no data', async () => {
  const visitor = await shop.buyer(await shop.build.product({ title: 'Mand Meppel' }), 2);
  const account = { email: 'els@klant.nl', password: 'een lang wachtwoord', firstname: 'Els' };
  const register = { ...account, etalage_token: await visitor.token() };
  expect((await visitor.post('/login/registreren', register)).statusCode).toBe(303);
  const inside = await visitor.get(VIEW);
  expect(inside.body).toContain('Mand Meppel');
  expect(inside.body).toMatch(/name="firstname"[^>]*value="Els"/);
  await send(visitor, { address_street: 'Geheimelaan', email: 'x' });
  const reply = await visitor.post('/webcore/logout', { etalage_token: await visitor.token() });
  expect(reply.statusCode).toBe(303);
  const outside = await visitor.get(VIEW);
  expect(outside.body).toContain('Mand Meppel');
  expect(outside.body).not.toContain('Geheimelaan');
  expect(outside.body).not.toContain('els@klant.nl');
});

test('of a cart to which nothing happened nothing is told, and of no unpaid order', async () => {
  const visitor = await shop.buyer(await shop.build.product());
  for (const url of [`${VIEW}?view=ajax`, `${VIEW}?view=ajax&removed=x&pieces=1`]) {
    const page = parseHtml((await visitor.get(url)).body);
    expect(findAll(get(page, '[data-part=summary]'), '[role=status]')).toEqual([]);
    expect(findAll(page, 'a').filter((link) => /bestelling/i.test(textOf(link)))).toEqual([]);
  }
  const nobody = (await shop.visitor().get(`${VIEW}?view=ajax`)).body;
  expect(nobody).toMatch(/^<\w+/);
  expect(findAll(parseHtml(nobody), '[role=status]')).toEqual([]);
});

test('paying in the store is a way for what can be fetched in one, and for a gift card it is none', async () => {
  const ways = async (visitor: Visitor) =>
    findAll(parseHtml((await visitor.get(VIEW)).body), 'input[name=payment_method]').map(
      ({ attributes }) => attributes.value,
    );
  expect(await ways(await shop.buyer(await shop.build.product()))).toContain('store');
  const card = await shop.build.product({ kind: 'giftcard', priceCents: 2500, vatRate: 0 });
  const buyer = await shop.buyer(card);
  expect(await ways(buyer)).toContain('transfer');
  expect(await ways(buyer)).not.toContain('store');
  expect(hiddenField((await buyer.get(VIEW)).body, 'ready_days')).toBe('');
});

test('S5.1/2 a way to pay must be chosen of those that there are, and the store’s till only with fetching', async () => {
  const visitor = await shop.buyer(await shop.build.product());
  for (const payment_method of ['', 'goud']) {
    const reply = await send(visitor, { payment_method });
    expect(reply.statusCode).toBe(422);
    expect(reply.body).toContain('Kies hoe je betaalt.');
  }
  const till = await send(visitor, { payment_method: 'store' });
  expect(till.statusCode).toBe(422);
  expect(textOf(parseHtml(till.body))).toContain(checkoutTexts.payInStoreOnlyWithPickup);
});

test('the sums of each way of delivery say whether it is brought or fetched', async () => {
  const visitor = await shop.buyer(await shop.build.product());
  const page = parseHtml((await visitor.get(VIEW)).body);
  const sums = findAll(page, 'div[data-sum]').map((sum) =>
    findAll(sum, 'dt').map((label) => textOf(label)),
  );
  expect(sums).toHaveLength(2);
  expect(sums[0]).toContain('Bezorgen');
  expect(sums[1]).toContain('Ophalen');
});
