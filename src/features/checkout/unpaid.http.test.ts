import { afterAll, beforeAll, expect, test } from 'vitest';
import { expireOrders } from '#features/orders/api.server';
import { fillOrder } from '../../../tests/harness/ordering';
import { createTestShop, type TestShop } from '../../../tests/harness/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

test('whoever comes back from his bank finds his unpaid order beside the empty cart, in the popover and on the page, until it expires', async () => {
  const visitor = await shop.buyer(await shop.build.product({ priceCents: 2000 }));
  const email = 'terug@klant.nl';
  const form = await fillOrder(visitor, { email, email_check: email, payment_method: 'ideal' });
  const reply = await visitor.post('/webcore/checkout/order', form);
  expect(reply.statusCode).toBe(303);

  const page = await visitor.get('/webcore/checkout/view');
  expect(page.body).toMatch(/Je bestelling \d{4}-\d+ van €\s[\d,]+ is nog niet betaald\./);
  const popover = await visitor.get('/webcore/checkout/view?view=framework');
  expect(popover.body).toContain('is nog niet betaald');
  expect(popover.headers['x-robots-tag']).toBe('noindex');
  const link = /href="(\/[^"]+)">Bekijk en betaal deze bestelling/.exec(page.body)?.[1] ?? '';
  expect((await visitor.get(link)).statusCode).toBe(200);

  // Nobody else is told of it.
  const other = await shop.buyer(await shop.build.product());
  expect((await other.get('/webcore/checkout/view')).body).not.toContain('nog niet betaald');

  shop.clock.advance(60 * 60_000);
  await expireOrders(shop.host);
  expect((await visitor.get('/webcore/checkout/view')).body).not.toContain('nog niet betaald');
});

test('an unpaid order is told on the page beside a new cart, whose popover is the cart alone', async () => {
  const visitor = await shop.buyer(await shop.build.product());
  const form = await fillOrder(visitor, {
    ...{ email: 'weer@klant.nl', email_check: 'weer@klant.nl', payment_method: 'ideal' },
  });
  expect((await visitor.post('/webcore/checkout/order', form)).statusCode).toBe(303);
  const more = await shop.build.product();
  const etalage_token = await visitor.token();
  await visitor.post('/webcore/checkout/add', { item_id: more.id, quantity: 1, etalage_token });
  expect((await visitor.get('/webcore/checkout/view')).body).toContain('is nog niet betaald');
  const popover = await visitor.get('/webcore/checkout/view?view=framework');
  expect(popover.body).toContain('Verder naar bestellen');
  expect(popover.body).not.toContain('is nog niet betaald');
});
