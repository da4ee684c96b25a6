import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeAddress } from './place-address';

const site = 'https://brink.example';

test('S2.8/4 S2.1/13 the address gets ?place_input={text}; what else it says stays', () => {
  expect(placeAddress(`${site}/winkels`, 'Utrecht')).toBe('/winkels?place_input=Utrecht');
  expect(placeAddress(`${site}/winkels?filter_service=2&place_input=x#top`, '3511 AW')).toBe(
    '/winkels?filter_service=2&place_input=3511+AW#top',
  );
  expect(placeAddress(`${site}/winkels?place_input=Utrecht`, '')).toBe('/winkels');
});

test('S6/4 in the admin’s preview the address is left alone', () => {
  expect(placeAddress(`${site}/admin/pages/12`, 'Utrecht')).toBeUndefined();
  expect(placeAddress(`${site}/login/admin`, 'Utrecht')).toBeUndefined();
  expect(placeAddress(`${site}/winkels?from=admin`, 'Tiel')).toBe(
    '/winkels?from=admin&place_input=Tiel',
  );
});

test('S2.8/4 whatever is typed comes back from the address', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => !/\p{Surrogate}/u.test(text)),
      (text) => {
        const address = new URL(placeAddress(`${site}/winkels`, text) ?? '', site);
        expect(address.searchParams.get('place_input')).toBe(text);
      },
    ),
  );
});
