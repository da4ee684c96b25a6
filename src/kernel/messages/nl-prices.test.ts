import { expect, test } from 'vitest';
import { priceTexts as texts } from './nl-prices';

test('a change of prices reads as what it is', () => {
  const told = [
    texts.told({ way: 'percent', tenths: -125, rounding: '95' }),
    texts.told({ way: 'percent', tenths: 50, rounding: 'none' }),
    texts.told({ way: 'amount', cents: -500, rounding: 'euro' }),
    texts.told({ way: 'fixed', cents: 4995, rounding: 'none' }),
  ];
  expect(told.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
    '12,5% lager, afgerond op ,95',
    '5% hoger',
    '€ 5,00 lager, afgerond op hele euro’s',
    'naar € 49,95',
  ]);
});
