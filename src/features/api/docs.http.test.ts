import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiApp, createApiApp } from '../../../tests/harness/api-app';
import { findAll, get, parseHtml, textOf } from '../../../tests/harness/html';

let api: ApiApp;
beforeAll(async () => {
  api = await createApiApp();
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
  const operations = Object.values(json.paths as Record<string, Record<string, Json>>).flatMap(
    Object.values,
  );
  const names = operations.map(({ operationId }) => operationId);
  expect(new Set(names).size).toBe(names.length);
  for (const { responses } of operations) expect(Object.keys(responses as Json)).toContain('200');
});

test('S7.9/3 it tells every list, its columns, and what a reply really holds', async () => {
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
  for (const script of findAll(page, 'script[src]')) {
    expect(script.attributes.src).toMatch(/^\//);
  }
});
