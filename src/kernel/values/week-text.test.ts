import { expect, test } from 'vitest';
import { readDay, readWeek } from './week-text';

const nine = [['09:00', '18:00']];

test('a day’s times are read as people write them', () => {
  const texts = ['9-18', '09.00 – 18.00 uur', '9:00 tot 18:00', '09:00-18:00', 'van 9u tot 18u'];
  for (const text of texts) expect(readDay(text)).toEqual(nine);
  expect(readDay('9.30-12.30 en 13:00 - 17:30')).toEqual([
    ['09:30', '12:30'],
    ['13:00', '17:30'],
  ]);
  for (const text of ['', ' Gesloten', 'closed', 'dicht', '-']) expect(readDay(text)).toEqual([]);
  for (const text of ['op afspraak', '9', '25-26', '9:75-18', '9 tot 5', '9-18 op afspraak']) {
    expect(() => readDay(text)).toThrow();
  }
});

test('a week in one text: days, stretches of them, lists, and schema.org’s letters', () => {
  const weekdays = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag'] as const;
  for (const text of [
    'ma-vr 09.00 - 18.00; za 10-17',
    'Maandag t/m vrijdag: 9:00-18:00 uur, zaterdag 10:00 tot 17:00, zondag gesloten',
    'Mo-Fr 09:00-18:00, Sa 10:00-17:00',
    'ma, di, wo, do & vr 9-18 | zat. 10-17',
  ]) {
    const week = readWeek(text);
    expect(weekdays.map((day) => week[day])).toEqual(weekdays.map(() => nine));
    expect([week.zaterdag, week.zondag]).toEqual([[['10:00', '17:00']], []]);
  }
  const apart = readWeek('Ma 13:00-18:00\nDi 9:00-12:00, 13:00-18:00\nza-ma 10-12');
  expect(apart.dinsdag).toEqual([
    ['09:00', '12:00'],
    ['13:00', '18:00'],
  ]);
  expect([apart.zaterdag, apart.maandag.length]).toEqual([[['10:00', '12:00']], 2]);
  expect(readWeek('24/7').zondag).toEqual([['00:00', '24:00']]);
  expect(() => readWeek('op afspraak')).toThrow('noemt geen dag');
  expect(() => readWeek('ma-vr op afspraak')).toThrow('geen tijden');
});
