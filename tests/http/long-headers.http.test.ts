import { createElement } from 'react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerEntity } from '#features/overviews/api.server';
import { createPage, publishPage } from '#features/pages/api.server';
import { defineEntity } from '#kernel/define/entity';
import { header } from '#kernel/wire';
import type { Feature } from '#platform/host';
import { createTestApp, type TestApp } from '../harness/app';
import { browsing } from '../harness/catalog-app';
import { findAll, get, parseHtml } from '../harness/html';

const STORES = 5000;
const KINDS = 3;
/** What a proxy sets aside for the headers of a reply. */
const PROXY_ROOM = 4096;

const entity = defineEntity({
  name: 'Thing',
  access: 'thing',
  label: { one: 'Ding', many: 'Dingen' },
  noun: { one: 'ding', many: 'dingen' },
  href: (slug) => `/ding/${slug}`,
  columns: [
    { name: 'store', label: 'Winkel', kind: 'options', control: 'checkbox' },
    { name: 'kind', label: 'Soort', kind: 'options', control: 'checkbox' },
  ],
  orders: [{ name: 'new', label: 'Nieuw' }],
});

const optionsUpTo = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, label: `Nummer ${at + 1}`, sort: at }));

/** Thing n lies in store n and is of one of three kinds. */
const things: Feature = {
  name: 'things',
  needs: ['pages', 'overviews'],
  setup: (host) =>
    registerEntity(host, {
      entity,
      columns: 4,
      options: async () => ({ store: optionsUpTo(STORES), kind: optionsUpTo(KINDS) }),
      rows: async function* () {
        yield optionsUpTo(STORES).map(({ id }) => ({
          id,
          options: { store: [id], kind: [1 + (id % KINDS)] },
          numbers: {},
          sort: { new: id },
          texts: [],
        }));
      },
      cards: async (_host, ids) => new Map(ids.map((id) => [id, id])),
      card: ({ card }: { card: number }) => createElement('a', { href: `/ding/${card}` }, card),
      hits: async () => new Map(),
    }),
};

let app: TestApp;
let id: number;
beforeAll(async () => {
  app = await createTestApp({ features: [...browsing, things] });
  const props = { id: 'dingen', version: 1, refines: 'inline', limit: 12 };
  const content = [{ type: 'ThingOverview', props }];
  const tree = { root: {}, content, zones: {} };
  const page = await createPage(app.host, { siteId: 1, path: '/dingen', title: 'Dingen', tree });
  await publishPage(app.host, page);
  const html = parseHtml((await app.inject('/dingen')).body);
  id = Number(get(html, 'section[data-block-id]').attributes['data-block-id']);
});
afterAll(() => app.close());

const sizeOf = (headers: Record<string, unknown>): number =>
  Object.entries(headers).reduce((sum, [name, value]) => sum + `${name}: ${value}\r\n`.length, 0);

const ask = async (fields: Record<string, string>) => {
  const payload = new URLSearchParams({ view: 'ajax', ...fields }).toString();
  const reply = await app.inject({
    method: 'POST',
    url: `/webcore/pagebuilder/view/${id}`,
    payload,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  const html = parseHtml(reply.body);
  const [script] = findAll(html, 'script[data-section-headers]');
  const left = script && JSON.parse(String(script.children[0]));
  return { headers: reply.headers, script, left };
};

test('S7.1/2 S3.1/6 of 5,000 stores the section’s HTML tells what its headers can’t', async () => {
  const { headers, left, script } = await ask({ 'filter_kind[]': '2' });
  expect(sizeOf(headers)).toBeLessThan(PROXY_ROOM);
  expect(headers[header.total(id)]).toBe('1667');
  expect(headers[header.enabledIds(id, 'kind')]).toBe('1,2,3');
  expect(headers[header.counts(id, 'kind')]).toBe('1:1666,2:1667,3:1667');
  expect(headers[header.enabledIds(id, 'store')]).toBeUndefined();
  expect(script?.attributes.type).toBe('application/json');
  const stores = optionsUpTo(STORES).filter((one) => one.id % KINDS === 1);
  // The ids of options are those that have a count.
  expect(left).toEqual({
    [header.counts(id, 'store')]: stores.map((one) => `${one.id}:1`).join(','),
  });
});

test('S3.1/6 once few stores are left, all is told in headers again', async () => {
  const { headers, script } = await ask({ 'filter_store[]': '8', 'filter_kind[]': '9' });
  expect(headers[header.total(id)]).toBe('0');
  expect(headers[header.enabledIds(id, 'store')]).toBe('');
  expect(script).toBeUndefined();
});

test('S7.1/1 S2.2/5 HEAD leaves out what is too long: the page itself says it of each option', async () => {
  const url = '/dingen?filter_kind[]=2';
  for (const _ of ['made', 'kept']) {
    const { headers } = await app.inject({ method: 'HEAD', url });
    expect(sizeOf(headers)).toBeLessThan(PROXY_ROOM);
    expect(headers[header.total(id)]).toBe('1667');
    expect(headers[header.enabledIds(id, 'kind')]).toBe('1,2,3');
    expect(headers[header.enabledIds(id, 'store')]).toBeUndefined();
  }
  const { body } = await app.inject(url);
  expect(body).not.toContain('data-section-headers');
  const form = get(parseHtml(body), '[data-filter-column=store]');
  const options = findAll(form, 'input').map(({ attributes }) => attributes);
  expect(options).toHaveLength(STORES);
  const wrong = options.filter(
    ({ value, disabled }) => (Number(value) % KINDS === 1) !== (disabled === undefined),
  );
  expect(wrong).toEqual([]);
});
