import { expect, test } from 'vitest';
import { isLater, readyDaysOf } from './ready-days';

const store = (id: number, day: string) => ({
  id,
  ready: { day, isHere: true, text: '', dated: '' },
});

test('a later day than was shown is told, and the same or a sooner one is not', () => {
  const shown = readyDaysOf([store(3, '2026-03-02'), store(13, '2026-03-04')]);
  expect(shown).toBe('3=2026-03-02,13=2026-03-04');
  expect(isLater(shown, store(3, '2026-03-02'))).toBe(false);
  expect(isLater(shown, store(3, '2026-03-03'))).toBe(true);
  expect(isLater(shown, store(13, '2026-03-04'))).toBe(false);
  expect(isLater(shown, store(13, '2026-03-03'))).toBe(false);
});

test.each(['', 'x', '3=', '3=morgen', '13=2026-01-01'])('of %j nothing was promised', (shown) => {
  expect(isLater(shown, store(3, '2026-03-03'))).toBe(false);
});
