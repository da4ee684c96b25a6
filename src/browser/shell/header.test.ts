// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { startHeader } from './header';

const root = document.documentElement.classList;

/** As browsers do: what folds open tells it afterwards alone, a popover before as well. */
const toggled = (element: Element, newState: 'open' | 'closed') => {
  const types = element.matches('[popover]') ? ['beforetoggle', 'toggle'] : ['toggle'];
  for (const type of types) element.dispatchEvent(Object.assign(new Event(type), { newState }));
};

test('S4.10/3 the menu’s class goes with the menu, and not with what folds open within it', () => {
  document.body.innerHTML =
    '<div id="menu" popover data-menu-panel><details open><summary>Kleding</summary></details></div>';
  startHeader();
  const [menu, part] = ['#menu', 'details'].map((one) => document.querySelector(one) as Element);
  if (!menu || !part) throw new Error('no menu');
  // A browser tells it of each part that is open as soon as it has read the page.
  toggled(part, 'open');
  expect(root.contains('menu-open')).toBe(false);
  toggled(menu, 'open');
  expect(root.contains('menu-open')).toBe(true);
  toggled(part, 'closed');
  expect(root.contains('menu-open')).toBe(true);
  toggled(menu, 'closed');
  expect(root.contains('menu-open')).toBe(false);
});
