import { expect, test } from 'vitest';
import { createTestClock } from '../../../../tests/harness/clock';
import { createBreaker, Unavailable } from './breaker';

const failing = () => Promise.reject(new Error('down'));
const working = async () => 'up';

test('after three failures in a row a service is left alone for half a minute', async () => {
  const clock = createTestClock();
  const call = createBreaker(clock);
  for (let n = 0; n < 3; n += 1) await expect(call(failing)).rejects.toThrow('down');
  await expect(call(working)).rejects.toBeInstanceOf(Unavailable);
  clock.advance(29_999);
  await expect(call(working)).rejects.toBeInstanceOf(Unavailable);
  clock.advance(1);
  await expect(call(working)).resolves.toBe('up');
  await expect(call(failing)).rejects.toThrow('down');
  await expect(call(working)).resolves.toBe('up');
});

test('the one that tries after the pause tries alone, and its failure begins another', async () => {
  const clock = createTestClock();
  const call = createBreaker(clock);
  for (let n = 0; n < 3; n += 1) await expect(call(failing)).rejects.toThrow('down');
  clock.advance(30_000);
  const [first, second] = await Promise.allSettled([call(failing), call(working)]);
  expect(first).toMatchObject({ status: 'rejected', reason: { message: 'down' } });
  expect(second).toMatchObject({ status: 'rejected', reason: expect.any(Unavailable) });
  await expect(call(working)).rejects.toBeInstanceOf(Unavailable);
});

test('two failures and a success are no reason', async () => {
  const call = createBreaker(createTestClock());
  for (let n = 0; n < 5; n += 1) {
    await expect(call(failing)).rejects.toThrow('down');
    await expect(call(failing)).rejects.toThrow('down');
    await expect(call(working)).resolves.toBe('up');
  }
});
