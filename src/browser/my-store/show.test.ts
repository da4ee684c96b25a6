// @vitest-environment happy-dom
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StockList } from '#features/stock/site/stock-list.view';
import type { MyStore } from '#kernel/values/my-store';
import { showMyStore } from './show';

const store = (more: Partial<MyStore> = {}): MyStore => ({
  id: 12,
  name: 'Tiel Waterstraat',
  href: '/locaties/tiel',
  state: { open: true, until: '18:00' },
  holds: 60_000,
  ...more,
});

const SLOT =
  '<li data-my-store-slot hidden><a href="/winkels"><b data-my-store-name></b><span data-my-store-state></span></a></li>';

const option = (id: number, checked = false) =>
  `<label data-filter-id="${id}" data-beyond><input type="radio" name="filter_store" value="${id}" ${checked ? 'checked' : ''}></label>`;
const FORM = `<form><div data-my-store-filter="store"><a href="/x"><span>Op voorraad<span>Kies</span></span></a>
  <label hidden><input type="checkbox"><span>Op voorraad<span></span></span></label></div>
  <fieldset data-filter-column="store"><div>${option(3)}${option(12)}</div></fieldset></form>`;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<ul>${SLOT}</ul><ul>${SLOT}</ul>${FORM}`;
});
afterEach(() => {
  showMyStore(undefined, async () => true);
  vi.useRealTimers();
});

const slots = () => [...document.querySelectorAll<HTMLElement>('[data-my-store-slot]')];
const link = () => document.querySelector<HTMLElement>('[data-my-store-filter] a');
const label = () => document.querySelector<HTMLElement>('[data-my-store-filter] label');
const box = () => label()?.querySelector('input');

test('each place on the page tells the store and leads to it; without one they are empty', () => {
  showMyStore(store(), async () => true);
  for (const slot of slots()) {
    expect(slot.hidden).toBe(false);
    expect(slot.textContent).toBe('Tiel Waterstraat · open tot 18:00');
    expect(slot.querySelector('a')?.getAttribute('href')).toBe('/locaties/tiel');
  }
  showMyStore(undefined, async () => true);
  expect(slots().map(({ hidden }) => hidden)).toEqual([true, true]);
});

test('what is told is asked anew when it stops being true, and once', async () => {
  const ask = vi.fn(async () => {
    showMyStore(store({ state: { open: false }, holds: 3_600_000 }), ask);
    return true;
  });
  showMyStore(store(), ask);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(ask).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(slots()[0]?.textContent).toBe('Tiel Waterstraat · gesloten');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a browser that slept asks when it is looked at again, and tells no state that nobody knows', async () => {
  const ask = vi.fn(async () => false);
  showMyStore(store(), ask);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(ask).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + 7_200_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(slots()[0]?.textContent).toBe('Tiel Waterstraat');
  expect(slots()[0]?.hidden).toBe(false);
});

test('S2.2/8 in filters it is one press, comes first among the stores, and a second press takes it back', async () => {
  showMyStore(store(), async () => true);
  const [first] = document.querySelectorAll<HTMLElement>('[data-filter-id]');
  expect(first?.dataset.filterId).toBe('12');
  expect(first?.dataset.beyond).toBeUndefined();
  expect(link()?.hidden).toBe(true);
  expect(label()?.hidden).toBe(false);
  expect(label()?.textContent).toContain('Tiel Waterstraat');
  expect(box()?.checked).toBe(false);
  box()?.click();
  const radio = first?.querySelector('input') as HTMLInputElement;
  expect([box()?.checked, radio.checked]).toEqual([true, true]);
  // Another store, from the list itself.
  document.querySelector<HTMLInputElement>('[data-filter-id="3"] input')?.click();
  expect(box()?.checked).toBe(false);
  showMyStore(undefined, async () => true);
  expect(link()?.hidden).toBe(false);
  expect(label()?.hidden).toBe(true);
  expect(link()?.textContent).toContain('Kies je winkel');
});

test('a store that a listing does not know leaves the link as it is', () => {
  showMyStore(store({ id: 99 }), async () => true);
  expect(link()?.hidden).toBe(false);
  expect(label()?.hidden).toBe(true);
});

test('a list that a kept page came with begins with the store until its island wakes', () => {
  document.body.innerHTML = `<etalage-island><div data-stock><ul><li>A</li></ul><details><ul>
    <li>B <button data-my-store="12" value="12">Maak<span>: B</span></button></li></ul></details></div></etalage-island>`;
  showMyStore(store(), async () => true);
  showMyStore(store(), async () => true);
  const rows = [...document.querySelectorAll('li')].map((row) => row.textContent);
  expect(rows).toEqual(['Mijn winkelB Niet meer mijn winkel: B', 'A']);
  expect(document.querySelector('button')?.value).toBe('');
});

test('a list of stock begins with the own store, also when it has none of it', () => {
  const page = renderToStaticMarkup(
    createElement(StockList, {
      availability: {
        web: 3,
        at: '2026-07-01T22:05:00Z',
        stores: [3, 12].map((locationId) => ({
          ...{ locationId, title: `Brink ${locationId}`, href: `/locaties/${locationId}` },
          ...{ place: 'Tiel', pieces: 4 },
        })),
      },
    }),
  );
  document.body.innerHTML = `<etalage-island><div data-stock>${page}</div></etalage-island>`;
  const rows = () => [...document.querySelectorAll('li')].map((row) => row.textContent ?? '');
  const show = (id: number, name: string) => showMyStore(store({ id, name }), async () => true);
  show(7, 'Ede Markt');
  show(7, 'Ede Markt');
  expect(rows()).toHaveLength(3);
  expect(rows()[0]).toBe('Mijn winkelEde MarktNiet op voorraad');
  expect(document.querySelector('li a')?.getAttribute('href')).toBe('/locaties/tiel');
  show(12, 'Tiel');
  expect(rows()).toHaveLength(2);
  expect(rows()[0]).toMatch(/^Mijn winkelBrink 12/);
});
