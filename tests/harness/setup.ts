import { afterAll, afterEach, beforeAll, beforeEach, type MockInstance, vi } from 'vitest';

/** A test that writes errors, or leaves a promise to fail unseen, fails itself. */
let errors: MockInstance<typeof console.error>;
const unhandled: unknown[] = [];
const note = (reason: unknown) => unhandled.push(reason);

// A process may run many files, and each listens for itself.
beforeAll(() => {
  process.on('unhandledRejection', note);
});
afterAll(() => {
  process.off('unhandledRejection', note);
  // Nor does the next file find another clock or network than its own.
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

beforeEach(() => {
  unhandled.length = 0;
  errors = vi.spyOn(console, 'error');
});

afterEach(async () => {
  // Rejections are announced after the microtasks of this turn.
  await new Promise((resolve) => setImmediate(resolve));
  const written = errors.mock.calls.map((call) => call.map(String).join(' '));
  errors.mockRestore();
  if (written.length > 0) throw new Error(`console.error: ${written.join('\n')}`);
  if (unhandled.length > 0)
    throw new Error(`unhandled rejection: ${unhandled.map(String).join('\n')}`);
});
