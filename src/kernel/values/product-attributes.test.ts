import { expect, test } from 'vitest';
import {
  type ProductAttribute,
  readAmount,
  readAttribute,
  strangePart,
  tellAttributes,
} from './product-attributes';

const attribute = (more: Partial<ProductAttribute>): ProductAttribute => ({
  ...{ id: 1, title: 'Pasvorm', english: '', access: 'pasvorm', kind: 'choice', unit: '' },
  ...{ options: [], categories: [], isFilter: true },
  ...more,
});

const options = [
  { id: 7, label: 'Recht', english: 'Straight', aliases: ['straight fit'] },
  { id: 9, label: 'Slank', english: '', aliases: [] },
];

test('a text is the choice that it names, by its label or another way to write it', () => {
  const fit = attribute({ options });
  const found = ['recht', ' STRAIGHT  fit ', 'Slank', 'wijd'].map(
    (text) => readAttribute(fit, text).options,
  );
  expect(found).toEqual([[7], [7], [9], []]);
  expect(['recht', 'wijd'].map((text) => strangePart(fit, text))).toEqual([undefined, 'wijd']);
});

test('several choices stand with a semicolon between them, each once', () => {
  const many = attribute({ options, kind: 'choices' });
  expect(readAttribute(many, 'slank; recht;slank').options).toEqual([9, 7]);
  expect(strangePart(many, 'slank; wijd')).toBe('wijd');
  // One choice may have a semicolon in it.
  const one = attribute({ options: [{ id: 1, label: 'a; b', english: '', aliases: [] }] });
  expect(readAttribute(one, 'a; b').options).toEqual([1]);
});

test('amounts are read as people write them, in hundredths', () => {
  const amounts = ['12,5 cm', '12.5', '1.250', '1.250,75 CM', '3 liter', 'groot', ''].map((text) =>
    readAmount(text, 'cm'),
  );
  expect(amounts).toEqual([12.5, 12.5, 1250, 1250.75, undefined, undefined, undefined]);
  const height = attribute({ kind: 'number', unit: 'cm' });
  expect(readAttribute(height, '0,07 cm').number).toBe(7);
});

test('what an article has is told by its labels, the named ones first, with nothing lost', () => {
  const named = [
    attribute({ title: 'Hoogte', kind: 'number', unit: 'cm' }),
    attribute({ title: 'Pasvorm', options, kind: 'choices' }),
    attribute({ title: 'Wasbaar', kind: 'flag' }),
  ];
  const pairs = { Wassen: '30 graden', Pasvorm: 'SLANK; wijd', Wasbaar: 'yes', Hoogte: '1200' };
  expect(tellAttributes(named, pairs)).toEqual([
    ['Hoogte', '1.200 cm'],
    ['Pasvorm', 'Slank, wijd'],
    ['Wasbaar', 'Ja'],
    ['Wassen', '30 graden'],
  ]);
});
