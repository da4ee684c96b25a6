import { expect, test } from 'vitest';
import { providerPath, providerProblem, readProvider } from './address-provider';

test('S8.4/2 a reply with an error number is told by that number', () => {
  expect(providerProblem({ errno: 0 })).toBe('');
  expect(providerProblem({ errno: 2, error: 'x' })).toBe('Geef aub een postcode in');
  for (const errno of [4, 5]) expect(providerProblem({ errno })).toBe('Ongeldige postcode');
  expect(providerProblem({ errno: 9, error: 'Even niet' })).toBe('Onbekende fout: Even niet (9)');
});

test('S7.4/2 street, place and province are read from a reply that has both', () => {
  const reply = { straatnaam: 'Oudegracht', plaatsnaam: 'Utrecht', provincie: 'Utrecht', errno: 0 };
  expect(readProvider(reply)).toEqual({
    street: 'Oudegracht',
    place: 'Utrecht',
    province: 'Utrecht',
  });
  expect(readProvider({ ...reply, straatnaam: '' })).toBeUndefined();
  expect(readProvider({ ...reply, errno: 9 })).toBeUndefined();
  expect(providerPath('3511 aw')).toBe('/json/geodb/getByZipcode/nl/3511AW');
});
