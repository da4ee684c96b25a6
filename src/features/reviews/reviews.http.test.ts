import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApiUser } from '#features/api/api.server';
import { SITE_CHANGED } from '#features/settings/api.server';
import { eventually } from '../../../tests/harness/eventually';
import { findAll, get, parseHtml, textOf } from '../../../tests/harness/html';
import { approveReview, listReviews, refuseReview, replyToReview } from './api.server';
import { createReviewShop, type ReviewShop, typed } from './reviews.test-support';
import { askForReviews } from './server/ask';
import { productReviews } from './server/tables';

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
  expect(form.headers['referrer-policy']).toBe('same-origin');
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
    '4,0 van 5 sterren, 1 review 4,0 1 review',
  ]);
  const data = findAll(page, 'script[type="application/ld+json"]').map((one) => textOf(one));
  const about = data.map((text) => JSON.parse(text)).find((one) => one.aggregateRating);
  expect(about.aggregateRating).toMatchObject({ ratingValue: 4, reviewCount: 1 });
  expect(about.review).toMatchObject([{ reviewBody: typed.text, author: { name: 'An' } }]);
  await replyToReview(it.shop.host, { id: review?.id ?? 0, version: 1, by }, 'Fijn om te horen!');
  await eventually(async () => expect(await pageOf()).toContain('Fijn om te horen!'));
});

test('what is wrong stands next to its field, and nothing typed is lost', async () => {
  const href = it.hrefOf(await it.delivered(product), product);
  const reply = await it.send(href, {
    rating: '',
    title: 'Kop'.repeat(40),
    text: 'Mooi',
    name: '7',
  });
  expect(reply.statusCode).toBe(422);
  const page = parseHtml(reply.body);
  const problems = [
    ['review-rating', 'Kies 1 tot 5 sterren.'],
    ['review-title', 'Maak de kop korter: hoogstens 80 tekens.'],
    ['review-text', 'Schrijf iets meer: minstens 10 tekens.'],
    ['review-name', 'Vul een naam in.'],
  ];
  for (const [id, problem] of problems) {
    expect(textOf(get(page, `p[id=${id}-error]`))).toBe(problem);
    expect(textOf(get(page, `a[href="#${id}"]`))).toBe(problem);
  }
  expect(get(page, 'input[name=title]').attributes.value).toBe('Kop'.repeat(40));
  expect(textOf(get(page, 'textarea[name=text]'))).toBe('Mooi');
  expect(get(page, 'input[name=name]').attributes.value).toBe('7');
  const long = await it.send(href, { text: 'x'.repeat(3001) });
  expect(long.body).toContain('hoogstens 3000 tekens. Nu zijn het er 3001.');
  expect(await it.rows()).toEqual([]);
  // Parts of stars are none, and what nobody can see is no text.
  for (const rating of ['4.5', '1.2', '6', '45']) {
    expect((await it.send(href, { rating })).body).toContain('Kies 1 tot 5 sterren.');
  }
  for (const sign of ['\u200b', '\u2060', '\u00ad']) {
    expect((await it.send(href, { text: sign.repeat(12) })).statusCode).toBe(422);
  }
  expect(await it.rows()).toEqual([]);
  // The stars that were chosen stay chosen.
  const kept = parseHtml((await it.send(href, { text: 'Kort' })).body);
  const chosen = findAll(kept, 'input[name=rating]').filter((one) => 'checked' in one.attributes);
  expect(chosen.map(({ attributes }) => attributes.value)).toEqual(['4']);
});

test('only the link of who bought it opens the page, from a page of ours, and not too often', async () => {
  const order = await it.delivered(product);
  const other = await it.shop.build.product({ title: 'Muts' });
  const href = it.hrefOf(order, product);
  const forged = [
    it.hrefOf(order, other),
    href.replace('-', 'a-'),
    `${href.slice(0, -1)}${href.endsWith('A') ? 'B' : 'A'}`,
    '/review/1-1-x',
    `/review/zzzzzzz-1-${'a'.repeat(43)}`,
  ];
  for (const at of forged) {
    expect((await it.shop.visitor().get(at)).statusCode).toBe(404);
    expect((await it.send(at)).statusCode).toBe(404);
  }
  expect((await it.shop.visitor().post(href, typed)).statusCode).toBe(403);
  expect(await it.rows()).toEqual([]);
  for (let count = 0; count < 20; count += 1) {
    expect((await it.send(href, { title: `Kop ${count}` })).statusCode).toBe(303);
  }
  const reply = await it.send(href, { text: 'Dit is te vaak gestuurd.' });
  expect(reply.statusCode).toBe(429);
  expect(reply.body).toContain('Wacht tien minuten');
  expect(reply.body).toContain('Dit is te vaak gestuurd.');
});

test('a machine that fills in what nobody sees is thanked, and nothing is kept', async () => {
  const href = it.hrefOf(await it.delivered(product), product);
  expect((await it.send(href, { homepage: 'https://spam.example' })).statusCode).toBe(303);
  expect(await it.rows()).toEqual([]);
});

