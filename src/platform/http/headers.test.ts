import { expect, test } from 'vitest';
import type { Config } from '../config/config';
import { declareThirdParties, type ThirdParty } from '../declared/third-parties';
import type { Host } from '../host';
import { securityHeaders, siteHeaders } from './headers';

const hostOf = (config: Partial<Config>) => ({ config, assets: {} }) as unknown as Host;

const policy = (more: Partial<Parameters<typeof securityHeaders>[0]> = {}) =>
  securityHeaders({ development: false, https: true, ...more })['content-security-policy'];

test('nobody else is asked, and nothing inline runs', () => {
  expect(policy()).toContain("connect-src 'self';");
  expect(policy()).toContain("script-src 'self';");
  expect(policy()).not.toContain('unsafe');
});

test('what is declared may be fetched, each by its own kind, and nothing more', () => {
  const sources = { connect: ['https://a.example'], frame: ['https://b.example'] };
  expect(policy({ sources })).toContain("connect-src 'self' https://a.example;");
  expect(policy({ sources })).toContain('frame-src https://b.example;');
  expect(policy({ sources })).toContain("script-src 'self';");
  expect(policy()).not.toContain('frame-src');
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
  const host = hostOf({ siteUrl: 'https://brink.example', hsts });
  expect(siteHeaders(host, '/')['strict-transport-security']).toBe(said);
});

test('S7.10/4 what is sent past Fastify has the same headers, by the area that it lies in', () => {
  const host = hostOf({ siteUrl: 'https://brink.example' });
  declareThirdParties(host, 'maps', () => [
    {
      ...{ name: 'Tegels', type: 'social', purpose: 'Kaart' },
      sources: { img: ['https://tegels.example'] },
      areas: ['pages'],
    },
  ]);
  const sources = { img: ['https://tegels.example'] };
  expect(siteHeaders(host, '/winkels')).toEqual(
    securityHeaders({ development: false, https: true, sources }),
  );
  for (const elsewhere of ['/webcore/checkout/view', '/login', '/api/v1.0/file']) {
    expect(siteHeaders(host, elsewhere)).toEqual(
      securityHeaders({ development: false, https: true }),
    );
  }
});

test('S7.10/4 who is declared or left later is in the very next answer', () => {
  const host = hostOf({ siteUrl: 'https://brink.example' });
  const party = (origin: string): ThirdParty => ({
    ...{ name: origin, type: 'social', purpose: 'Kaart', areas: ['pages'] },
    sources: { img: [origin] },
  });
  let parties: ThirdParty[] = [];
  declareThirdParties(host, 'maps', () => parties);
  const images = () =>
    /img-src ([^;]*)/.exec(siteHeaders(host, '/winkels')['content-security-policy'])?.[1];
  expect(images()).toBe("'self' data:");
  for (const origin of ['https://een.example', 'https://twee.example']) {
    parties = [party(origin)];
    expect(images()).toBe(`'self' data: ${origin}`);
    expect(images()).toBe(`'self' data: ${origin}`);
  }
  parties = [];
  expect(images()).toBe("'self' data:");
});

test('the office shows pages in frames, those of its editor alone; no other page is framed', () => {
  const host = hostOf({ siteUrl: 'https://brink.example' });
  const policyAt = (url: string) => siteHeaders(host, url)['content-security-policy'];
  for (const page of ['/', '/admin', '/admin/page/1/bouwen', '/admin/preview', '/webcore/x']) {
    expect(policyAt(page)).toContain("frame-ancestors 'none'");
    expect(siteHeaders(host, page)['x-frame-options']).toBe('DENY');
  }
  expect(policyAt('/admin/page/1/bouwen')).toContain("frame-src 'self'");
  expect(policyAt('/')).not.toContain('frame-src');
  const framed = '/admin/preview/page/1?x=1';
  expect(policyAt(framed)).toContain("form-action 'none'; base-uri 'none'; frame-ancestors 'self'");
  expect(policyAt(framed)).not.toContain('frame-src');
  expect(siteHeaders(host, framed)['x-frame-options']).toBe('SAMEORIGIN');
});

test('a page in the editor may fetch what it may for visitors', () => {
  const host = hostOf({ siteUrl: 'https://brink.example' });
  declareThirdParties(host, 'film', () => [
    {
      ...{ name: 'Film', type: 'social', purpose: 'Film' },
      sources: { frame: ['https://film.example'] },
      areas: ['pages'],
    },
  ]);
  const policy = siteHeaders(host, '/admin/preview/page/1')['content-security-policy'];
  expect(policy).toContain('frame-src https://film.example;');
});
