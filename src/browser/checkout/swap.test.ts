// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { swapParts } from './swap';

afterEach(() => {
  vi.restoreAllMocks();
});

const page = (ways: string) =>
  `<form><div data-part="delivery">${ways}</div><input id="zip"><div data-part="total"></div></form>`;

const swap = (form: HTMLFormElement, html: string) =>
  swapParts(document.body, html, { form, data: new FormData(form) } as never);

test('what is being typed in stays where it is on the screen when a way comes in above it', () => {
  document.body.innerHTML = page('<p>Thuis</p>');
  const input = document.querySelector<HTMLInputElement>('#zip') as HTMLInputElement;
  input.focus();
  const isGrown = () => document.body.textContent?.includes('Avond');
  vi.spyOn(input, 'getBoundingClientRect').mockImplementation(
    () => ({ top: isGrown() ? 381 : 300 }) as DOMRect,
  );
  const scroll = vi.spyOn(window, 'scrollBy').mockImplementation(() => {});
  const form = input.form as HTMLFormElement;
  swap(form, page('<p>Thuis</p>'));
  expect(scroll).not.toHaveBeenCalled();
  swap(form, page('<p>Thuis</p><p>Avond</p>'));
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 81, behavior: 'instant' });
});

test('where nothing is being used nothing is scrolled', () => {
  document.body.innerHTML = page('<p>Thuis</p>');
  const scroll = vi.spyOn(window, 'scrollBy').mockImplementation(() => {});
  const form = document.querySelector('form') as HTMLFormElement;
  swap(form, page('<p>Thuis</p><p>Avond</p>'));
  expect(scroll).not.toHaveBeenCalled();
});
