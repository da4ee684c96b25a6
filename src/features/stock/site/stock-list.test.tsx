import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { StockAvailability, StockPlace } from '#features/catalog/contract';
import { find, findAll, get, parseHtml, textOf } from '../../../../tests/harness/html';
import { StockList } from './stock-list.view';

const place = (number: number, given: Partial<StockPlace> = {}): StockPlace => ({
  locationId: number,
  title: `Winkel ${number}`,
  href: `/winkels/winkel-${number}`,
  place: 'Utrecht',
  pieces: 9,
  ...given,
});

const show = (given: Partial<StockAvailability>) => {
  const availability = { web: 0, stores: [], at: '2026-07-01T22:05:00Z', ...given };
  return parseHtml(renderToStaticMarkup(<StockList availability={availability} />));
};

test('S1/8 how many stores have it is said, and of none that none has', () => {
  expect(textOf(show({}))).toContain('In geen enkele winkel');
  expect(textOf(show({ stores: [place(1)] }))).toContain('In 1 winkel ');
  const two = textOf(show({ stores: [place(1), place(2)] }));
  expect(two).toContain('In 2 winkels');
  expect(two).not.toContain('In geen enkele winkel');
});

test('S1/8 the three nearest stores, the own one or the only one are shown at once, and the others behind a button', () => {
  const stores = [1, 2, 3, 4, 5, 6].map((number) => place(number));
  const titles = (page: ReturnType<typeof show>, selector: string) =>
    findAll(page, selector).map((row) => textOf(row).match(/Winkel \d/)?.[0]);
  const names = stores.map(({ title }) => title);
  const near = show({ stores, near: { text: '3511', kind: 'found' } });
  expect(titles(near, 'ul li')).toEqual(names);
  expect(titles(near, 'details li')).toEqual(names.slice(3));
  expect(textOf(get(near, 'summary'))).toBe('Toon alle winkels Toon minder winkels');
  // In words of the nearest alone: in each row it would be the same.
  const buttons = findAll(near, 'button');
  expect(buttons.filter(({ attributes }) => !attributes.title)).toEqual([buttons[0]]);
  // What scrolls by itself is reached by a keyboard, and has a name.
  const box = get(near, 'details section');
  expect([box.attributes.tabindex, box.attributes['aria-label']]).toEqual([
    '0',
    'Voorraad in de winkel',
  ]);
  const mine = show({ stores, mine: place(3) });
  expect(titles(mine, 'ul li')[0]).toBe('Winkel 3');
  expect(titles(mine, 'details li')).toEqual(names.filter((name) => name !== 'Winkel 3'));
  const one = show({ stores: stores.slice(0, 1) });
  expect(find(one, 'details')).toBeUndefined();
  expect(titles(one, 'ul li')).toEqual(['Winkel 1']);
  // Nobody said where he is: none of them is nearer than another.
  expect(titles(show({ stores }), 'details li')).toEqual(names);
});

test('a store leads to its page and to putting aside, where it has those', () => {
  const [full, bare] = findAll(
    show({
      stores: [
        place(1, { reserveHref: '/reserveren/3/1', distance: '3,4 km', pieces: 2 }),
        place(2, { href: undefined, pieces: 1 }),
      ],
    }),
    'details li',
  );
  if (!full || !bare) throw new Error('no stores');
  expect(findAll(full, 'a').map(({ attributes }) => attributes.href)).toEqual([
    '/winkels/winkel-1',
    '/reserveren/3/1',
  ]);
  expect(textOf(full)).toBe(
    'Winkel 1 Maak dit mijn winkel Nog 2 in Utrecht · 3,4 km Reserveer in de winkel bij Winkel 1',
  );
  // Nobody makes his own what has no page.
  expect([...findAll(bare, 'a'), ...findAll(bare, 'button')]).toEqual([]);
  expect(textOf(bare)).toBe('Winkel 2 Laatste stuk in Utrecht');
});

test('when it was seen is told in Dutch time, hours and minutes', () => {
  const time = get(show({}), 'time');
  expect(textOf(time)).toBe('Bijgewerkt om 00:05');
  expect(time.attributes.datetime ?? time.attributes.dateTime).toBe('2026-07-01T22:05:00Z');
});

test.each([
  [0, 'none'],
  [1, 'some few'],
  [3, 'some few'],
  [4, 'some'],
])('%i pieces online look like %s', (web, look) => {
  const [, pieces] = findAll(show({ web }), 'span');
  const names = (pieces?.attributes.class ?? '').replaceAll(/_|-?[\da-z]{5,}/g, '');
  expect(names.split(' ').sort()).toEqual(look.split(' ').sort());
});

test.each([
  ['found', 'near'],
  ['rough', 'near'],
  ['wrong', 'wrong'],
  ['unknown', 'wrong'],
] as const)('a postcode that is %s is told as %s', (kind, look) => {
  const note = get(show({ near: { text: '3511', kind } }), '[id=voorraad-dichtbij-melding]');
  expect(textOf(note)).toContain('3511');
  expect(note.attributes.class).toContain(look);
  expect(note.attributes.class).not.toContain(look === 'near' ? 'wrong' : 'near');
});
