import { expect, test } from 'vitest';
import { securityHeaders } from './headers';

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
