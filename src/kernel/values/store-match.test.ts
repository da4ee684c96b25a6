import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPlaceText, matchStores, postcodeDigits } from './store-match';

const places = [
  'Utrecht',
  'Den Haag',
  "'s-Hertogenbosch",
  'Hengelo',
  'Heerenveen',
  'Sneek',
  'Hoorn',
  'Coevorden',
];
const anyStores = fc
  .array(fc.constantFrom(...places), { maxLength: 12 })
  .map((names) => names.map((place, id) => ({ id, place })));
const lower = (text: string) => text.toLowerCase();

test('S9.4/3 an exact place comes first: nothing else is shown with it', () => {
  fc.assert(
    fc.property(anyStores, fc.constantFrom(...places), fc.boolean(), (stores, place, loud) => {
      const exact = stores.filter((one) => one.place === place);
      const found = matchStores(stores, loud ? place.toUpperCase() : `  ${place} `);
      if (exact.length > 0) expect(found).toEqual({ kind: 'place', stores: exact });
      else expect(found.kind).not.toBe('place');
    }),
  );
});

test('S9.4/3 letters that no place is called match the begin of names', () => {
  const begin = fc.constantFrom('h', 'He', 'HEER', 'den', 'Ut', "'s", 'q', 'Zz');
  fc.assert(
    fc.property(anyStores, begin, (stores, text) => {
      const starting = stores.filter(({ place }) => lower(place).startsWith(lower(text)));
      const found = matchStores(stores, text);
      if (starting.length > 0) expect(found).toEqual({ kind: 'begin', stores: starting });
      else expect(found).toEqual({ kind: 'all', stores });
    }),
  );
});

test('S9.4/3 anything else gives all, in their order', () => {
  const notLetters = fc.constantFrom('3511', '3511 AW', 'Utrecht 2', '%', '', ' ', '12he');
  fc.assert(
    fc.property(anyStores, notLetters, (stores, text) => {
      expect(matchStores(stores, text)).toEqual({ kind: 'all', stores });
    }),
  );
});

test('S9.4/3 a typing error in a place is forgiven, and told from a name that fits', () => {
  const stores = [...places, 'Amsterdam', 'Amersfoort', 'Den Helder', 'Ede'].map((place) => ({
    place,
  }));
  for (const [text, place] of [
    ['Amstrdam', 'Amsterdam'],
    ['amsterdamm', 'Amsterdam'],
    ['Amsetrdam', 'Amsterdam'],
    ['Utrect', 'Utrecht'],
    ['Urtecht', 'Utrecht'],
    ['den hag', 'Den Haag'],
    ['denhaaag', 'Den Haag'],
    ['s-gravenhaage', 'Den Haag'],
    ['den bosh', "'s-Hertogenbosch"],
    ['Ammstrdam', 'Amsterdam'],
    ['heerenven', 'Heerenveen'],
    ['Sneeck', 'Sneek'],
  ]) {
    expect([text, matchStores(stores, text as string)]).toEqual([
      text,
      { kind: 'typo', stores: [{ place }] },
    ]);
  }
  for (const text of ['xqzv', 'Ode', 'Snek', 'Utrxxht', 'Rotterdam', 'Parijs', 'a'.repeat(500)])
    expect([text, matchStores(stores, text).kind]).toEqual([text, 'all']);
});

test('S9.4/3 any single error in a name of six letters or more still finds its place', () => {
  const long = places.filter((place) => place.length >= 6 && /^\w+$/.test(place));
  const stores = long.map((place) => ({ place }));
  fc.assert(
    fc.property(fc.constantFrom(...long), fc.nat(), fc.constantFrom('', 'x'), (place, n, put) => {
      const at = 1 + (n % (place.length - 2));
      const typed = place.slice(0, at) + put + place.slice(at + 1);
      expect(matchStores(stores, typed)).toEqual({ kind: 'typo', stores: [{ place }] });
    }),
  );
});

test('S9.4/3 whatever is typed, what is shown is among the stores, each once and in order', () => {
  fc.assert(
    fc.property(anyStores, fc.string(), (stores, text) => {
      const { stores: found } = matchStores(stores, text);
      expect(found).toEqual(stores.filter((one) => found.includes(one)));
      expect(found.length > 0).toBe(stores.length > 0);
    }),
  );
});

test('S9.4/3 a place is known by what people call it, and without its accents', () => {
  const stores = [{ place: "'s-Hertogenbosch" }, { place: 'Den Haag' }, { place: 'Súdwest' }];
  const first = (text: string) => matchStores(stores, text).stores[0]?.place;
  expect(first('den bosch')).toBe("'s-Hertogenbosch");
  expect(first('’s-Gravenhage')).toBe('Den Haag');
  expect(first('sudwest')).toBe('Súdwest');
  expect(isPlaceText('’s-Hertogenbosch')).toBe(true);
  expect(isPlaceText('3511')).toBe(false);
});

test('a postcode is known by its digits, with letters or without', () => {
  expect(['3511', '3511AW', ' 3511 aw '].map(postcodeDigits)).toEqual(['3511', '3511', '3511']);
  expect(['0511', '351', '3511 A', 'Utrecht', '35111'].map(postcodeDigits)).toEqual(
    Array(5).fill(undefined),
  );
});

test('S9.4/3 a city is found by each of its names', () => {
  const stores = [{ place: "'s-Hertogenbosch" }, { place: 'Den Haag' }];
  for (const [text, place] of [
    ['hertogenbosch', "'s-Hertogenbosch"],
    ['Den Bosch', "'s-Hertogenbosch"],
    ['gravenhage', 'Den Haag'],
    ["'s-gravenhage", 'Den Haag'],
    ['s gravenhage', 'Den Haag'],
    ['denhaag', 'Den Haag'],
    ['den  haag', 'Den Haag'],
  ] as const) {
    expect(matchStores(stores, text)).toEqual({ kind: 'place', stores: [{ place }] });
  }
});

test('S9.4/3 a place’s name begins with a letter and has no digits', () => {
  expect(['Ede', 'st. Annen', "'t Harde", 'Súdwest-Fryslân', ' ede '].every(isPlaceText)).toBe(
    true,
  );
  expect(['', '3511 Ede', '-Ede', '.', 'Ede 2', 'Ede%'].some(isPlaceText)).toBe(false);
});
