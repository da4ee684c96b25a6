import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFulfilmentShop, type FulfilmentShop } from '../../../tests/harness/fulfilment-shop';

let shop: FulfilmentShop;
beforeAll(async () => {
  shop = await createFulfilmentShop();
});
afterAll(() => shop.close());

test('only an admin reads orders or does anything with them', async () => {
  const order = await shop.paid();
  const paths = ['order', `order/${order.number}`, 'return'];
  for (const path of paths) {
    expect((await shop.call('GET', path, { token: '' })).statusCode).toBe(401);
    expect((await shop.call('GET', path, { token: shop.tokens.staff })).statusCode).toBe(403);
    expect((await shop.call('GET', path)).statusCode).toBe(200);
  }
  const refused = await shop.call('POST', `order/${order.number}/pack`, {
    token: shop.tokens.staff,
  });
  expect(refused.statusCode).toBe(403);
  expect(await shop.orderOf(order)).toMatchObject({ state: 'placed' });
  const listed = (await shop.call('GET', 'order?state=placed')).json();
  expect(listed.data.map((one: { number: string }) => one.number)).toContain(order.number);
  expect((await shop.call('GET', 'order?state=away')).statusCode).toBe(400);
  expect((await shop.call('GET', 'order/2026-999999')).statusCode).toBe(404);
});

test('packed and sent: its buyer is mailed once and follows the parcel on its page', async () => {
  const order = await shop.paid();
  const packed = await shop.call('POST', `order/${order.number}/pack`);
  expect(packed.json().data.state).toBe('packed');
  for (const tracking_url of ['http://volg.example/1', 'https://a"b.example/1', 'javascript:0']) {
    const body = { tracking_code: '3SABCD1', tracking_url };
    const refused = await shop.call('POST', `order/${order.number}/ship`, { body });
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'tracking']);
  }
  const tracking = { tracking_code: '3SABCD1', tracking_url: 'HTTPS://volg.example/3SABCD1' };
  const [one, other] = await Promise.all(
    [1, 2].map(() => shop.call('POST', `order/${order.number}/ship`, { body: tracking })),
  );
  expect([one?.statusCode, other?.statusCode].sort()).toEqual([200, 409]);
  await shop.workAll();
  await shop.workAll();
  const mails = (await shop.mailbox.list(order.email)).filter(({ subject }) =>
    subject.includes('is onderweg'),
  );
  expect(mails).toHaveLength(1);
  for (const body of [mails[0]?.html, mails[0]?.text]) {
    expect(body).toContain('3SABCD1');
    expect(body).toContain('https://volg.example/3SABCD1');
  }
  const { body } = await shop.page(order);
  expect(body).toContain('href="https://volg.example/3SABCD1"');
  expect(body).toMatch(/aria-current="step".*Onderweg/s);
  const { data } = (await shop.call('GET', `order/${order.number}`)).json();
  const sent = data.log.find(({ kind }: { kind: string }) => kind === 'sent');
  expect(sent.data.by).toMatch(/^api:\d+:proef-admin$/);
});

test('the carrier of the way of delivery gives the code; a part is sent before the rest', async () => {
  const order = await shop.paid();
  const variant_id = order.product.variants[0]?.id;
  const wrong = { lines: [{ variant_id, quantity: 2 }] };
  expect((await shop.call('POST', `order/${order.number}/ship`, { body: wrong })).statusCode).toBe(
    422,
  );
  const reply = await shop.call('POST', `order/${order.number}/ship`, {
    body: { lines: [{ variant_id, quantity: 1 }] },
  });
  expect(reply.json().data).toMatchObject({
    state: 'sent',
    parcels: [{ carrier: 'own', tracking_code: expect.stringContaining(order.number) }],
  });
});

test('steps that cannot be are refused with a word that says why, and change nothing', async () => {
  const order = await shop.paid();
  for (const [step, word] of [
    ['ready', 'bezorgd'],
    ['collected', 'Bestelling ontvangen'],
    ['delivered', 'Bestelling ontvangen'],
  ] as const) {
    const reply = await shop.call('POST', `order/${order.number}/${step}`);
    expect(reply.statusCode).toBe(409);
    expect(reply.json().message).toContain(word);
  }
  const unpaid = await shop.place({ payment_method: 'transfer' });
  const refused = await shop.call('POST', `order/${unpaid.number}/pack`);
  expect(refused.json()).toMatchObject({ message: 'Deze bestelling is nog niet betaald.' });
  expect(await shop.orderOf(unpaid)).toMatchObject({ state: 'placed' });
});

test.each(['{', '[]', '{"cents":-1}', '{"cents":"5"}', '{"cents":1e99}', 'null'])(
  'a refund of %s is refused',
  async (payload) => {
    const order = await shop.paid();
    const reply = await shop.inject({
      method: 'POST',
      url: `/api/v1.0/order/${order.number}/refund`,
      headers: {
        authorization: `Bearer ${shop.tokens.admin}`,
        'content-type': 'application/json',
      },
      payload,
    });
    expect(reply.statusCode).toBe(400);
    const { code, fields } = reply.json();
    // What was JSON, but not this: Dutch words at its field, and one code.
    if (payload.startsWith('{"')) {
      expect([code, fields.cents]).toEqual(['bad_body', expect.stringMatching(/^Dit is /)]);
    }
  },
);

test('staff gives a part back once a key, and never more than was paid', async () => {
  const order = await shop.paid();
  const give = (cents: number, key: string) =>
    shop.call('POST', `order/${order.number}/refund`, { body: { cents, key, reason: 'kras' } });
  const all = await Promise.all([1, 2, 3].map(() => give(1000, 'kras')));
  expect(all.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect((await give(4001, 'te-veel')).statusCode).toBe(422);
  const { data } = (await shop.call('GET', `order/${order.number}`)).json();
  expect(data.refunds).toMatchObject([{ cents: 1000 }]);
});

test('cancelled by staff: money and pieces go back, and its buyer is told', async () => {
  const order = await shop.paid();
  expect(await shop.stockOf(order)).toBe(9);
  expect((await shop.call('POST', `order/${order.number}/cancel`)).statusCode).toBe(200);
  expect((await shop.call('POST', `order/${order.number}/cancel`)).statusCode).toBe(409);
  await shop.workAll();
  expect(await shop.stockOf(order)).toBe(10);
  expect(await shop.orderOf(order)).toMatchObject({
    state: 'cancelled',
    payment_state: 'refunded',
  });
  const mails = await shop.mailbox.list(order.email);
  expect(mails.map(({ subject }) => subject)).toContain(
    `Je bestelling ${order.number} is geannuleerd`,
  );
});
