// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startRefines } from './start';

const asked = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', asked.mockReturnValue(new Promise(() => {})));
  document.body.innerHTML = `<section id="lijst" data-section-url="/deel/7" data-block-id="7"></section>
    <form data-refines data-for="7"><fieldset data-filter-column="color">
    <input type="checkbox" name="filter_color[]" value="1">
    <input type="checkbox" name="filter_color[]" value="2"></fieldset></form>`;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

test('S2.2/4 a choice is drawn before it is applied, and two of one moment are one step', () => {
  startRefines();
  asked.mockClear();
  const steps = history.length;
  for (const box of document.querySelectorAll('input')) box.click();
  expect(location.search).toBe('');
  // A frame of 16 ms, and what comes after it.
  vi.advanceTimersByTime(20);
  expect(new URLSearchParams(location.search).getAll('filter_color')).toEqual(['1', '2']);
  expect(history.length).toBe(steps + 1);
  expect(asked).toHaveBeenCalledTimes(1);
});
