import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiApp, createApiApp } from '../../../tests/harness/api-app';

let api: ApiApp;
beforeAll(async () => {
  api = await createApiApp();
});
afterAll(() => api.close());

const ask = (url: string, encoding: string) =>
  api.inject({ url: `/api/v1.0/${url}`, headers: { 'accept-encoding': encoding } });

test('a large answer is compressed as its reader asks, a small one is not', async () => {
  const plain = await ask('location', 'identity');
  expect(plain.headers['content-encoding']).toBeUndefined();
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
  for (const encoding of ['br', 'gzip'] as const) {
    const { headers, rawPayload } = await ask('location', encoding);
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': 'application/json; charset=utf-8',
      vary: 'Authorization, Accept-Encoding',
    });
    expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect(unpack[encoding](rawPayload).toString()).toBe(plain.body);
  }
  expect(
    (await ask('vacancy?limit=1&start=100', 'br')).headers['content-encoding'],
  ).toBeUndefined();
});
