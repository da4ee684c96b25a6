// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { islands } from '#kernel/limits';
import { holdSubmits } from './interaction';

let island: HTMLElement;
const sent = vi.fn((event: Event) => event.preventDefault());
beforeEach(() => {
  vi.useFakeTimers();
  sent.mockClear();
  document.body.innerHTML =
    '<div id="island"><form><a href="#x">x</a><button></button></form></div>';
  island = document.querySelector('#island') as HTMLElement;
  island.addEventListener('submit', sent);
});
afterEach(() => vi.useRealTimers());
const press = () => island.querySelector('button')?.click();

test('a form that is sent while its code is on its way waits for it, and is sent once', async () => {
  let wake = () => {};
  const asked = vi.fn(() => new Promise<void>((done) => (wake = done)));
  holdSubmits(island, asked);
  press();
  press();
  expect(asked).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(islands.patience - 1);
  expect(sent).not.toHaveBeenCalled();
  wake();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toHaveBeenCalledOnce();
  press();
  expect(sent).toHaveBeenCalledTimes(2);
});

test('a form whose code does not come is sent as it is', async () => {
  holdSubmits(island, () => new Promise(() => {}));
  press();
  await vi.advanceTimersByTimeAsync(islands.patience);
  expect(sent).toHaveBeenCalledOnce();
});

test('what sends nothing is let through', () => {
  holdSubmits(island, () => new Promise(() => {}));
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  island.querySelector('a')?.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(false);
});
