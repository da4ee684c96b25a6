import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { promotionTexts } from '#kernel/messages/nl-promotions';
import { eventually } from '../../../tests/harness/eventually';
import { fillOrder, sendOrder } from '../../../tests/harness/ordering';
import { createTestShop, type TestShop } from '../../../tests/harness/shop';
import { hiddenField, type Visitor } from '../../../tests/harness/visitor';
import { createCode, issueCard, stopCode } from './api.server';
import { formatCardCode } from './card-code';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ work: true });
});
afterAll(() => shop.close());

const mailOf = (name: string) => ({ email: `${name}@klant.nl`, email_check: `${name}@klant.nl` });
const orderOf = async (name: string) => {
  const { rows } = await shop.db.execute(
    sql`select * from orders where email = ${`${name}@klant.nl`}`,
  );
  return rows[0];
};

/** Fills the checkout, has its totals made anew, and orders. */
const order = async (visitor: Visitor, fields: Record<string, string>) => {
  const first = await fillOrder(visitor, fields);
  const updated = await visitor.post('/webcore/checkout/update', first);
  return sendOrder(visitor, { ...first, quote: hiddenField(updated.body, 'quote') });
};

const card = (origin: string, cents: number) =>
  issueCard(shop.db, shop.host.config.secret, { origin, cents, now: shop.clock.now() });

test('a code is shown with what it takes off, and the order, its page and its mail agree', async () => {
  await createCode(shop.db, { code: 'TIEN', kind: 'percentage', value: 10 });
  const visitor = await shop.buyer(await shop.build.product({ priceCents: 2000 }), 2);
  const form = await fillOrder(visitor, { ...mailOf('tien'), discount_code: ' tien ' });
  const { body } = await visitor.post('/webcore/checkout/update', form);
  expect(body).toContain('Korting met TIEN');
  expect(body).toContain('− €\u00a04,00');
  expect(body).toContain('€\u00a040,95');
  const reply = await order(visitor, { ...mailOf('tien'), discount_code: 'tien' });
  expect(reply.statusCode).toBe(303);
  expect(await orderOf('tien')).toMatchObject({
    goods_cents: 4000,
    discount_cents: 400,
    delivery_cents: 495,
    total_cents: 4095,
    vat: [{ rate: 21, cents: 711 }],
    discounts: [{ code: 'TIEN', kind: 'percentage', cents: 400 }],
  });
  const page = (await visitor.get(String(reply.headers.location))).body;
  expect(page).toContain('Korting met TIEN');
  expect(page).toContain('€\u00a040,95');
  const mail = await eventually(() => shop.mailbox.getLast('tien@klant.nl'));
  expect(mail.text).toContain('Korting met TIEN');
  expect(mail.text).toContain('40,95');
});

test('S2.7/13 a gift card pays part, in parts, and the rest is left to pay', async () => {
  const { code } = await card('part', 3000);
  const visitor = await shop.buyer(await shop.build.product({ priceCents: 6000 }));
  const fields = { ...mailOf('part'), giftcard: '1', giftcard_code: formatCardCode(code) };
  const reply = await order(visitor, fields);
  expect(await orderOf('part')).toMatchObject({
    total_cents: 6000,
    gift_card_cents: 3000,
    vat: [{ rate: 21, cents: 1041 }],
  });
  const page = (await visitor.get(String(reply.headers.location))).body;
  expect(page).toContain(`Cadeaukaart eindigend op ${code.slice(-4)}`);
  expect(page).not.toContain(code);
  expect(page).toContain('Nog te betalen');
  const empty = await shop.buyer(await shop.build.product());
  const refused = await order(empty, { ...fields, ...mailOf('empty') });
  expect(refused.statusCode).toBe(422);
  expect(refused.body).toContain('Op deze cadeaukaart staat niets meer.');
});

test('S2.7/13 a code in a field whose box is not ticked pays nothing', async () => {
  const { code } = await card('unticked', 3000);
  const visitor = await shop.buyer(await shop.build.product());
  await order(visitor, { ...mailOf('unticked'), giftcard_code: code });
  expect(await orderOf('unticked')).toMatchObject({ gift_card_cents: 0 });
});

test('S2.7/14 the gift service is a paid extra with its text, only for who asks for it', async () => {
  const product = await shop.build.product({ priceCents: 2000 });
  const wrapped = await shop.buyer(product);
  const fields = { giftservice: '1', giftservice_text: 'Van harte, Bo' };
  const reply = await order(wrapped, { ...mailOf('wrapped'), ...fields });
  expect(await orderOf('wrapped')).toMatchObject({
    gift_service_cents: 395,
    gift_text: 'Van harte, Bo',
    total_cents: 2000 + 495 + 395,
  });
  expect((await wrapped.get(String(reply.headers.location))).body).toContain('Van harte, Bo');
  await order(await shop.buyer(product), { ...mailOf('plain'), giftservice_text: 'Van harte' });
  expect(await orderOf('plain')).toMatchObject({ gift_service_cents: 0, gift_text: null });
});

