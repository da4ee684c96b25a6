import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiApp, bearer, createApiApp } from '../../../tests/harness/api-app';
import { findAll, get, parseHtml, textOf } from '../../../tests/harness/html';

let api: ApiApp;
let token = '';
beforeAll(async () => {
  api = await createApiApp();
  token = (await api.tokensOf('weblog-admin', 'admin')).access;
});
afterAll(() => api.close());

const call = async (method: 'POST' | 'PATCH' | 'DELETE', url: string, data?: object) => {
  const reply = await api.inject({
    ...{ method, url: `/api/v1.0/${url}` },
    headers: {
      ...bearer(token),
      'if-match': '*',
      ...(data && { 'content-type': 'application/json' }),
    },
    ...(data && { payload: JSON.stringify({ data }) }),
  });
  return { status: reply.statusCode, json: reply.body === '' ? undefined : reply.json() };
};

/** What stands under an article's text: the heading, and where its cards lead. */
const shownUnder = async (href: string) => {
  const main = get(parseHtml((await api.inject(href)).body), 'main');
  const section = findAll(main, 'section').find((one) => textOf(one).startsWith('Uit dit verhaal'));
  return section && findAll(section, 'a[data-card-link]').map((link) => link.attributes.href);
};

test('a weblog article shows the products that it is about, as far as they are there', async () => {
  const data = { access: 'over-jassen', title: 'Over jassen', category: 'seizoen' };
  const rest = { date: '2026-02-01', author: 'Tjitske', body: [{ p: 'Een jas.' }] };
  const wrong = await call('POST', 'weblog', { ...data, ...rest, product_ids: [1, 99_999] });
  expect([wrong.status, Object.keys(wrong.json.fields)]).toEqual([400, ['product_ids']]);
  const made = await call('POST', 'weblog', { ...data, ...rest, product_ids: [2, 1] });
  expect([made.status, made.json.fields]).toEqual([201, undefined]);
  const { id, href } = made.json.data;
  expect(made.json.data.data.product_ids).toEqual([2, 1]);
  const shown = await shownUnder(href);
  expect(shown).toHaveLength(2);
  // What is told of can't go.
  const held = await call('DELETE', 'product/2');
  expect([held.status, held.json.message]).toEqual([
    409,
    expect.stringContaining('verwijzen ernaar'),
  ]);
  await call('PATCH', 'product/2', { state: 'Offline' });
  expect(await shownUnder(href)).toEqual(shown?.slice(1));
  await call('PATCH', `weblog/${id}`, { product_ids: [] });
  expect(await shownUnder(href)).toBeUndefined();
});
