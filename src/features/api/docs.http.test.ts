import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Feature } from '#platform/host';
import { type ApiApp, createApiApp } from '../../../tests/harness/api-app';
import { findAll, get, parseHtml, textOf } from '../../../tests/harness/html';
import { features } from '../../main/features';

type Route = { method: string; url: string };

/** Every route under /api/v1.0; what Fastify adds of itself, a HEAD for each GET, is left out. */
const routes: Route[] = [];
const listener: Feature = {
  name: 'listener',
  needs: [],
  setup: ({ app }) => {
    app.addHook('onRoute', ({ method, url }) => {
      if (!url.startsWith('/api/v1.0/') && url !== '/api/v1.0') return;
      for (const one of [method].flat()) {
        if (one !== 'OPTIONS') routes.push({ method: one.toLowerCase(), url });
      }
    });
  },
};

let api: ApiApp;
beforeAll(async () => {
  api = await createApiApp({ features: [listener, ...features] });
});
afterAll(() => api.close());

type Json = Record<string, unknown>;

const at = (document: Json, reference: string): unknown =>
  reference
    .slice(2)
    .split('/')
    .reduce<unknown>((value, name) => (value as Json | undefined)?.[name], document);

/** Every `$ref` in a document. */
const references = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    name === '$ref' ? [String(one)] : references(one),
  );
};

test('the description is OpenAPI 3.1: its references lead somewhere, its operations are named once', async () => {
  const { json } = await api.get('openapi.json');
  expect(json.openapi).toBe('3.1.0');
  const found = references(json);
  expect(found.length).toBeGreaterThan(10);
  for (const reference of found) expect([reference, at(json, reference)]).not.toContain(undefined);
  const operations = Object.values(json.paths as Record<string, Record<string, Json>>)
    .flatMap((item) => Object.values(item))
    .filter((one) => 'operationId' in one);
  const names = operations.map(({ operationId }) => operationId);
  expect(new Set(names).size).toBe(names.length);
  for (const { responses } of operations) {
    expect(Object.keys(responses as Json).some((status) => /^20[014]$/.test(status))).toBe(true);
  }
});

test('every call under /api/v1.0 is described, and nothing that is not there', async () => {
  const { paths } = (await api.get('openapi.json')).json as {
    paths: Record<string, Record<string, unknown>>;
  };
  const described = new Set(
    Object.entries(paths).flatMap(([address, item]) =>
      Object.keys(item).map((method) => `${method} ${address}`),
    ),
  );
  const isOfEntities = ({ url }: Route) => url.startsWith('/api/v1.0/:entity');
  const answered = routes
    .filter((route) => !isOfEntities(route))
    .map(({ method, url }) => ({ method, url: url.replace(/:(\w+)/g, '{$1}') }))
    .filter(({ method, url }) => method !== 'head' || !described.has(`get ${url}`));
  expect(answered.length).toBeGreaterThan(6);
  for (const { method, url } of answered) expect(described).toContain(`${method} ${url}`);
  const lists = [...described].filter((one) => /^get \/api\/v1\.0\/[a-z_]+\/\{id\}$/.test(one));
  for (const address of lists.map((one) => one.slice('get /api/v1.0/'.length, -'/{id}'.length))) {
    if (address === 'file') continue;
    expect(described).toContain(`get /api/v1.0/${address}`);
    expect((await api.get(address)).status).not.toBe(404);
  }
});

test('the description tells how a file is sent in parts and read', async () => {
  const { json } = await api.get('openapi.json');
  const { '/api/v1.0/file': creation, '/api/v1.0/file/{id}': upload } = json.paths;
  expect(Object.keys(creation)).toEqual(['post']);
  expect(Object.keys(upload).sort()).toEqual(['delete', 'get', 'head', 'parameters', 'patch']);
  const named = (call: { parameters: { name: string }[] }) => call.parameters.map((p) => p.name);
  expect(named(creation.post)).toEqual(['Tus-Resumable', 'Upload-Length', 'Upload-Metadata']);
  expect(named(upload.patch)).toEqual(['Tus-Resumable', 'Upload-Offset']);
});

test('it tells every list, its columns, and what a reply really holds', async () => {
  const { json } = await api.get('openapi.json');
  for (const entity of ['product', 'location', 'vacancy', 'news', 'weblog', 'calendar', 'faq']) {
    const [item] = (await api.get(entity)).json.data;
    const { properties } = json.components.schemas[item._meta.module_object].allOf[1];
    expect(Object.keys(properties.data.properties)).toEqual(Object.keys(item.data));
    expect(json.paths[`/api/v1.0/${entity}/{id}`].get.parameters[0].name).toBe('id');
  }
  expect(json.components.schemas.Location.allOf[1].properties.data.properties).toMatchObject({
    address_place: { type: 'string' },
    since: { type: ['integer', 'null'] },
  });
});

test('/api/docs is a page of ours, without scripts from elsewhere', async () => {
  const reply = await api.inject('/api/docs');
  expect(reply.statusCode).toBe(200);
  const page = parseHtml(reply.body);
  expect(textOf(get(page, 'h1'))).toBe('API');
  expect(get(page, 'a[href="/api/v1.0/openapi.json"]')).toBeDefined();
  expect(textOf(get(page, 'main'))).toContain('address_place (tekst)');
  const loaded = ['script[src]', 'link[rel=stylesheet]', 'img']
    .flatMap((selector) => findAll(page, selector))
    .map(({ attributes }) => attributes.src ?? attributes.href ?? '');
  expect(loaded.filter((address) => !/^\/(?!\/)/.test(address))).toEqual([]);
});
