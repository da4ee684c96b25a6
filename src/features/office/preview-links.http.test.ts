import { afterAll, beforeAll, expect, test } from 'vitest';
import { VISITOR_ATTRIBUTE } from '#kernel/wire-preview';
import { type ApiApp, createApiApp } from '../../../tests/harness/api-app';
import { addPage } from '../../../tests/harness/build-catalog';
import { type CallOffice, createStaff } from '../../../tests/harness/office';
import { purgePreviewLinks } from './server/purge';
import { officePreviewLinks } from './server/tables';

let api: ApiApp;
let call: CallOffice;
let reader: CallOffice;
let id: number;
beforeAll(async () => {
  api = await createApiApp();
  ({ call } = await createStaff(api, { email: 'l@kantoor.example', role: 'redacteur' }));
  ({ call: reader } = await createStaff(api, { email: 'r@kantoor.example', role: 'alleen-lezen' }));
  const content = [text('<p>Staat live.</p>')];
  id = await addPage(api.host, { path: '/deelbaar', title: 'Deelbaar', content });
  const { revision } = (await call('GET', `pages/${id}`)).json;
  const picture = { type: 'Picture', props: { id: 'leeg', version: 1 } };
  const tree = { root: {}, content: [text('<p>Nog niet live.</p>'), picture], zones: {} };
  await call('PUT', `pages/${id}/draft`, { body: { tree, revision } });
});
afterAll(() => api.close());

const text = (html: string) => ({
  type: 'RichText',
  props: { id: 'tekst', version: 1, title: 'Kop', html },
});
const mainOf = (body: string) => /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? '';
const make = async (days = 7): Promise<string> => {
  const { status, json } = await call('POST', `pages/${id}/links`, { body: { days } });
  expect(status).toBe(201);
  return new URL(json.href).pathname;
};

test('who has the link sees the draft, without an account, and nothing of the office; nobody keeps or finds it', async () => {
  const link = await make();
  const { statusCode, headers, body } = await api.inject(link);
  expect(statusCode).toBe(200);
  expect(body).toContain('Nog niet live.');
  expect(body).not.toContain('Staat live.');
  expect(body).toMatch(
    /Concept:<\/strong> zo is deze pagina nog niet online\. Deze link werkt tot \d/,
  );
  for (const inside of ['data-tree-id', '/admin', 'vul nog']) expect(body).not.toContain(inside);
  expect(headers['cache-control']).toContain('no-store');
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['x-frame-options']).toBe('DENY');
  expect(body).toMatch(/<meta name="robots" content="[^"]*noindex/);
  const { rows } = await api.db.execute('select hash from office_preview_links');
  expect(JSON.stringify(rows)).not.toContain(link.split('/').at(-1));
  expect((await api.inject('/deelbaar')).body).toContain('Staat live.');
});

const countIn = (body: string) =>
  />(\d+)<\/span>/.exec(/<span[^>]*data-cart-count[\s\S]*/.exec(body)?.[0] ?? '')?.[1];
const toldIn = (body: string) =>
  JSON.parse(
    (new RegExp(`${VISITOR_ATTRIBUTE}="([^"]*)"`).exec(body)?.[1] ?? 'null').replaceAll(
      '&quot;',
      '"',
    ),
  );

test('a link keeps by whom the page is looked at: a made-up customer with a store, and nothing of who opens it', async () => {
  const store = { id: 1 };
  const look = `store=${store.id}&in=1&consent=social`;
  const { json } = await call('POST', `pages/${id}/links`, { body: { days: 1, look } });
  const [told] = (await call('GET', `pages/${id}/links`)).json;
  expect(told.look).toBe(look);
  const link = new URL(json.href).pathname;
  const { body } = await api.inject(link);
  const { session, consent, signedIn } = toldIn(body);
  expect([session.cartCount, session.store.id, signedIn]).toEqual([2, store.id, true]);
  expect([consent.social, consent.ads]).toEqual([true, false]);
  expect(countIn(body)).toBe('2');
  expect(body).toContain(session.store.href);
  // Who opens it with a store and a session of his own sees the same.
  const other = await api.inject({ url: link, headers: { cookie: 'etalage_store=2' } });
  expect(toldIn(other.body)).toEqual(toldIn(body));
  expect((await api.inject('/deelbaar')).body).not.toContain(VISITOR_ATTRIBUTE);
});

test('how a link is looked at is read strictly: a store that is gone and nonsense are left out', async () => {
  for (const look of [
    'store=999999',
    'in=ja&consent=alles',
    'x'.repeat(5000),
    { a: 1 },
    'at=\ud800',
  ]) {
    const { status } = await call('POST', `pages/${id}/links`, { body: { days: 1, look } });
    expect(status).toBe(201);
    expect((await call('GET', `pages/${id}/links`)).json[0].look).toBe('');
  }
});

test('a preview shows the page to the visitor that was chosen', async () => {
  const { visitor } = await createStaff(api, { email: 'v@kantoor.example', role: 'redacteur' });
  const show = async (query: string) =>
    (await visitor.get(`/admin/preview/page/${id}?${query}`)).body;
  const stranger = await show('in=0&store=0');
  expect(countIn(stranger)).toBe('0');
  expect(toldIn(stranger)).toEqual({
    ...{ session: { cartCount: 0, wishlistCount: 0, saved: [] }, signedIn: false },
  });
  expect(toldIn(await show('consent=ask'))).toEqual({ consent: 'ask' });
  expect(toldIn(await show(''))).toBeNull();
});

test('a link ends by itself, or when it is taken back; another was never one', async () => {
  const one = await make(1);
  const long = await make(30);
  const list = (await call('GET', `pages/${id}/links`)).json;
  expect(list[1].endsAt).toBe(new Date(api.clock.now().getTime() + 86_400_000).toISOString());
  expect((await reader('DELETE', `pages/${id}/links/${list[0].id}`)).status).toBe(403);
  expect((await reader('POST', `pages/${id}/links`, { body: { days: 1 } })).status).toBe(403);
  expect((await call('POST', `pages/${id}/links`, { body: { days: 9000 } })).status).toBe(400);
  const other = await addPage(api.host, { path: '/andere', title: 'Andere', content: [] });
  expect((await call('DELETE', `pages/${other}/links/${list[0].id}`)).status).toBe(404);
  expect((await api.inject(long)).statusCode).toBe(200);
  expect((await call('DELETE', `pages/${id}/links/${list[0].id}`)).status).toBe(200);
  expect((await call('DELETE', `pages/${id}/links/${list[0].id}`)).status).toBe(404);
  expect((await api.inject(long)).statusCode).toBe(404);
  expect((await api.inject(one)).statusCode).toBe(200);
  api.clock.advance(86_400_000);
  const ended = await api.inject(one);
  expect([ended.statusCode, ended.body.includes('Nog niet live.')]).toEqual([404, false]);
  expect(ended.body).toContain('Deze voorbeeldlink werkt niet meer');
  for (const other of ['artikel', 'tikfout']) expect(mainOf(ended.body)).not.toContain(other);
  expect((await api.inject(`/webcore/content/voorbeeld/${'x'.repeat(43)}`)).statusCode).toBe(404);
  const count = () => api.db.$count(officePreviewLinks);
  const before = await count();
  expect(await purgePreviewLinks(api.host)).toBeGreaterThan(0);
  expect(await count()).toBeLessThan(before);
});