test('an extra that was added after the total was shown is asked about first', async () => {
  const visitor = await shop.buyer(await shop.build.product());
  const form = await fillOrder(visitor, mailOf('later'));
  const reply = await sendOrder(visitor, { ...form, giftservice: '1' });
  expect(reply.statusCode).toBe(422);
  expect(await orderOf('later')).toBeUndefined();
});

test.each([
  ['UNKNOWN', {}, 'Deze kortingscode kennen we niet'],
  ['LATER', { startsAt: new Date('2026-04-01T10:00:00Z') }, 'geldt vanaf 1 april 2026'],
  ['OVER', { endsAt: new Date('2026-03-01T10:00:00Z') }, 'is verlopen'],
  ['MINIMUM', { minimumCents: 10_000 }, 'geldt vanaf €\u00a0100,00'],
  ['USEDUP', { maxUses: 0 }, 'Deze kortingscode is op'],
])('a code that does not count (%s) is told, and the form is kept', async (code, more, text) => {
  if (code !== 'UNKNOWN') await createCode(shop.db, { code, kind: 'amount', value: 500, ...more });
  const visitor = await shop.buyer(await shop.build.product());
  const reply = await order(visitor, { ...mailOf(code), discount_code: code });
  expect(reply.statusCode).toBe(422);
  expect(reply.body).toContain(text);
  expect(reply.body).toContain('value="Oudegracht"');
  expect(await orderOf(code)).toBeUndefined();
});

test('a code that was stopped counts no more; two off the goods do not go together', async () => {
  await createCode(shop.db, { code: 'STOP', kind: 'amount', value: 500 });
  await createCode(shop.db, { code: 'EEN', kind: 'amount', value: 500 });
  await createCode(shop.db, { code: 'TWEE', kind: 'percentage', value: 5 });
  await createCode(shop.db, { code: 'BEZORG', kind: 'delivery', value: 0 });
  await stopCode(shop.db, 'stop');
  const visitor = await shop.buyer(await shop.build.product({ priceCents: 2000 }));
  const show = async (discount_code: string) =>
    (await visitor.post('/webcore/checkout/update', await fillOrder(visitor, { discount_code })))
      .body;
  expect(await show('STOP')).toContain('€\u00a024,95');
  expect(await show('EEN TWEE')).toContain('€\u00a019,95');
  expect(await show('EEN BEZORG')).toContain('€\u00a015,00');
});

test('a percentage, free delivery and a gift card in one order: rounded once, the card pays last', async () => {
  await createCode(shop.db, { code: 'VIJFTIEN', kind: 'percentage', value: 15 });
  await createCode(shop.db, { code: 'GRATIS', kind: 'delivery', value: 0 });
  const { code } = await card('samen', 1000);
  const visitor = await shop.buyer(await shop.build.product({ priceCents: 333 }), 3);
  const discount_code = '  vijf tien, Gratis ';
  const spaced = await order(visitor, { ...mailOf('samen'), discount_code });
  expect([spaced.statusCode, await orderOf('samen')]).toEqual([422, undefined]);
  const fields = { giftcard: '1', giftcard_code: ` ${code.toLowerCase()} ` };
  await order(visitor, { ...mailOf('samen'), discount_code: ' Vijftien   gratis ', ...fields });
  expect(await orderOf('samen')).toMatchObject({
    ...{ goods_cents: 999, discount_cents: 150, delivery_cents: 0 },
    ...{ total_cents: 849, gift_card_cents: 849, payment_state: 'paid' },
  });
  const left = await shop.buyer(await shop.build.product({ priceCents: 300 }));
  await createCode(shop.db, { code: 'VEEL', kind: 'amount', value: 5000 });
  await order(left, { ...mailOf('veel'), discount_code: 'VEEL', ...fields });
  expect(await orderOf('veel')).toMatchObject({
    ...{ goods_cents: 300, discount_cents: 300, total_cents: 495, gift_card_cents: 151 },
  });
});

test.each(['-500', '1e9', "' or 1=1 --", '%', 'NaN', '\u0000'])(
  'what is typed as a code, %j, is a code that nobody knows',
  async (typed) => {
    const visitor = await shop.buyer(await shop.build.product({ priceCents: 2000 }));
    const fields = { discount_code: typed, giftcard: '1', giftcard_code: typed };
    const form = await fillOrder(visitor, fields);
    const { statusCode, body } = await visitor.post('/webcore/checkout/update', form);
    expect(statusCode).toBeLessThan(500);
    if (statusCode === 200) expect(body).toContain('€\u00a024,95');
  },
);

