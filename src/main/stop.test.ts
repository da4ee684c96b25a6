import { afterEach, expect, test, vi } from 'vitest';
import { stopInTurn } from './stop';

afterEach(() => {
  vi.useRealTimers();
});

test('the database is stopped once the application has closed, and not before', async () => {
  const steps: string[] = [];
  let closed = () => {};
  const close = () => new Promise<void>((resolve) => (closed = resolve));
  const stopping = stopInTurn(close, async () => void steps.push('database'));
  await Promise.resolve();
  expect(steps).toEqual([]);
  closed();
  await stopping;
  expect(steps).toEqual(['database']);
});

test('an application that does not close in time, or fails to, keeps no database running', async () => {
  vi.useFakeTimers();
  const stopDatabase = vi.fn(async () => {});
  const stopping = stopInTurn(() => new Promise(() => {}), stopDatabase);
  await vi.advanceTimersByTimeAsync(19_000);
  expect(stopDatabase).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  await stopping;
  expect(stopDatabase).toHaveBeenCalledTimes(1);

  const failing = stopInTurn(() => Promise.reject(new Error('stuck')), stopDatabase);
  await expect(failing).rejects.toThrow('stuck');
  expect(stopDatabase).toHaveBeenCalledTimes(2);
});
