import { expect, test } from 'vitest';
import type { DeliveryRhythm } from '#kernel/values/delivery-promise';
import { arrivalText, cutOffText, promiseText, readyText } from './promise-text';

const workdays = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag'] as const;
const rhythm: DeliveryRhythm = { cutOff: '22:00', packs: workdays, delivers: workdays, days: 1 };
const evening: DeliveryRhythm = { ...rhythm, between: ['18:00', '22:00'] };
/** A Wednesday morning, and the same day after the cut-off. */
const morning = new Date('2026-11-25T09:00:00+01:00');
const late = new Date('2026-11-25T22:30:00+01:00');

test('every promise names the day with its date', () => {
  const home = { kind: 'home' as const, rhythm };
  expect(promiseText(home, morning)).toBe('Donderdag 26 november in huis');
  expect(promiseText(home, morning, 1)).toBe('Vrijdag 27 november in huis');
  expect(cutOffText(home, morning)).toBe('Voor 22:00 besteld, donderdag 26 november in huis');
  expect(cutOffText(home, late)).toBe('Nu besteld, vrijdag 27 november in huis');
  expect(promiseText({ kind: 'point', rhythm }, morning)).toBe(
    'Donderdag 26 november bij het afhaalpunt',
  );
  expect(promiseText({ kind: 'home', rhythm: { ...rhythm, packs: [] } }, morning)).toBe('');
});

test('what comes in a part of the day says which, and between what times', () => {
  const home = { kind: 'home' as const, rhythm: evening };
  const told = 'donderdagavond 26 november tussen 18:00 en 22:00';
  expect(promiseText(home, morning)).toBe(`D${told.slice(1)}`);
  expect(cutOffText(home, morning)).toBe(`Voor 22:00 besteld, ${told}`);
  expect(arrivalText('2026-11-26', evening)).toBe(told);
});

test('a pickup of today needs no date, and any other has one', () => {
  const today = '2026-11-25';
  expect(readyText({ day: today, from: '14:30' }, today)).toBe('Vandaag klaar vanaf 14:30');
  expect(readyText({ day: '2026-11-26', from: '11:30' }, today)).toBe(
    'Klaar op donderdag 26 november vanaf 11:30',
  );
  expect(readyText({ day: '2026-11-27' }, today)).toBe('Klaar op vrijdag 27 november');
});
