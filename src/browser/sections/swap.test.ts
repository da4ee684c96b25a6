// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { keepFocus } from './swap';

const line = (value: number, id = 7) =>
  `<li data-cart-line="${id}"><input name="quantity" value="${value}"></li>`;

test('a quantity that was typed keeps the focus when its line comes back with it', () => {
  document.body.innerHTML = `<div><h2 tabindex="-1">Mand</h2>${line(1, 6)}${line(1)}</div>`;
  const place = document.querySelector('div') as HTMLElement;
  place.querySelector<HTMLInputElement>('[data-cart-line="7"] input')?.focus();
  const restore = keepFocus(place);
  place.innerHTML = `<h2 tabindex="-1">Mand</h2>${line(1, 6)}${line(3)}`;
  restore(place, place.querySelector('h2') as HTMLElement);
  expect(document.activeElement).toBe(place.querySelector('[data-cart-line="7"] input'));
});
