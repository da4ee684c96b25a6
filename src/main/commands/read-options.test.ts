import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOf, localTime } from '#kernel/values/dutch-dates';
import { amount, columnNames, endOfDay, oneOf, startOfDay, wholeNumber } from './read-options';

test('a day lasts from midnight to midnight on Dutch clocks, also when those are moved', () => {
  const days = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(days, (day) => {
      const [start, end] = [startOfDay(day), endOfDay(day)];
      expect(dayOf(start)).toBe(day);
      expect(localTime(start).minutes).toBe(0);
      expect(dayOf(new Date(end.getTime() - 1))).toBe(day);
      expect(localTime(end).minutes).toBe(0);
    }),
  );
  expect(startOfDay('2026-03-29').toISOString()).toBe('2026-03-28T23:00:00.000Z');
  expect(endOfDay('2026-03-29').toISOString()).toBe('2026-03-29T22:00:00.000Z');
});

test.each(['2026-02-30', '2026-13-01', 'morgen', '', '26-1-1'])('%j is no day', (text) => {
  expect(() => startOfDay(text)).toThrow('een dag');
});

test('an amount and a number are read, or refused in words', () => {
  expect(amount('12,50')).toBe(1250);
  expect(() => amount('0')).toThrow('een bedrag');
  expect(wholeNumber(100)('10')).toBe(10);
  expect(() => wholeNumber(100)('101')).toThrow('tot 100');
});

test('columns are named one after another', () => {
  expect(columnNames('plaats=Stad = dorp', columnNames('postcode=Post Code'))).toEqual({
    postcode: 'Post Code',
    plaats: 'Stad = dorp',
  });
  for (const text of ['postcode', '=Post', 'postcode=']) {
    expect(() => columnNames(text)).toThrow('naam=kolom');
  }
});

test('one of some is taken by its own name and by that of the screen', () => {
  const read = oneOf({ paid: 'Betaald', open: 'Open' });
  expect(['paid', 'BETAALD', ' open '].map(read)).toEqual(['paid', 'paid', 'open']);
  expect(() => read('kwijt')).toThrow('een van: paid (Betaald), open (Open)');
});
