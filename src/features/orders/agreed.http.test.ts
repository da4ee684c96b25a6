import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPage, publishPage } from '#features/pages/api.server';
import { fillOrder, sendOrder } from '../../../tests/harness/ordering';
import { createTestShop, type TestShop } from '../../../tests/harness/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ work: true });
});
afterAll(() => shop.close());

const order = async (email: string): Promise<string> => {
  const visitor = await shop.buyer(await shop.build.product({ pieces: 10 }));
  const form = await fillOrder(visitor, { email, email_check: email });
  expect((await sendOrder(visitor, form)).statusCode).toBe(303);
  await expect.poll(async () => (await shop.mailbox.list(email)).length).toBe(1);
  return (await shop.mailbox.getLast(email)).text;
};

test('the mail of an order holds the model form, and the terms as they were when it was placed', async () => {
  const without = await order('eerst@klant.nl');
  expect(without).toContain('Modelformulier voor herroeping');
  expect(without).toContain('deel/delen (*) u hierbij mede');

  const html = '<h2>1. Wie</h2><p>Artikel een &amp; meer.</p><ul><li>Punt a</li></ul>';
  const page = await createPage(shop.host, {
    siteId: 1,
    path: '/algemene-voorwaarden',
    title: 'Algemene voorwaarden',
    tree: {
      root: { props: {} },
      content: [{ type: 'RichText', props: { id: 'a', version: 1, html } }],
      zones: {},
    },
  });
  await publishPage(shop.host, page);
  const text = await order('daarna@klant.nl');
  for (const part of ['1. Wie', 'Artikel een & meer.', '- Punt a']) expect(text).toContain(part);
});
