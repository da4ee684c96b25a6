// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startCounting } from './count';

/** What is watched, and how it comes into view. */
let watched: Element[];
let comeIntoView: () => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  watched = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        comeIntoView = () => tell([{ isIntersecting: true }]);
      }
      observe = (element: Element) => void watched.push(element);
      disconnect = () => {};
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const counterOf = (target: string): HTMLElement => {
  document.body.innerHTML = `<b data-counter-target="${target}">${target}</b>`;
  return document.body.firstElementChild as HTMLElement;
};

test('S2.12/3 S9.9/5 500 ms after the load, once in view: from 20% in 15 steps of 100 ms', async () => {
  const counter = counterOf('60');
  startCounting(counter);
  await vi.advanceTimersByTimeAsync(499);
  expect(watched).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(watched).toEqual([counter]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(counter.textContent, 'not before it is seen').toBe('60');
  comeIntoView();
  const shown = [counter.textContent];
  expect(shown).toEqual(['12']);
  for (let step = 1; step <= 15; step += 1) {
    await vi.advanceTimersByTimeAsync(99);
    expect(counter.textContent, `before step ${step}`).toBe(shown.at(-1));
    await vi.advanceTimersByTimeAsync(1);
    shown.push(counter.textContent);
  }
  expect(new Set(shown).size, 'each step shows another number').toBe(16);
  expect(shown.at(-2)).not.toBe('60');
  expect(shown.at(-1)).toBe('60');
});

test('S2.12/3 a counter that is taken away shows its target', async () => {
  const counter = counterOf('60');
  const stop = startCounting(counter);
  await vi.advanceTimersByTimeAsync(500);
  comeIntoView();
  stop();
  expect(counter.textContent).toBe('60');
  await vi.advanceTimersByTimeAsync(5000);
  expect(counter.textContent).toBe('60');
});
