import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiUser } from '#features/api/api.server';
import { bearer } from '../../../tests/harness/api-app';
import { fillOrder, sendOrder } from '../../../tests/harness/ordering';
import { createTestShop, type TestShop } from '../../../tests/harness/shop';

let shop: TestShop;
let token = '';
beforeAll(async () => {
  shop = await createTestShop();
  const made = await createApiUser(shop.db, 'opruimer', 'admin');
  const reply = await shop.inject({
    method: 'POST',
    url: '/api/v1.0/auth/jwt/access_token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      client_id: 'opruimer',
      client_secret: made?.secret ?? '',
    }).toString(),
  });
  token = reply.json().data.access_token;
});
afterAll(() => shop.close());

const remove = async (id: number) => {
  const reply = await shop.inject({
    method: 'DELETE',
    url: `/api/v1.0/product/${id}`,
    headers: { ...bearer(token), 'if-match': '*' },
  });
  return [reply.statusCode, reply.body === '' ? '' : reply.json().message];
};

test('an article that lies in a cart stays, so does one that was ordered or reviewed; others go', async () => {
  const product = await shop.build.product({ pieces: 5 });
  const visitor = await shop.buyer(product);
  expect(await remove(product.id)).toEqual([
    409,
    'Dit artikel ligt in een winkelmand. Zet het offline: dan blijft het bewaard.',
  ]);
  const ordered = await sendOrder(visitor, await fillOrder(visitor));
  expect(ordered.statusCode).toBe(303);
  const { rows } = await shop.db.execute(sql`select count(*)::int as lines from cart_lines`);
  expect(rows).toEqual([{ lines: 0 }]);
  expect(await remove(product.id)).toEqual([
    409,
    'Dit artikel is besteld of gereserveerd. Zet het offline: dan blijft het bewaard.',
  ]);
  const reviewed = await shop.build.product({ pieces: 1 });
  await shop.db.execute(sql`
    insert into product_reviews (product_id, is_verified, rating, text, name, written_at, changed_at)
    values (${reviewed.id}, false, 5, 'Mooi', 'An', now(), now())`);
  expect((await remove(reviewed.id))[1]).toBe(
    'Dit artikel is beoordeeld. Zet het offline: dan blijft het bewaard.',
  );
  const free = await shop.build.product({ pieces: 1 });
  expect(await remove(free.id)).toEqual([204, '']);
});
