import { expect, test } from 'vitest';
import { deliveryTexts } from '../messages/nl-delivery';
import type { Weekday } from './opening-hours';
import { leavesOn, type UsualDelivery } from './usual-delivery';

const workdays: Weekday[] = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag'];
const usual: UsualDelivery = {
  cutOff: '22:00',
  packs: workdays,
  days: 1,
  priceCents: 495,
  freeFromCents: 5000,
};

test.each([
  [workdays, 'workdays'],
  [[...workdays, 'zaterdag', 'zondag'], 'daily'],
  [[...workdays, 'zaterdag'], 'some'],
  [['zaterdag', 'zondag', 'maandag', 'dinsdag', 'woensdag'], 'some'],
] as [Weekday[], string][])('orders that leave on %j leave %s', (packs, name) => {
  expect(leavesOn({ packs })).toBe(name);
});

test.each([
  [{}, 'Op werkdagen voor 22:00 besteld, volgende dag in huis'],
  [{ cutOff: '17:00', days: 2 }, 'Op werkdagen voor 17:00 besteld, binnen 2 bezorgdagen in huis'],
  [
    { packs: [...workdays, 'zaterdag' as const, 'zondag' as const] },
    'Elke dag voor 22:00 besteld, volgende dag in huis',
  ],
  [
    { packs: [...workdays, 'zaterdag' as const] },
    'Op maandag, dinsdag, woensdag, donderdag, vrijdag en zaterdag voor 22:00 besteld, volgende dag in huis',
  ],
])('the usual delivery with %j in words that stay true', (own, words) => {
  expect(deliveryTexts.usual({ ...usual, ...own })).toBe(words);
});

test('what the usual delivery costs', () => {
  expect(deliveryTexts.usualPrice(usual)).toBe(
    'Bezorgen kost € 4,95 en is gratis vanaf € 50.'.replaceAll('€ ', '€\u00a0'),
  );
  expect(deliveryTexts.usualPrice({ ...usual, freeFromCents: undefined })).toBe(
    'Bezorgen kost € 4,95.'.replaceAll('€ ', '€\u00a0'),
  );
  expect(deliveryTexts.usualPrice({ ...usual, priceCents: 0 })).toBe('Bezorgen is gratis.');
});

test.each([
  [{}, 4999, 'Bezorgen € 4,95, gratis vanaf € 50'],
  [{}, 5000, 'Gratis bezorgd'],
  [{ freeFromCents: undefined }, 9900, 'Bezorgen € 4,95'],
  [{ priceCents: 0 }, 100, 'Gratis bezorgd'],
])('what it costs with %j to bring an article of %i cents', (own, cents, words) => {
  expect(deliveryTexts.costs({ ...usual, ...own }, cents)).toBe(words.replaceAll('€ ', '€\u00a0'));
});
