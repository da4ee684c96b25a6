import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changesAfter, versionAt } from './at';

const at = (minute: number) => new Date(minute * 60_000);
const version = fc
  .record({
    start: fc.nat(50),
    lasts: fc.option(fc.integer({ min: 1, max: 30 }), { nil: undefined }),
    isWithdrawn: fc.boolean(),
  })
  .map(({ start, lasts, isWithdrawn }) => ({
    startsAt: at(start),
    endsAt: lasts === undefined ? null : at(start + lasts),
    withdrawnAt: isWithdrawn ? at(0) : null,
  }));
const versions = fc
  .array(version, { maxLength: 8 })
  .map((list) => list.map((one, nth) => ({ ...one, id: nth + 1 })));

test('what holds stays the same until it is said to change', () => {
  fc.assert(
    fc.property(versions, fc.nat(90), (list, minute) => {
      const now = versionAt(list, at(minute));
      const until = changesAfter(list, at(minute));
      const last = until ? until.getTime() / 60_000 : 120;
      expect(last).toBeGreaterThan(minute);
      for (let later = minute; later < last; later += 1) {
        expect(versionAt(list, at(later))).toBe(now);
      }
    }),
  );
});

test('what is taken back, over or still to come never holds; the last that began does', () => {
  fc.assert(
    fc.property(versions, fc.nat(90), (list, minute) => {
      const held = versionAt(list, at(minute));
      const on = list.filter(
        ({ startsAt, endsAt, withdrawnAt }) =>
          !withdrawnAt && startsAt <= at(minute) && (!endsAt || endsAt > at(minute)),
      );
      expect(held === undefined).toBe(on.length === 0);
      if (held) {
        expect(on).toContain(held);
        expect(on.every(({ startsAt }) => startsAt <= held.startsAt)).toBe(true);
      }
    }),
  );
});
