import { vi } from 'vitest';

/** Waits until what is expected holds: at once on a quiet machine, later on a busy one. */
export const eventually = <T>(expected: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(expected, { timeout: 40_000 });
