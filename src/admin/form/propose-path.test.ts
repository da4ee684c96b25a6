import { expect, test } from 'vitest';
import { slugOf, withPath } from './propose-path';

test('a title becomes an address without accents or signs', () => {
  expect(slugOf('Cadeaus voor Père & Mère!')).toBe('cadeaus-voor-pere-mere');
  expect(slugOf(' – ')).toBe('');
});

test('the address of a new page follows its title and the page above, until it is written by hand', () => {
  const begun = { title: '', path: '', parent: '' };
  const titled = { ...begun, ...withPath(begun, { title: 'Onze actie' }) };
  expect(titled.path).toBe('/onze-actie');
  const below = { ...titled, ...withPath(titled, { parent: '/nieuw' }) };
  expect(below.path).toBe('/nieuw/onze-actie');
  const own = { ...below, ...withPath(below, { path: '/actie' }) };
  expect({ ...own, ...withPath(own, { title: 'Iets anders' }) }.path).toBe('/actie');
});
