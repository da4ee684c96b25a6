// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { islands } from '#kernel/limits';
import { holdPresses } from './interaction';

let island: HTMLElement;
const sent = vi.fn((event: Event) => event.preventDefault());
beforeEach(() => {
  vi.useFakeTimers();
  sent.mockClear();
  document.body.innerHTML =
    '<div id="island"><form><a href="#x">x</a><button type="button" id="near"></button>' +
    '<button id="send"></button></form></div>';
  island = document.querySelector('#island') as HTMLElement;
  island.addEventListener('submit', sent);
});
afterEach(() => vi.useRealTimers());
const press = (id = 'send') => island.querySelector<HTMLElement>(`#${id}`)?.click();

test('a form that is sent while its code is on its way waits for it, and is sent once', async () => {
  let wake = () => {};
  const asked = vi.fn(() => new Promise<void>((done) => (wake = done)));
  holdPresses(island, asked);
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
  holdPresses(island, () => new Promise(() => {}));
  press();
  await vi.advanceTimersByTimeAsync(islands.patience);
  expect(sent).toHaveBeenCalledOnce();
});

test('a button that only its code knows waits for that too, and the last that was pressed is done', async () => {
  let wake = () => {};
  holdPresses(island, () => new Promise<void>((done) => (wake = done)));
  press();
  press('near');
  const done = vi.fn();
  island.querySelector('#near')?.addEventListener('click', done);
  await vi.advanceTimersByTimeAsync(islands.patience - 1);
  expect(done).not.toHaveBeenCalled();
  wake();
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toHaveBeenCalledOnce();
  expect(sent).not.toHaveBeenCalled();
});

test('what is no button is let through', () => {
  holdPresses(island, () => new Promise(() => {}));
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  island.querySelector('a')?.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(false);
});
