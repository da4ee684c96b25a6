import { expect, test } from 'vitest';
import { shortTime, weekText } from './week';

test('days with the same hours are told together', () => {
  const day = '8:00–20:00';
  expect(weekText([day, day, day, day, day, '9:00–17:00', ''])).toBe(
    'ma t/m vr 8:00–20:00, za 9:00–17:00',
  );
  expect(weekText([day, day, '', day, '', '', ''])).toBe('ma en di 8:00–20:00, do 8:00–20:00');
  expect(weekText(['', '', '', '', '', '', ''])).toBe('');
  expect(weekText([])).toBe('');
});

test('hours are written as people do', () => {
  expect(shortTime('08:00')).toBe('8:00');
  expect(shortTime('20:00:00')).toBe('20:00');
});
