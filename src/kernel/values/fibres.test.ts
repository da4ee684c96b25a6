import { expect, test } from 'vitest';
import { fibreNames, isFibreName } from './fibres';

test('every name of the law is one, however it is written, and what it came from may stand before', () => {
  for (const name of fibreNames) {
    expect(isFibreName(name)).toBe(true);
    expect(isFibreName(name.toUpperCase())).toBe(true);
    for (const origin of ['biologisch', 'biologische', 'gerecycled', 'Gerecyclede']) {
      expect(isFibreName(`${origin} ${name}`)).toBe(true);
    }
  }
  expect(isFibreName('Overige vezels')).toBe(true);
});

test.each([
  ...['', 'merino', 'biologisch', 'wol katoen', 'katoen biologisch', 'vezels', 'overige'],
  ...['gerecycled overige vezels', 'biologisch wol katoen', 'biologisch biologisch wol', ' wol'],
])('%j is no fibre', (text) => expect(isFibreName(text)).toBe(false));
