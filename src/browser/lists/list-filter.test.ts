// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { tellLoaded } from '../sections/reload';

const list = (condition: string) => `
<section id="lijst" data-list-filter data-filter-target="li" data-filter-selector="b"
  data-filter-condition="${condition}">
  <input id="filter" data-list-filter-input />
  <p data-list-filter-status data-one="trui" data-many="truien" data-none="Geen resultaten"></p>
  <div data-list-filter-group><ul><li><b>Rode trui</b> wol</li><li><b>Rode jurk</b> trui</li></ul></div>
  <div data-list-filter-group><details><ul><li><b>Blauwe sok</b></li></ul></details></div>
</section>`;

const get = <T extends HTMLElement>(selector: string): T => {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const type = (words: string, event = 'keyup') => {
  const input = get<HTMLInputElement>('#filter');
  input.value = words;
  input.dispatchEvent(new Event(event, { bubbles: true }));
};
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('li')]
    .filter((item) => !item.hidden)
    .map((item) => item.textContent);
const status = () => get('[data-list-filter-status]').textContent;

// It listens on the document, so once is enough for all tests.
beforeAll(async () => {
  const { startListFilters } = await import('./list-filter');
  startListFilters();
});
beforeEach(() => {
  document.body.innerHTML = list('every');
  type('');
});

test('S2.2/25 S3.11/4 S5.5/2 each key-up filters by every word, in capitals or not', () => {
  type(' rode  TRUI');
  expect(shown()).toEqual(['Rode trui wol']);
  expect(status()).toBe('1 trui');
  expect(get<HTMLElement>('[data-list-filter-group]:last-of-type').hidden).toBe(true);
  type('rode', 'input');
  expect(status()).toBe('2 truien');
  type('rode sok');
  expect(shown()).toEqual([]);
  expect(status()).toBe('Geen resultaten');
  type('');
  expect(shown()).toHaveLength(3);
  expect(status()).toBe('');
});

test('S2.2/25 what is found in a fold stands open, until nothing is asked for', () => {
  const fold = () => get<HTMLDetailsElement>('details');
  expect(fold().open).toBe(false);
  type('sok');
  expect(fold().open).toBe(true);
  type('');
  expect(fold().open).toBe(false);
});

test('S2.2/24 under some an item needs one of the words', () => {
  document.body.innerHTML = list('some');
  type('trui sok');
  expect(shown()).toEqual(['Rode trui wol', 'Blauwe sok']);
});

test('S2.2/24 S9.9/11 without a condition it is every; items may stand elsewhere on the page', () => {
  document.body.innerHTML = `
    <div data-list-filter data-filter-target="li" data-filter-selector="b">
      <input id="filter" data-list-filter-input />
    </div>
    <ul><li><b>Rode trui</b> wol</li><li><b>Blauwe sok</b></li></ul>`;
  type('rode sok');
  expect(shown()).toEqual([]);
  type('rode');
  expect(shown()).toEqual(['Rode trui wol']);
});

test('S2.2/23 what was typed filters a section that is loaded anew', () => {
  type('sok');
  document.body.innerHTML = list('every');
  expect(shown()).toHaveLength(3);
  tellLoaded(get('#lijst'), { enabled: new Map(), counts: new Map() });
  expect(get<HTMLInputElement>('#filter').value).toBe('sok');
  expect(shown()).toEqual(['Blauwe sok']);
  expect(status()).toBe('1 trui');
});
