import { expect, test } from 'vitest';
import { deviceOf } from './device';

const of = (agent?: string) => deviceOf({ headers: { 'user-agent': agent } });
const MOZILLA = 'Mozilla/5.0';
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test('a browser and what it runs on are told in words', () => {
  expect(
    of(`${MOZILLA} (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0`),
  ).toBe('Firefox op Windows');
  expect(
    of(`${MOZILLA} (Linux; Android 15; Pixel 9) ${WEBKIT} Chrome/140.0.0.0 Mobile Safari/537.36`),
  ).toBe('Chrome op Android');
  expect(
    of(
      `${MOZILLA} (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1`,
    ),
  ).toBe('Safari op iPhone');
});

test('what says nothing of itself, or nonsense at length, is an unknown device', () => {
  for (const agent of [undefined, '', 'x', '<script>', 'a/'.repeat(50_000)]) {
    expect(of(agent)).toBe('Onbekend apparaat');
  }
});
