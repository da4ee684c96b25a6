import { expect, test } from 'vitest';
import { readAddress } from './address-text';

test('a line of an address falls into street, number and what comes after it', () => {
  const read = (text: string) => Object.values(readAddress(text) ?? {});
  expect(read('Oudegracht 112')).toEqual(['Oudegracht', '112', '']);
  expect(read('Oudegracht 112A')).toEqual(['Oudegracht', '112', 'A']);
  expect(read('Laan van Meerdervoort 8 bis')).toEqual(['Laan van Meerdervoort', '8', 'bis']);
  expect(read('Kade 3-2')).toEqual(['Kade', '3', '2']);
  expect(read('Plein 1944 12')).toEqual(['Plein 1944', '12', '']);
  expect(read('2e Dwarsstraat 7')).toEqual(['2e Dwarsstraat', '7', '']);
  expect([readAddress('Oudegracht'), readAddress('')]).toEqual([undefined, undefined]);
});
