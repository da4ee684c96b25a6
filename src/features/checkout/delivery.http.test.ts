import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliveryMethods, servicePoints } from '#features/delivery/api.server';
import { deliveryTexts } from '#kernel/messages/nl-delivery';
import { findAll, get, parseHtml, textOf } from '../../../tests/harness/html';
import { fillOrder, sendOrder } from '../../../tests/harness/ordering';
import { createTestShop, type TestShop } from '../../../tests/harness/shop';
import { hiddenField, type Visitor } from '../../../tests/harness/visitor';

let shop: TestShop;
const days = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag'] as const;
const rhythm = { cutOff: '22:00', packs: [...days], delivers: [...days], days: 1 };
const zone = (country: string, cents: number) => ({
  country,
  bands: [{ upToGrams: 10_000, cents }],
});

beforeAll(async () => {
  shop = await createTestShop({
    prepare: async (db) => {
      await db.insert(deliveryMethods).values([
        {
          ...{
            access: 'home',
            kind: 'home',
            title: 'Thuis bezorgd',
            carrier: 'own',
            rhythm,
            sort: 1,
          },
          zones: [zone('NL', 495), zone('BE', 895)],
        },
        {
          ...{
            access: 'point',
            kind: 'point',
            title: 'Afhaalpunt',
            carrier: 'own',
            rhythm,
            sort: 2,
          },
          zones: [zone('NL', 395)],
        },
        {
          ...{
            access: 'pickup',
            kind: 'pickup',
            title: 'In de winkel',
            carrier: 'own',
            rhythm,
            sort: 3,
          },
          zones: [zone('NL', 0)],
        },
      ]);
      await db.insert(servicePoints).values({
        ...{ id: 'p-1', title: 'Boekhandel De Brug', street: 'Twijnstraat', housenumber: '9' },
        ...{ zipcode: '3511 ZK', place: 'Utrecht', latitude: 52.0842, longitude: 5.1218 },
        hours: 'ma t/m za 9:00–18:00',
      });
    },
  });
});
afterAll(() => shop.close());

const UPDATE = '/webcore/checkout/update';
const buyer = async () => shop.buyer(await shop.build.product({ priceCents: 2000 }));

const update = async (visitor: Visitor, fields: Record<string, string>) =>
  visitor.post(UPDATE, { ...(await fillOrder(visitor, fields)), view: 'ajax' });

const lastOrder = async (email: string) => {
  const { rows } = await shop.db.execute<Record<string, unknown>>(
    sql`select * from orders where email = ${email}`,
  );
  return rows[0] ?? {};
};

test('S7.3/5 another country comes back with what delivery costs there', async () => {
  const visitor = await buyer();
  const abroad = await update(visitor, { address_country: 'BE' });
  expect(abroad.body).toContain('€\u00a08,95');
  expect(abroad.body).toMatch(/value="home"[^>]*/);
  expect(abroad.body).not.toContain('value="point"');
  expect(abroad.body).toMatch(/>België</);
  expect(abroad.body).toMatch(/>Duitsland \(daar bezorgen we niet\)</);
  const back = await update(visitor, { address_country: 'NL' });
  expect(back.body).toContain('€\u00a04,95');
  expect(back.body).toContain('value="point"');
});

test('what is too big for the post goes to no service point, and is not ordered to one', async () => {
  const product = await shop.build.product({ priceCents: 80_000 });
  await shop.db.execute(sql`
    with top as (insert into categories (title, access, bulky)
      values ('Meubels', 'meubels', true) returning id)
    insert into product_categories (product_id, category_id) select ${product.id}, id from top`);
  const visitor = await shop.buyer(product);
  const { body } = await update(visitor, { address_country: 'NL' });
  expect(body).toContain('value="home"');
  expect(body).not.toContain('value="point"');
  const email = 'groot@klant.nl';
  const wanted = { email, email_check: email, delivery_method: 'point', pickup_point: 'p-1' };
  const reply = await sendOrder(visitor, await fillOrder(visitor, wanted));
  expect(reply.statusCode).toBe(422);
  expect(await lastOrder(email)).toEqual({});
});

