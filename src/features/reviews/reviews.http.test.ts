import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventually } from '../../../tests/harness/eventually';
import { findAll, get, parseHtml, textOf } from '../../../tests/harness/html';
import { approveReview, replyToReview } from './api.server';
import { createReviewShop, type ReviewShop, typed } from './reviews.test-support';

let it: ReviewShop;
let product: Awaited<ReturnType<ReviewShop['shop']['build']['product']>>;
beforeEach(async () => {
  it = await createReviewShop();
  product = await it.shop.build.product({ title: 'Trui Sanne', sizes: ['M'] });
});
afterEach(() => it.shop.close());

const by = 'cli:test';
const pageOf = async () => (await it.shop.visitor().get(`/artikel/${product.access}`)).body;

test('a buyer writes once his order has come, and it is shown once somebody approved it', async () => {
  const order = await it.placed(product);
  const href = it.hrefOf(order, product);
  expect((await it.shop.visitor().get(href)).body).toContain('Nog even wachten');
  expect((await it.shop.visitor().get(`/webcore/order/view/${order.token}`)).body).not.toContain(
    'Schrijf een review',
  );
  await it.deliver(order);
  const seen = parseHtml((await it.shop.visitor().get(`/webcore/order/view/${order.token}`)).body);
  const link = get(seen, `a[href="${href}"]`);
  expect(textOf(link)).toBe('Schrijf een review over Trui Sanne');
  const form = await it.shop.visitor().get(href);
  expect(form.headers['x-robots-tag']).toContain('noindex');
  expect(form.headers['referrer-policy']).toBe('no-referrer');
  const reply = await it.send(href);
  expect([reply.statusCode, reply.headers.location]).toEqual([303, `${href}?gedaan=1`]);
  expect((await it.shop.visitor().get(`${href}?gedaan=1`)).body).toContain(
    'Bedankt voor je review',
  );
  const [review] = await it.rows();
  expect(review).toMatchObject({
    state: 'waiting',
    rating: 4,
    isVerified: true,
    orderId: order.id,
  });
  // Kept as it is for everybody, until that changes.
  expect(await pageOf()).not.toContain('Draagt fijn');
  await approveReview(it.shop.host, { id: review?.id ?? 0, version: 1, by });
  // Told with the commit to all processes, each of which drops what it kept.
  await eventually(async () => expect(await pageOf()).toContain('Draagt fijn'));
  const page = parseHtml(await pageOf());
  const section = get(page, 'section[id=reviews]');
  expect(textOf(section)).toContain('Draagt fijn, ook op blote armen.');
  expect(textOf(section)).toContain('Geverifieerde aankoop');
  expect(textOf(section)).toContain('Gekocht: Maat M');
  expect(findAll(page, 'a[href="#reviews"]').map(textOf)).toEqual([
    '4,0 van 5 sterren, 4,0 1 review',
  ]);
  const data = findAll(page, 'script[type="application/ld+json"]').map((one) => textOf(one));
  const about = data.map((text) => JSON.parse(text)).find((one) => one.aggregateRating);
  expect(about.aggregateRating).toMatchObject({ ratingValue: 4, reviewCount: 1 });
  expect(about.review).toMatchObject([{ reviewBody: typed.text, author: { name: 'An' } }]);
  await replyToReview(it.shop.host, { id: review?.id ?? 0, version: 1, by }, 'Fijn om te horen!');
  await eventually(async () => expect(await pageOf()).toContain('Fijn om te horen!'));
});
