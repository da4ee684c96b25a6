import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliveryMethods, forgetMethods, servicePoints } from '#features/delivery/api.server';
import { issueCard } from '#features/promotions/api.server';
import { createMollieShop, type MollieShop } from '../harness/mollie-shop';
import { fillOrder, sendOrder } from '../harness/ordering';
import { hiddenField } from '../harness/visitor';

let shop: MollieShop;
beforeAll(async () => {
  shop = await createMollieShop();
  const days = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag'] as const;
  const rhythm = { cutOff: '22:00', packs: [...days], delivers: [...days], days: 1 };
  const zones = [{ country: 'NL', bands: [{ upToGrams: 10_000, cents: 395 }] }];
  await shop.db
    .insert(deliveryMethods)
    .values({ access: 'point', kind: 'point', title: 'Afhaalpunt', carrier: 'own', rhythm, zones })
    .onConflictDoNothing();
  await shop.db.insert(servicePoints).values({
    ...{ id: 'p-1', title: 'Boekhandel De Brug', street: 'Twijnstraat', housenumber: '9' },
    ...{ zipcode: '3511 ZK', place: 'Utrecht', latitude: 52.08, longitude: 5.12, hours: '' },
  });
  forgetMethods(shop.host);
});
afterAll(() => shop.close());

const json = { accept: 'application/json' };

test('S1/7 S1/8-11 from a product to an order that is paid, with all that a checkout offers', async () => {
  const { host, db } = shop;
  const wanted = { priceCents: 5000, sizes: ['S', 'M'], colors: ['Blauw'], pieces: 3 };
  const product = await shop.build.product({ title: 'Trui Terschelling', ...wanted });
  const [small, medium] = product.variants;
  await db.execute(sql`update stock set pieces = 0 where variant_id = ${small?.id}`);
  const visitor = shop.visitor();
  const etalage_token = await visitor.token();

  const page = await visitor.get(`/artikel/${product.access}`);
  expect(page.body).toMatch(/name="size_id"/);
  expect(page.body).toMatch(/name="color_id"/);
  const stockOf = async (size_id: number | null | undefined) => {
    const url = `/webcore/product/getStockAvailability/${product.id}`;
    const fields = { size_id: size_id ?? undefined, etalage_token };
    return (await visitor.post(url, fields, json)).json().availability.web;
  };
  expect([await stockOf(small?.sizeId), await stockOf(medium?.sizeId)]).toEqual([0, 3]);

  const alert = await visitor.post(
    '/webcore/productstockalert/ajaxSubmitSubscribeForm',
    {
      ...{ productId: product.id, colorId: small?.colorId ?? '', sizeId: small?.sizeId ?? '' },
      ...{ email: 'an@klant.nl', etalage_token },
    },
    json,
  );
  expect(alert.json()).toMatchObject({ success: expect.stringContaining('aangemeld') });

  const added = await visitor.post(
    '/webcore/checkout/add',
    {
      ...{ item_id: product.id, quantity: 1, etalage_token },
      ...{ size_id: medium?.sizeId ?? '', color_id: medium?.colorId ?? '' },
    },
    json,
  );
  expect(added.json()).toMatchObject({ success: true, number_of_articles: 1 });
  const popover = await visitor.get('/webcore/checkout/view?view=framework');
  expect(popover.body).toContain('Trui Terschelling');

  const email = 'nieuw@klant.nl';
  const check = { email, etalage_token };
  expect((await visitor.post('/site/webcore/contact/checkEmail', check)).body).toBe('');
  const { code } = await issueCard(db, host.config.secret, {
    ...{ origin: 'whole-shop', cents: 1000, now: shop.clock.now() },
  });
  const { account_sameas: _, ...form } = await fillOrder(visitor, {
    ...{ email, email_check: email, payment_method: 'ideal' },
    'account[create_account]': '1',
    create_account_password: 'een lang wachtwoord',
    create_account_password_check: 'een lang wachtwoord',
    ...{ giftcard: '1', giftcard_code: code, giftservice: '1', giftservice_text: 'Van Bo' },
    ...{ delivery_method: 'point', pickup_point: 'p-1' },
    address_delivery_country: 'NL',
    address_delivery_firstname: 'Oma',
    address_delivery_zipcode: '3511 ZK',
    address_delivery_housenumber: '9',
    address_delivery_street: 'Twijnstraat',
    address_delivery_place: 'Utrecht',
  });
  const updated = await visitor.post('/webcore/checkout/update', form);
  expect(updated.body).toContain('Boekhandel De Brug');
  const reply = await sendOrder(visitor, { ...form, quote: hiddenField(updated.body, 'quote') });
  expect(reply.statusCode).toBe(303);

  const read = async () =>
    (
      await shop.rows<Record<string, unknown>>(sql`
        select o.*, a.email as account from orders o left join accounts a on a.id = o.account_id
        where o.email = ${email}`)
    )[0];
  expect(await read()).toMatchObject({
    ...{ goods_cents: 5000, delivery_cents: 395, gift_service_cents: 395, gift_card_cents: 1000 },
    ...{ total_cents: 5790, gift_text: 'Van Bo', account: email, payment_state: 'open' },
    service_point: { id: 'p-1' },
  });
  const going = await visitor.get(String(reply.headers.location));
  const [, id = ''] = /^0; url=\S+\/(\S+)$/.exec(String(going.headers.refresh)) ?? [];
  expect(shop.mollie.get(id).amount.value).toBe('47.90');
  shop.mollie.settle(id, 'paid');
  await visitor.get(String(reply.headers.location).replace('/start/', '/return/'));
  expect(await read()).toMatchObject({ payment_state: 'paid' });
});