test('S2.7/11-12 the delivery address decides when it is another', async () => {
  const visitor = await buyer();
  const page = await visitor.get('/webcore/checkout/view');
  expect(page.body).toMatch(/<select[^>]*id="address_delivery_country"/);
  expect(page.body).toMatch(/name="account_sameas"[^>]*checked=""/);
  const { account_sameas: _, ...form } = await fillOrder(visitor, {
    address_delivery_country: 'BE',
  });
  const reply = await visitor.post(UPDATE, { ...form, view: 'ajax' });
  expect(reply.body).toContain('€\u00a08,95');
  expect(reply.body).not.toMatch(/name="account_sameas"[^>]*checked=""/);
  // The open box is remembered, too.
  const later = await visitor.get('/webcore/checkout/view');
  expect(later.body).not.toMatch(/name="account_sameas"[^>]*checked=""/);
});

test('S2.7/10-11 it goes to the other address; the buyer’s own is on the bill', async () => {
  const visitor = await buyer();
  const { account_sameas: _, ...form } = await fillOrder(visitor, {
    ...{ email: 'twee@klant.nl', email_check: 'twee@klant.nl' },
    address_delivery_country: 'NL',
    address_delivery_firstname: 'Oma',
    address_delivery_zipcode: '3511 zk',
    address_delivery_housenumber: '9',
    address_delivery_street: 'Twijnstraat',
  });
  const missing = await sendOrder(visitor, form);
  expect(missing.statusCode).toBe(422);
  expect(missing.body).toContain('Bezorgadres: vul de plaats in.');
  const reply = await sendOrder(visitor, { ...form, address_delivery_place: 'Utrecht' });
  expect(reply.statusCode).toBe(303);
  const order = await lastOrder('twee@klant.nl');
  expect(order.billing).toMatchObject({ firstName: 'An', street: 'Oudegracht' });
  expect(order.delivery).toMatchObject({
    ...{ firstName: 'Oma', lastName: 'de Wit', street: 'Twijnstraat', zipcode: '3511 ZK' },
  });
});

test('S2.7/15 S3.5/5 service points near by carry what the hidden inputs keep of them', async () => {
  const visitor = await buyer();
  const { body } = await update(visitor, { delivery_method: 'point' });
  expect(body).toMatch(/<input(?=[^>]*type="radio")[^>]*data-pickup-option/);
  expect(body).toContain('data-pickup_point_title="Boekhandel De Brug"');
  expect(hiddenField(body, 'pickup_point_id')).toBe('');
  const chosen = await update(visitor, { delivery_method: 'point', pickup_point: 'p-1' });
  expect(hiddenField(chosen.body, 'pickup_point_id')).toBe('p-1');
  expect(hiddenField(chosen.body, 'pickup_point_title')).toBe('Boekhandel De Brug');
  const later = await visitor.get('/webcore/checkout/view');
  expect(later.body).toMatch(/value="p-1"[^>]*checked=""|checked=""[^>]*value="p-1"/);
});

test('S2.7/15 an order goes to the point as its carrier knows it, whatever the form says', async () => {
  const visitor = await buyer();
  await update(visitor, { delivery_method: 'point' });
  const form = await fillOrder(visitor, {
    ...{ email: 'punt@klant.nl', email_check: 'punt@klant.nl', delivery_method: 'point' },
  });
  const none = await sendOrder(visitor, { ...form, pickup_point: 'verzonnen' });
  expect(none.statusCode).toBe(422);
  expect(none.body).toContain('Kies een afhaalpunt.');
  const typed = { pickup_point: 'p-1', pickup_point_title: 'Kluis van de dief' };
  expect((await sendOrder(visitor, { ...form, ...typed })).statusCode).toBe(303);
  const order = await lastOrder('punt@klant.nl');
  expect(order.service_point).toEqual({
    ...{ id: 'p-1', carrier: 'own', title: 'Boekhandel De Brug' },
    lines: ['Twijnstraat 9', '3511 ZK Utrecht'],
  });
  expect(order.delivery_cents).toBe(395);
});