test('a gift card that is bought is made and mailed once it is paid, and then pays', async () => {
  const product = await shop.build.product({
    kind: 'giftcard',
    priceCents: 2500,
    vatRate: 0,
    title: 'Cadeaukaart',
  });
  const buyer = await shop.buyer(product, 2);
  await order(buyer, { ...mailOf('gever'), discount_code: 'TIEN' });
  expect(await orderOf('gever')).toBeUndefined();
  await order(buyer, mailOf('gever'));
  const bought = await orderOf('gever');
  expect(bought).toMatchObject({ total_cents: 5000, delivery_cents: 0, vat: [] });
  const { markPaid } = await import('#features/orders/api.server');
  const { transact } = await import('#platform/db/transact');
  await eventually(() => shop.mailbox.getLast('gever@klant.nl'));
  const pay = () => transact(shop.db, (tx) => markPaid(shop.host, tx, Number(bought?.id)));
  await Promise.all([pay(), pay()]);
  const mail = await eventually(async () => {
    const last = await shop.mailbox.getLast('gever@klant.nl');
    expect(last.subject).toContain('cadeaukaart');
    return last;
  });
  const codes = [...new Set(mail.text.match(/(?:[A-Z2-9]{4}-){3}[A-Z2-9]{4}/g))];
  expect(codes).toHaveLength(2);
  const { rows } = await shop.db.execute(sql`
    select initial_cents, balance_cents, code_hash from gift_cards where order_id = ${bought?.id}`);
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toContain(codes[0]?.replaceAll('-', ''));
  const visitor = await shop.buyer(await shop.build.product({ priceCents: 1000 }));
  await order(visitor, {
    ...mailOf('krijger'),
    giftcard: '1',
    giftcard_code: `${codes[0]?.toLowerCase()}`,
  });
  expect(await orderOf('krijger')).toMatchObject({
    gift_card_cents: 1495,
    payment_method: 'none',
    payment_state: 'paid',
  });
});

test('signs that are no code at all are told to be none', async () => {
  const visitor = await shop.buyer(await shop.build.product({ priceCents: 2000 }));
  const form = await fillOrder(visitor, {
    ...{ ...mailOf('teken'), discount_code: '%', giftcard: '1', giftcard_code: '%' },
  });
  const { body } = await visitor.post('/webcore/checkout/update', form);
  expect(body).toContain(promotionTexts.code.unknown);
  expect(body).toContain(promotionTexts.card.unknown);
});

test('a code that counts once per customer counts once for a mailbox, however its address is written; mail goes to the address that was typed, in small letters', async () => {
  await createCode(shop.db, { code: 'EENMAAL', kind: 'amount', value: 500, oncePerCustomer: true });
  const product = await shop.build.product({ priceCents: 5000, pieces: 50 });
  const buy = async (email: string) => {
    // Nobody may guess too often.
    shop.clock.advance(24 * 3_600_000);
    const fields = { email, email_check: email, discount_code: 'EENMAAL' };
    return order(await shop.buyer(product), fields);
  };
  expect((await buy('An.Wit@gmail.com')).statusCode).toBe(303);
  for (const email of ['anwit@gmail.com', 'a.n.wit+2@googlemail.com', 'ANWIT+nog@gmail.com']) {
    const reply = await buy(email);
    expect(reply.statusCode).toBe(422);
    expect(reply.body).toContain(promotionTexts.code.yours);
  }
  expect((await buy('bo.wit@klant.nl')).statusCode).toBe(303);
  expect((await buy('bo.wit+1@klant.nl')).statusCode).toBe(422);
  // A dot means something there.
  expect((await buy('bowit@klant.nl')).statusCode).toBe(303);
  const { rows } = await shop.db.execute<{ email: string }>(
    sql`select email from orders where email ilike 'an.wit%' or email ilike 'bo%wit%' order by id`,
  );
  expect(rows.map(({ email }) => email)).toEqual([
    'an.wit@gmail.com',
    'bo.wit@klant.nl',
    'bowit@klant.nl',
  ]);
});

test('where gift cards pay all of it no way to pay is asked for', async () => {
  const { code } = await card('alles-zonder', 10_000);
  const visitor = await shop.buyer(await shop.build.product({ priceCents: 2000 }));
  const paid = { ...mailOf('alleszonder'), giftcard: '1', giftcard_code: formatCardCode(code) };
  expect((await order(visitor, { ...paid, payment_method: '' })).statusCode).toBe(303);
});
