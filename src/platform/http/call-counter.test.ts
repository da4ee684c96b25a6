import { expect, test } from 'vitest';
import { createCallCounter } from './call-counter';

const counter = (points: number, mostClients?: number) => {
  const clock = { now: 0 };
  const calls = createCallCounter({ points, seconds: 60, mostClients, now: () => clock.now });
  return { clock, calls };
};

test('so many in a period, from the first; then counting begins anew', () => {
  const { clock, calls } = counter(2);
  expect([calls.take('1.2.3.4'), calls.take('1.2.3.4'), calls.take('1.2.3.4')]).toEqual([
    true,
    true,
    false,
  ]);
  expect(calls.take('1.2.3.5')).toBe(true);
  clock.now = 59_999;
  expect(calls.take('1.2.3.4')).toBe(false);
  clock.now = 60_000;
  expect(calls.take('1.2.3.4')).toBe(true);
});

test('what costs more counts for more, and what is refused for nothing', () => {
  const { calls } = counter(10);
  expect(calls.take('1.2.3.4', 8)).toBe(true);
  expect(calls.take('1.2.3.4', 3)).toBe(false);
  expect(calls.take('1.2.3.4', 2)).toBe(true);
});

test('40 addresses of one IPv6 network are one client, and an IPv4 address is one however written', () => {
  const { calls } = counter(10);
  const taken = Array.from({ length: 40 }, (_, n) => calls.take({ ip: `2a02:a440:1:2::${n}` }));
  expect(taken.filter(Boolean)).toHaveLength(10);
  const written = ['81.2.3.4', '::ffff:81.2.3.4', '::ffff:5102:304', '0:0:0:0:0:FFFF:5102:0304'];
  const posts = Array.from({ length: 40 }, (_, n) => calls.take(written[n % 4] as string));
  expect(posts.filter(Boolean)).toHaveLength(10);
});

test('however many clients come, so many are remembered, and what is over is forgotten', () => {
  const { clock, calls } = counter(1, 1000);
  for (let n = 0; n < 5000; n += 1) calls.take(`10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`);
  expect(calls.size).toBe(1000);
  // The last ones still count.
  expect(calls.take('10.0.19.135')).toBe(false);
  clock.now = 60_000;
  calls.take('1.2.3.4');
  expect(calls.size).toBe(1);
});