test('its writer reads why it was refused, changes it, and takes it back for good', async () => {
  const href = it.hrefOf(await it.delivered(product), product);
  await it.send(href);
  const [review] = await it.rows();
  const id = review?.id ?? 0;
  await refuseReview(
    it.shop.host,
    { id, version: 1, by },
    { ground: 'privacy', note: 'Haal het telefoonnummer weg.' },
  );
  const refused = (await it.shop.visitor().get(href)).body;
  expect(refused).toContain('persoonlijke gegevens');
  expect(refused).toContain('Haal het telefoonnummer weg.');
  await it.send(href, { text: 'Draagt fijn, en prikt niet.' });
  expect(await it.rows()).toMatchObject([{ id, state: 'waiting', version: 2, refusal: null }]);
  await approveReview(it.shop.host, { id, version: 2, by });
  expect(await it.ratingOf(product)).toEqual({ count: 1, sum: 4 });
  // The same again changes nothing; another text waits again and is shown no more.
  await it.send(href, { text: 'Draagt fijn, en prikt niet.' });
  expect(await it.rows()).toMatchObject([{ state: 'shown', version: 2 }]);
  await it.send(href, { text: 'Toch niet zo fijn: hij pluist.', rating: '2' });
  expect(await it.rows()).toMatchObject([{ state: 'waiting', version: 3, rating: 2 }]);
  expect(await it.ratingOf(product)).toEqual({ count: 0, sum: 0 });
  await approveReview(it.shop.host, { id, version: 3, by });
  const ask = (await it.shop.visitor().get(`${href}/intrekken`)).body;
  expect(ask).toContain('Je review intrekken?');
  expect(await it.rows()).toHaveLength(1);
  const done = await it.send(`${href}/intrekken`);
  expect(done.headers.location).toBe(`${href}/intrekken?gedaan=1`);
  expect((await it.shop.visitor().get(`${href}/intrekken?gedaan=1`)).body).toContain(
    'Je review is gewist',
  );
  expect(await it.rows()).toEqual([]);
  expect(await it.ratingOf(product)).toEqual({ count: 0, sum: 0 });
});

/** So many reviews that are shown, the oldest first. */
const fill = async (count: number) => {
  const now = it.shop.clock.now().getTime();
  const rows = Array.from({ length: count }, (_, at) => ({
    ...{ productId: product.id, isVerified: true, rating: (at % 5) + 1, name: `Klant ${at}` },
    ...{ text: `Dit is review ${at}.`, state: 'shown' as const },
    writtenAt: new Date(now - (count - at) * 86_400_000),
    changedAt: new Date(now),
  }));
  await it.shop.db.insert(productReviews).values(rows);
  const [last] = await it.rows();
  await approveReview(it.shop.host, { id: last?.id ?? 0, version: 1, by });
  await replyToReview(it.shop.host, { id: last?.id ?? 0, version: 1, by }, '');
};

