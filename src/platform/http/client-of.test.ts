import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { clientOf } from './client-of';

test.each([
  ['81.2.3.4', '81.2.3.4'],
  ['::ffff:81.2.3.4', '81.2.3.4'],
  ['::FFFF:5102:304', '81.2.3.4'],
  ['::ffff:7f00:1', '127.0.0.1'],
  ['0:0:0:0:0:ffff:7f00:0001', '127.0.0.1'],
  ['0000:0000:0000:0000:0000:ffff:127.0.0.1', '127.0.0.1'],
  ['2002:5102:304:9::7', '81.2.3.4'],
  ['2a02:a440:1:2:3:4:5:6', '2a02:a440:1:2::'],
  ['2A02:A440:0001:2::9', '2a02:a440:1:2::'],
  ['2a02::7', '2a02:0:0:0::'],
  ['2a02:a440:1:2::', '2a02:a440:1:2::'],
  ['fe80::1%eth0', 'fe80:0:0:0::'],
  ['::1', '0:0:0:0::'],
  ['an@klant.nl', 'an@klant.nl'],
  ['', ''],
])('%s counts as %s', (address, client) => {
  expect(clientOf(address)).toBe(client);
  expect(clientOf({ ip: address })).toBe(client);
  expect(clientOf(client)).toBe(client);
});

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) => ({ name, text: readFileSync(join('src', name), 'utf8') }));

/** Reads a request's address past `clientOf`. */
const RAW_ADDRESS =
  /\b(?:request|req)\.ips?\b|\{[^{}]*\bips?\b[^{}]*\}(?:: FastifyRequest| = request\b)|remoteAddress|x-forwarded-for/;

test('the address of a request is read by clientOf alone, whoever counts', () => {
  for (const wrong of [
    'take(request.ip)',
    'async ({ ip }: FastifyRequest)',
    'const { url, ip } = request;',
    'socket.remoteAddress',
  ]) {
    expect(wrong).toMatch(RAW_ADDRESS);
  }
  expect(sources.length).toBeGreaterThan(500);
  const past = sources.filter(({ text }) => RAW_ADDRESS.test(text)).map(({ name }) => name);
  expect(past).toEqual([]);
});

test('what counts calls in memory is the counter that knows clients and forgets', () => {
  const others = sources.filter(({ text }) => /rate-limiter-flexible|new RateLimiter/.test(text));
  expect(others.map(({ name }) => name)).toEqual([]);
});
