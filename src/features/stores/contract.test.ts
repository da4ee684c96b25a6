import { expect, test } from 'vitest';
import { provinces, storeHref, streetLine } from './contract';
import { storeEntity } from './entity';

test('S2.1/6 a store’s address', () => {
  expect(storeHref('utrecht-oudegracht')).toBe('/locaties/utrecht-oudegracht');
  expect(storeEntity.href('tiel')).toBe('/locaties/tiel');
});

test('a letter stands at the number, a word apart from it', () => {
  const line = (housenumber: string, housenumberSuffix: string) =>
    streetLine({ street: 'Kade', housenumber, housenumberSuffix });
  expect([line('3', ''), line('3', 'A'), line('3', 'bis')]).toEqual([
    'Kade 3',
    'Kade 3A',
    'Kade 3 bis',
  ]);
});

test('options of a filter have numbers of their own', () => {
  expect(new Set(provinces.map(({ id }) => id)).size).toBe(provinces.length);
});
