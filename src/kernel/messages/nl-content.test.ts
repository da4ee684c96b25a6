import { expect, test } from 'vitest';
import { contentTexts } from './nl-content';

const { openText } = contentTexts.stores;

test('a store says until when it is open, or when it opens', () => {
  const next = (inDays: number) => ({
    open: false as const,
    next: { from: '09:30', weekday: 'dinsdag' as const, inDays, date: '2027-01-05' },
  });
  expect(openText({ open: true, until: '18:00' })).toBe('Nu open tot 18:00');
  expect(openText({ open: true })).toBe('Dag en nacht open');
  const closesIn = (minutes: number) => openText({ open: true, until: '18:00', closesIn: minutes });
  expect(closesIn(31)).toBe('Nu open tot 18:00');
  expect(closesIn(20)).toBe('Nu open, sluit over 20 minuten');
  expect(closesIn(1)).toBe('Nu open, sluit over 1 minuut');
  expect(openText(next(0))).toBe('Nu gesloten, vandaag open vanaf 09:30');
  expect(openText(next(1))).toBe('Nu gesloten, morgen open vanaf 09:30');
  expect(openText(next(3))).toBe('Nu gesloten, dinsdag open vanaf 09:30');
  expect(openText(next(7))).toBe('Nu gesloten, dinsdag 5 jan weer open vanaf 09:30');
  expect(openText({ open: false })).toBe('Gesloten');
});

test('a weekday that begins a line has a capital', () => {
  expect([contentTexts.stores.weekday('dinsdag'), contentTexts.stores.weekday('zondag')]).toEqual([
    ...['Dinsdag', 'Zondag'],
  ]);
});
