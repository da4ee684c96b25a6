import { expect, test } from 'vitest';
import { type AppOptions, createHttp } from './app';

const ask = async (trustProxy: AppOptions['trustProxy'], forwarded: string) => {
  const app = await createHttp({ development: false, https: true, trustProxy, logger: false });
  app.get('/ip', async ({ ip }) => ip);
  const headers = { 'x-forwarded-for': forwarded };
  const { body } = await app.inject({ url: '/ip', remoteAddress: '10.0.0.9', headers });
  await app.close();
  return body;
};

const forwarded = '1.1.1.1, 2.2.2.2, 10.0.0.5';

test.each([
  [false, '10.0.0.9'],
  [0, '10.0.0.9'],
  // What a visitor wrote in the header himself stands before what the proxies added.
  [1, '10.0.0.5'],
  [2, '2.2.2.2'],
  [['10.0.0.0/8'], '2.2.2.2'],
  [['192.168.0.0/16'], '10.0.0.9'],
  [true, '1.1.1.1'],
] as [AppOptions['trustProxy'], string][])(
  'behind %s a visitor is %s',
  async (trustProxy, visitor) => {
    expect(await ask(trustProxy, forwarded)).toBe(visitor);
  },
);

test('two visitors behind one proxy are two', async () => {
  expect(await ask(1, '3.3.3.3')).toBe('3.3.3.3');
  expect(await ask(1, '4.4.4.4')).toBe('4.4.4.4');
});
