import * as React from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, type MockInstance, vi } from 'vitest';

// React keeps a stack of each of the first 10,000 elements a second, for its DevTools: half of what
// rendering costs. With none left to keep it still warns of what is wrong, and names the component.
const internals = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (!internals || !('recentlyCreatedOwnerStacks' in internals)) {
  throw new Error('React counts its owner stacks elsewhere');
}
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => 10_000,
  set: () => undefined,
});

/** A test that writes errors, or leaves a promise or an event to fail unseen, fails itself. */
let errors: MockInstance<typeof console.error>;
const unhandled: unknown[] = [];
const note = (reason: unknown) => unhandled.push(reason);
const events = ['unhandledRejection', 'uncaughtException'] as const;

// A process may run many files, and each listens for itself.
beforeAll(() => {
  for (const event of events) process.on(event, note);
});
afterAll(() => {
  for (const event of events) process.off(event, note);
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
  if (unhandled.length > 0) throw new Error(`unhandled: ${unhandled.map(String).join('\n')}`);
});
