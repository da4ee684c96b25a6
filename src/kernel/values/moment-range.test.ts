import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rangeTexts } from '../messages/nl-moment-range';
import { endProblem, isInOrder, momentOfEnd, tellRange } from './moment-range';

test('a range ends after it begins, and is open where it says nothing', () => {
  const [early, late] = ['2026-12-24T18:30:00.000Z', '2026-12-24T18:31:00.000Z'];
  expect(isInOrder({ from: early, until: late })).toBe(true);
  expect(isInOrder({ from: late, until: early })).toBe(false);
  expect(isInOrder({ from: early, until: early })).toBe(false);
  expect(isInOrder({ from: null, until: early })).toBe(true);
  expect(isInOrder({ from: late, until: null })).toBe(true);
});

test('what Amsterdam’s clocks never show is no end of a range', () => {
  expect(endProblem('2026-03-29 02:30')).toBe('skipped');
  expect(endProblem('2026-03-29 03:00')).toBeUndefined();
  expect(endProblem('2026-02-30 12:00')).toBe('none');
  expect(endProblem('2026-12-24')).toBe('none');
  // In autumn an hour comes twice: the first is meant.
  expect(momentOfEnd('2026-10-25 02:30')).toBe('2026-10-25T00:30:00.000Z');
  expect(momentOfEnd('2026-12-24 19:30')).toBe('2026-12-24T18:30:00.000Z');
});

test('a range is told by the ends that it has', () => {
  const told = (from: string | null, until: string | null) =>
    tellRange(rangeTexts, { from, until });
  expect(told('nu', 'straks')).toBe('van nu tot straks');
  expect(told('nu', null)).toBe('vanaf nu');
  expect(told(null, 'straks')).toBe('tot straks');
  expect(told(null, null)).toBe('');
});

test('two ends are in one order at most', () => {
  const moment = fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) });
  fc.assert(
    fc.property(moment, moment, (one, other) => {
      const [a, b] = [one.toISOString(), other.toISOString()];
      const orders = [isInOrder({ from: a, until: b }), isInOrder({ from: b, until: a })];
      expect(orders.filter(Boolean)).toHaveLength(a === b ? 0 : 1);
    }),
  );
});