test('five at a time, the newest first; a link brings the next, at its place', async () => {
  await fill(12);
  const textsOf = (body: string) => body.match(/Dit is review \d+/g);
  const unique = (body: string) => [...new Set(textsOf(parseSection(body)))];
  const first = await pageOf();
  expect(unique(first)).toEqual([11, 10, 9, 8, 7].map((at) => `Dit is review ${at}`));
  const more = findAll(parseHtml(first), 'a').find((one) => textOf(one) === 'Toon meer reviews');
  const href = more?.attributes.href ?? '';
  expect(href).toMatch(/\?page_reviews=2#review-\d+$/);
  const second = (await it.shop.visitor().get(href.split('#')[0] ?? '')).body;
  expect(unique(second)).toHaveLength(10);
  const anchor = href.split('#')[1];
  expect(textOf(get(parseHtml(second), `li[id=${anchor}]`))).toContain('Dit is review 6');
  const all = (await it.shop.visitor().get(`/artikel/${product.access}?page_reviews=999`)).body;
  expect(unique(all)).toHaveLength(12);
  expect(all).not.toContain('Toon meer reviews');
  const ordersIn = (body: string) =>
    findAll(parseHtml(body), 'nav[aria-label="Volgorde van de reviews"] a').map((link) => [
      textOf(link),
      link.attributes['aria-current'] ?? '',
    ]);
  expect(ordersIn(first)).toEqual([
    ['Nieuwste', 'true'],
    ['Hoogste', ''],
    ['Laagste', ''],
  ]);
  const starsIn = async (order: string) => {
    const url = `/artikel/${product.access}?order_reviews=${order}`;
    const { body } = await it.shop.visitor().get(url);
    expect(body).toContain(`?order_reviews=${order}&amp;page_reviews=2#review-`);
    return parseSection(body)
      .match(/\d ster(?:ren)?<\/span><\/p>/g)
      ?.map((text) => Number(text[0]));
  };
  expect(await starsIn('highest')).toEqual([5, 5, 4, 4, 3]);
  expect(await starsIn('lowest')).toEqual([1, 1, 1, 2, 2]);
  // What search engines are told is what is seen.
  expect(first).toContain('"reviewCount":12');
});

const parseSection = (body: string): string =>
  body.slice(
    body.indexOf('id="reviews"'),
    body.indexOf('</section>', body.indexOf('id="reviews"')),
  );

test('the API tells the stars', async () => {
  await fill(3);
  await eventually(async () => {
    const { body } = await it.shop.visitor().get('/api/v1.0/product');
    expect(body).toContain('"rating_count":3');
    expect(body).toContain('"rating_average":2');
  });
});

test('anybody reports a review, once; staff reads why and settles it', async () => {
  await fill(1);
  const [review] = await it.rows();
  const id = review?.id ?? 0;
  const at = `/webcore/review/report/${id}`;
  expect(await pageOf()).toContain(`href="${at}"`);
  expect((await it.shop.visitor().get(at)).body).toContain('Dit is review 0.');
  const empty = await it.send(at, { reason: ' ' });
  expect(empty.statusCode).toBe(422);
  expect(empty.body).toContain('Vertel in een paar woorden wat er niet klopt.');
  const reason = 'Hier staat mijn naam in.';
  for (const again of [1, 2]) {
    const reply = await it.send(at, { reason: `${reason} ${again}` });
    expect(reply.headers.location).toBe(`${at}?gedaan=1`);
  }
  const { db, host } = it.shop;
  const listing = { reported: true, limit: 10, start: 0 };
  expect(await listReviews(db, listing)).toMatchObject([{ id, reports: [`${reason} 1`] }]);
  await approveReview(host, { id, version: 1, by });
  expect(await listReviews(db, listing)).toEqual([]);
  expect(await it.rows()).toMatchObject([{ state: 'shown' }]);
  expect((await it.shop.visitor().get('/webcore/review/report/999')).statusCode).toBe(404);
});

test('a site that wants no reviews shows none, asks for none and takes none', async () => {
  const order = await it.delivered(product);
  const href = it.hrefOf(order, product);
  await fill(1);
  const { db, host } = it.shop;
  await db.execute(sql`update sites set settings = settings || '{"reviews": false}'`);
  await host.events.publish(SITE_CHANGED, {});
  await eventually(async () => expect(await pageOf()).not.toContain('id="reviews"'));
  expect(await pageOf()).not.toContain('aggregateRating');
  expect((await it.shop.visitor().get(href)).statusCode).toBe(404);
  expect((await it.shop.visitor().get(`/webcore/order/view/${order.token}`)).body).not.toContain(
    'Schrijf een review',
  );
  it.shop.clock.advance(8 * 86_400_000);
  expect(await askForReviews(host)).toBe(0);
});

test('a program of staff lists, refuses, answers and approves; nobody else does', async () => {
  const { db } = it.shop;
  await it.send(it.hrefOf(await it.delivered(product), product));
  const [review] = await it.rows();
  const at = `/api/v1.0/review/${review?.id}`;
  expect((await it.shop.inject({ url: '/api/v1.0/review' })).statusCode).toBe(401);
  const tokenOf = async (scope: 'admin' | 'staff') => {
    const user = await createApiUser(db, `proef-${scope}`, scope);
    const reply = await it.shop.inject({
      method: 'POST',
      url: '/api/v1.0/auth/jwt/access_token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        client_id: user?.clientId ?? '',
        client_secret: user?.secret ?? '',
      }).toString(),
    });
    return `Bearer ${reply.json().data.access_token}`;
  };
  const call = (authorization: string, url: string, payload?: object) =>
    it.shop.inject({ method: payload ? 'POST' : 'GET', url, headers: { authorization }, payload });
  expect((await call(await tokenOf('staff'), '/api/v1.0/review')).statusCode).toBe(403);
  const admin = await tokenOf('admin');
  expect((await call(admin, '/api/v1.0/review?state=waiting')).json()).toMatchObject({
    data: [{ id: review?.id, version: 1, rating: 4, product: 'Trui Sanne', reports: [] }],
  });
  expect((await call(admin, '/api/v1.0/review?state=anders')).statusCode).toBe(400);
  expect((await call(admin, `${at}/approve`, {})).statusCode).toBe(400);
  expect((await call(admin, `${at}/approve`, { version: 2 })).statusCode).toBe(409);
  expect((await call(admin, '/api/v1.0/review/99/approve', { version: 1 })).statusCode).toBe(404);
  const refuse = (ground: string) => call(admin, `${at}/refuse`, { version: 1, ground });
  expect((await refuse('te negatief')).statusCode).toBe(400);
  expect((await refuse('reclame')).statusCode).toBe(200);
  expect((await call(admin, `${at}/reply`, { version: 1, reply: 'Dank!' })).statusCode).toBe(200);
  expect((await call(admin, `${at}/approve`, { version: 1 })).json()).toEqual({
    data: { id: review?.id },
  });
  expect(await it.rows()).toMatchObject([{ state: 'shown', reply: 'Dank!', refusal: null }]);
  expect((await it.rows())[0]?.moderatedBy).toMatch(/^api:\d+:proef-admin$/);
});
