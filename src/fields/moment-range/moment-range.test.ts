import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aField, posted } from '../build.test-support';
import { checkField } from '../check';
import { momentRangeField } from './field';
import { readEnds, writeEnds } from './value';

const field = aField({ type: 'MomentRangeField', name: 'huur', label: 'Huur', required: 'Y' });
const read = (sent: Record<string, string>) => momentRangeField.readPosted(posted(sent), field);
const problems = (value: string) =>
  checkField(field, value).map(({ part, message }) => [part, message]);

test('its ends are sent apart, as browsers write them, and may stay open', () => {
  const from = '2026-12-24T19:30';
  expect(read({ 'huur[from]': from, 'huur[until]': '2026-12-26T12:00' })).toBe(
    '2026-12-24 19:30/2026-12-26 12:00',
  );
  expect(read({ 'huur[from]': from, 'huur[until]': '' })).toBe('2026-12-24 19:30/');
  expect(read({ 'huur[from]': '', 'huur[until]': from })).toBe('/2026-12-24 19:30');
  expect(read({})).toBe('');
  expect(read({ huur: '2026-12-24 19:30/2026-12-26T12:00' })).toBe(
    '2026-12-24 19:30/2026-12-26 12:00',
  );
});

test('what is wrong is told at the end that it is of', () => {
  expect(problems('')).toEqual([[undefined, 'Huur is vereist.']]);
  expect(problems('2026-12-24 19:30/')).toEqual([]);
  expect(problems('2026-12-24 19:30/2026-12-24 19:30')).toEqual([
    ['until', 'Kies een moment na het begin.'],
  ]);
  expect(problems('2026-03-29 02:30/2026-04-01 10:00')).toEqual([
    ['from', 'Deze tijd is er die nacht niet: de klok gaat dan een uur vooruit.'],
  ]);
  expect(problems('morgen/')).toEqual([['from', 'Vul een dag en een tijd in.']]);
  expect(momentRangeField.isPossible('/morgen', field)).toBe(false);
  expect(momentRangeField.isPossible('/2026-12-24 19:30', field)).toBe(true);
});

test('it is shown in words', () => {
  const show = (value: string) => momentRangeField.show(value, field);
  expect(show('2026-12-24 19:30/2026-12-26 12:00')).toBe(
    'van 24 december 2026, 19:30 tot 26 december 2026, 12:00',
  );
  expect(show('/2026-12-26 12:00')).toBe('tot 26 december 2026, 12:00');
  expect(show('')).toBe('');
});

test('whatever was sent of it is kept as it will be read', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (from, until) => {
      const value = read({ 'huur[from]': from, 'huur[until]': until });
      expect(writeEnds(readEnds(value))).toBe(value);
      expect(read({ huur: value })).toBe(value);
    }),
  );
});
