import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiApp, createApiApp } from '../../../tests/harness/api-app';
import { createStaff } from '../../../tests/harness/office';

let api: ApiApp;
beforeAll(async () => {
  api = await createApiApp();
});
afterAll(() => api.close());

test('the office and what it asks for come compressed, to itself alone', async () => {
  const { call, visitor } = await createStaff(api, {
    ...{ email: 'klein@kantoor.example', role: 'beheerder' },
  });
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const ask = (url: string, more: Record<string, string> = {}) =>
    api.inject({ url, headers: { cookie, 'accept-encoding': 'gzip', ...more } });
  const blocks = (await call('GET', 'blocks')).text;
  for (const [url, whole] of [
    ['/admin', undefined],
    ['/admin/api/blocks', blocks],
  ] as const) {
    const { headers, rawPayload } = await ask(url);
    expect(headers['content-encoding']).toBe('gzip');
    const plain = gunzipSync(rawPayload).toString();
    expect(rawPayload.length).toBeLessThan(plain.length / 3);
    if (whole !== undefined) expect(plain).toBe(whole);
    // Another site that leads here could tell by the length what it guessed right.
    const led = await ask(url, { 'sec-fetch-site': 'cross-site' });
    expect(led.headers['content-encoding']).toBeUndefined();
  }
  expect((await ask('/admin/api/account')).headers['content-encoding']).toBeUndefined();
});