test('each way of delivery tells its price and day, and all sums stand there without script', async () => {
  await shop.build.store('Utrecht');
  const visitor = await buyer();
  const { body } = await visitor.get('/webcore/checkout/view');
  expect(body).toContain('in huis');
  expect(body).toContain('bij het afhaalpunt');
  expect(body.match(/data-part="total"[\s\S]*?<\/div>/)?.[0].match(/data-sum=/g)).toHaveLength(3);
  expect(body).toMatch(
    /formAction="\/webcore\/checkout\/update"|formaction="\/webcore\/checkout\/update"/,
  );
});

test('a price that was set by the browser sets nothing', async () => {
  const visitor = await buyer();
  const form = await fillOrder(visitor, {
    ...{ email: 'dief@klant.nl', email_check: 'dief@klant.nl' },
    ...{ total: '1', delivery_cents: '0', priceCents: '1', quote: 'home=1-1:' },
  });
  const reply = await sendOrder(visitor, form);
  expect(reply.statusCode).toBe(422);
  expect(reply.body).toContain('Er is nog niets besteld.');
  expect(await lastOrder('dief@klant.nl')).toEqual({});
});

test('a country where it is not sent is told, and ordering refused', async () => {
  const visitor = await buyer();
  const fields = { address_country: 'DE', address_zipcode: '10115' };
  const { body } = await update(visitor, fields);
  // It can be fetched all the same.
  expect(body).toContain('value="pickup"');
  const reply = await sendOrder(visitor, await fillOrder(visitor, fields));
  expect(reply.statusCode).toBe(422);
  expect(reply.body).toContain('Kies hoe je het krijgt.');
});

test('S2.7/15 without a postcode, or where there is no service point, that is told', async () => {
  const visitor = await buyer();
  const told = async (fields: Record<string, string>) =>
    (await update(visitor, { delivery_method: 'point', ...fields })).body;
  const { noZipcode, none } = deliveryTexts.points;
  for (const address_zipcode of ['', '35', '9000']) {
    const body = await told({ address_zipcode });
    expect(body).toContain(noZipcode);
    expect(body).not.toContain(none);
  }
  const far = await told({ address_zipcode: '6211AA' });
  expect(far).toContain(none);
  expect(far).not.toContain(noZipcode);
  // A postcode that is given for it counts before that of the address.
  expect(await told({ address_zipcode: '6211AA', points_zipcode: '3511ZK' })).toContain(
    'Boekhandel De Brug',
  );
  expect(await told({ address_zipcode: '3511ZK', points_zipcode: '6211AA' })).toContain(none);
});

test('S2.7/15 what no carrier takes and no store hands out is told, with the sums of the usual way', async () => {
  const product = await shop.build.product();
  await shop.db.execute(
    sql`update variants set weight_grams = 20000 where product_id = ${product.id}`,
  );
  const visitor = await shop.buyer(product);
  const page = parseHtml((await visitor.get('/webcore/checkout/view')).body);
  expect(textOf(get(page, '[data-problem]'))).toContain('bezorgen we deze bestelling niet');
  // Nothing is promised that isn't so: no price, and no store to fetch it in.
  expect(textOf(get(page, '[data-part=delivery]'))).not.toMatch(/Gratis|haal het op/);
  const ways = findAll(page, 'input[name=delivery_method]').map(
    ({ attributes }) => attributes.value,
  );
  expect(ways).toEqual(['home']);
  expect(textOf(get(page, '[data-part=delivery]'))).toContain('Thuis bezorgd');
  expect(findAll(page, 'select[name=pickup_location]')).toEqual([]);
});
