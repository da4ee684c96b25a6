import { afterAll, beforeAll, expect, test } from 'vitest';
import { search } from '#kernel/limits';
import { createTestApp, type TestApp } from '../../../tests/harness/app';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** How many of so many calls a client is heard in, each from another address of its network. */
const heard = async (url: (n: number) => string, network: string): Promise<number> => {
  let answered = 0;
  for (let n = 0; n < search.perMinute + 20; n += 1) {
    const remoteAddress = `${network}:${(n + 1).toString(16)}`;
    const reply = await app.inject({ url: url(n), remoteAddress });
    if (reply.statusCode === 200) answered += 1;
    else expect([reply.statusCode, reply.headers['retry-after']]).toEqual([429, '60']);
  }
  return answered;
};

test('a client has so many suggestions and searches a minute, with all addresses of its network', async () => {
  const suggest = (n: number) => `/1/webcore/search/suggest?search=jas${n}`;
  expect(await heard(suggest, '2a02:a440:1:2::1')).toBe(search.perMinute);
  // Searching is counted apart, and others are not in its way.
  const page = (n: number) => `/zoeken?search=jas${n}`;
  expect((await app.inject({ url: page(0), remoteAddress: '2a02:a440:1:2::1:1' })).statusCode).toBe(
    200,
  );
  expect(
    (await app.inject({ url: suggest(1), remoteAddress: '2a02:a440:1:3::1' })).statusCode,
  ).toBe(200);
});
