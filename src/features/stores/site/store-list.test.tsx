import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { findAll, get, parseHtml, textOf } from '../../../../tests/harness/html';
import type { StoreHit, StoreResults } from './store-hits';
import { StoreList } from './store-list.view';

const hits = Array.from(
  { length: 60 },
  (_, n): StoreHit => ({
    ...{ id: n + 1, title: `Winkel ${n + 1}`, street: 'Kade', housenumber: '3' },
    ...{ housenumberSuffix: '', zipcode: '4001 AP', place: 'Tiel', href: `/locaties/${n + 1}` },
    state: { open: true, until: '18:00' },
  }),
);
const results = (kind: StoreResults['kind'], more: Partial<StoreResults> = {}): StoreResults => ({
  ...{ kind, text: '', hits, total: hits.length, rough: false },
  ...more,
});
const show = (found: StoreResults, mine?: number) =>
  parseHtml(renderToStaticMarkup(<StoreList results={found} mine={mine} />));
const idsIn = (root: ReturnType<typeof show>) =>
  findAll(root, '[data-item_id]').map(({ attributes }) => Number(attributes['data-item_id']));

test('before anybody asks a few stores stand open, the own one first, and all others one press away', () => {
  const page = show(results('all'), 7);
  expect(textOf(get(page, 'summary')).trim()).toBe('Toon alle 60 winkels');
  expect(idsIn(page).slice(0, 5)).toEqual([7, 1, 2, 3, 4]);
  expect(idsIn(page)).toHaveLength(60);
  expect(idsIn(get(page, 'details'))).toHaveLength(56);
  expect(get(page, 'details ol').attributes.start).toBe('5');
  expect(idsIn(show(results('all'))).slice(0, 2)).toEqual([1, 2]);
});

test('what is found keeps its order, the own store too; of more than are shown not all are promised', () => {
  const near = show(results('near'), 7);
  expect(idsIn(near)).toEqual(hits.map(({ id }) => id));
  expect(textOf(get(near, 'summary')).trim()).toBe('Nog 54 winkels');
  const many = show(results('all', { total: 500 }));
  expect(textOf(get(many, 'summary')).trim()).toBe('Nog 56 winkels');
});
