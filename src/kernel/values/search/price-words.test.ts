import { expect, test } from 'vitest';
import { readPrice } from './price-words';

test('words of price are read apart from what is asked', () => {
  expect(readPrice('jas onder 150')).toEqual({ words: 'jas', max: '150' });
  expect(readPrice('jas onder de 150 euro')).toEqual({ words: 'jas', max: '150' });
  expect(readPrice('wollen trui tot € 49,95')).toEqual({ words: 'wollen trui', max: '49.95' });
  expect(readPrice('tot €50,- sjaal')).toEqual({ words: 'sjaal', max: '50' });
  expect(readPrice('vaas vanaf 20')).toEqual({ words: 'vaas', min: '20' });
  expect(readPrice('sjaal tussen 20 en 50 euro rood')).toEqual({
    words: 'sjaal rood',
    min: '20',
    max: '50',
  });
  expect(readPrice('jas vanaf 50 tot 100')).toEqual({ words: 'jas', min: '50', max: '100' });
  expect(readPrice('coat under €150')).toEqual({ words: 'coat', max: '150' });
  expect(readPrice('scarf between 20 and 50')).toEqual({ words: 'scarf', min: '20', max: '50' });
});

test('ages, sizes, measures and bare numbers are no price', () => {
  for (const typed of [
    ...['jas', 'jas 150', 'maat 42', 'maat 36 tot 44', 'speelgoed vanaf 3 jaar', 'kaars tot 20 cm'],
    ...['onder 50', 'onderjurk 40', 'tafel onder', 'vanaf 8712345678906', ''],
  ])
    expect([typed, readPrice(typed)]).toEqual([typed, undefined]);
});
