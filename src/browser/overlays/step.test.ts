// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

type Entry = { state: unknown };
let entries: Entry[] = [];
let at = 0;

/** The browser's own history, whose steps back and forward are told at once. */
const travel = (by: number): void => {
  at = Math.min(entries.length - 1, Math.max(0, at + by));
  dispatchEvent(new PopStateEvent('popstate', { state: entries[at]?.state }));
};

beforeEach(() => {
  entries = [{ state: null }];
  at = 0;
  vi.spyOn(history, 'state', 'get').mockImplementation(() => entries[at]?.state);
  vi.spyOn(history, 'replaceState').mockImplementation((state) => {
    entries[at] = { state };
  });
  vi.spyOn(history, 'pushState').mockImplementation((state) => {
    entries = [...entries.slice(0, at + 1), { state }];
    at += 1;
  });
  vi.spyOn(history, 'back').mockImplementation(() => travel(-1));
});

const { takeStep } = await import('./step');

test('S2.12/14 opening is a step, back closes, forward opens again without another step', () => {
  const close = vi.fn();
  const reopen = vi.fn(() => void takeStep('lightbox', close, reopen));
  takeStep('lightbox', close, reopen);
  expect([entries.length, at]).toEqual([2, 1]);
  travel(-1);
  expect(close).toHaveBeenCalledOnce();
  travel(1);
  expect(reopen).toHaveBeenCalledOnce();
  expect([entries.length, at]).toEqual([2, 1]);
  travel(-1);
  expect(close).toHaveBeenCalledTimes(2);
});

test('what closes by itself takes its step back, once', () => {
  const close = vi.fn();
  const leave = takeStep('popup', close, () => {});
  leave();
  leave();
  expect(at).toBe(0);
  expect(close).not.toHaveBeenCalled();
});

test('of two that lie over each other back closes the upper, then the lower', () => {
  const closed: string[] = [];
  takeStep(
    'popup',
    () => closed.push('popup'),
    () => {},
  );
  takeStep(
    'lightbox',
    () => closed.push('lightbox'),
    () => {},
  );
  expect(at).toBe(2);
  travel(-1);
  expect(closed).toEqual(['lightbox']);
  travel(-1);
  expect(closed).toEqual(['lightbox', 'popup']);
});

test('a step far back closes all, the upper first', () => {
  const closed: string[] = [];
  takeStep(
    'popup',
    () => closed.push('popup'),
    () => {},
  );
  takeStep(
    'lightbox',
    () => closed.push('lightbox'),
    () => {},
  );
  travel(-2);
  expect(closed).toEqual(['lightbox', 'popup']);
});

test('what opens while a step back is on its way takes its own step after that', async () => {
  const back = vi.spyOn(history, 'back').mockImplementation(() => {});
  const leave = takeStep(
    'cart',
    () => {},
    () => {},
  );
  const left = leave();
  expect(leave()).toBe(left);
  const close = vi.fn();
  takeStep('cart', close, () => {});
  expect(back).toHaveBeenCalledOnce();
  travel(-1);
  await left;
  expect([at, close.mock.calls.length]).toEqual([1, 0]);
  travel(-1);
  expect(close).toHaveBeenCalledOnce();
});
