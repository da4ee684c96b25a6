// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let during: typeof import('./request').during;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  delete document.documentElement.dataset.loading;
  // It holds on to the page that it was loaded with.
  vi.resetModules();
  ({ during } = await import('./request'));
});
afterEach(() => void vi.useRealTimers());

const isLoading = () => document.documentElement.dataset.loading !== undefined;

/** A request that runs until it is ended. */
const begin = () => {
  let end = () => {};
  let fail = (_: Error) => {};
  const done = during(
    () =>
      new Promise<void>((resolve, reject) => {
        end = resolve;
        fail = reject;
      }),
  );
  return {
    end: () => {
      end();
      return done;
    },
    fail: () => {
      fail(new Error('refused'));
      return expect(done).rejects.toThrow('refused');
    },
  };
};

test('S4.3/2 S9.2/4 the page is loading until all requests have ended, and 350 ms after the last', async () => {
  expect(isLoading()).toBe(false);
  const [first, second] = [begin(), begin()];
  expect(isLoading()).toBe(true);
  await first.end();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(isLoading()).toBe(true);
  await second.fail();
  await vi.advanceTimersByTimeAsync(349);
  expect(isLoading()).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(isLoading()).toBe(false);
});

test('S4.3/2 a request that begins within those 350 ms keeps the page loading', async () => {
  await begin().end();
  await vi.advanceTimersByTimeAsync(300);
  const next = begin();
  await vi.advanceTimersByTimeAsync(300);
  expect(isLoading()).toBe(true);
  await next.end();
  await vi.advanceTimersByTimeAsync(350);
  expect(isLoading()).toBe(false);
});
