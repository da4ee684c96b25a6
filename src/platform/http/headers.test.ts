import { expect, test } from 'vitest';
import { securityHeaders, siteHeaders } from './headers';

const policy = (more: Partial<Parameters<typeof securityHeaders>[0]> = {}) =>
  securityHeaders({ development: false, https: true, ...more })['content-security-policy'];

test('nobody else is asked, and nothing inline runs', () => {
  expect(policy()).toContain("connect-src 'self';");
  expect(policy()).toContain("script-src 'self';");
  expect(policy()).not.toContain('unsafe');
});

test('S7.10/4 a server that fetches files is asked only when there is one', () => {
  const companionUrl = 'https://companion.example.nl/uppy';
  expect(policy({ companionUrl })).toContain(
    "connect-src 'self' https://companion.example.nl wss://companion.example.nl;",
  );
});

test.each([
  [undefined, 'max-age=31536000'],
  ['host', 'max-age=31536000'],
  ['subdomains', 'max-age=31536000; includeSubDomains'],
  ['preload', 'max-age=63072000; includeSubDomains; preload'],
  ['off', undefined],
] as const)('HSTS=%s says of https: %s', (hsts, said) => {
  const more = { development: false, hsts };
  expect(securityHeaders({ ...more, https: true })['strict-transport-security']).toBe(said);
  expect(securityHeaders({ ...more, https: false })['strict-transport-security']).toBeUndefined();
  const config = { siteUrl: 'https://brink.example', hsts };
  expect(siteHeaders({ config, assets: {} })['strict-transport-security']).toBe(said);
});

test('S7.10/4 what is sent past Fastify has the same headers, by the same settings', () => {
  const config = {
    siteUrl: 'https://brink.example',
    mapTiles: 'https://tegels.example.nl/{z}/{x}/{y}.png',
    companionUrl: 'https://companion.example.nl',
  };
  expect(siteHeaders({ config, assets: {} })).toEqual(
    securityHeaders({ development: false, https: true, ...config }),
  );
  expect(siteHeaders({ config, assets: {} })['content-security-policy']).toContain(
    'wss://companion.example.nl',
  );
});
