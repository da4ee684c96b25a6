import { expect, test } from 'vitest';
import { mayMeet } from './popup-meeting';

const meet = (one: object, other: object) =>
  mayMeet({ schedule: {}, conditions: {}, ...one }, { schedule: {}, conditions: {}, ...other });
const forWhom = (one: object, other: object) => meet({ conditions: one }, { conditions: other });
const when = (one: object, other: object) => meet({ schedule: one }, { schedule: other });

test('two popups meet unless nobody could be shown both', () => {
  expect(meet({}, {})).toBe(true);
  expect(forWhom({ devices: ['mobile'] }, { devices: ['tablet', 'desktop'] })).toBe(false);
  expect(forWhom({ devices: ['mobile'] }, { visit: 'first' })).toBe(true);
  expect(forWhom({ visit: 'first' }, { visit: 'returning' })).toBe(false);
  expect(forWhom({ from: ['search'] }, { from: ['own', 'direct'] })).toBe(false);
  // A search engine is a host too.
  expect(forWhom({ from: ['search'] }, { from: ['google.com'] })).toBe(true);
  expect(forWhom({ cart: { most: 0 } }, { cart: { least: 1 } })).toBe(false);
  expect(forWhom({ cart: { most: 1 } }, { cart: { least: 1 } })).toBe(true);
});

test('they don’t where one ends before the other begins, or in other stores', () => {
  expect(when({ until: '2026-06-30' }, { from: '2026-07-01' })).toBe(false);
  expect(when({ from: '2026-07-01' }, { until: '2026-06-30' })).toBe(false);
  expect(when({ until: '2026-07-01' }, { from: '2026-07-01' })).toBe(true);
  expect(when({ until: '2026-06-30', outside: true }, { from: '2026-07-01' })).toBe(true);
  expect(when({ stores: [1] }, { stores: [2] })).toBe(false);
  expect(when({ stores: [] }, { stores: [2] })).toBe(true);
});

test('one that can’t be read opens nowhere', () => {
  expect(when({ from: 'ooit' }, {})).toBe(false);
});
