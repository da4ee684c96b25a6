import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codecOf } from '#fields/codecs';
import { type ValueRules, valueTypeNames } from '#kernel/define/entity';
import { minutesOf, weekdays } from '#kernel/values/opening-hours';
import { isTime, tidyTime } from './clock-time';
import { optionsOf } from './definitions';
import { readEuro, writeEuro } from './euro';
import { filterRows } from './filter';
import { newGroup, tellGroup } from './groups';
import { copyDay, tellSpecial, weekIn } from './hours';
import { inputs } from './inputs';
import { linkRows, pairRows, paragraphRows, richRows, textRows } from './lists';
import { readLocal, writeLocal, zoneAt } from './moment';
import { rangeRow, rangeRows } from './ranges';
import { tidySchedule } from './schedule';
import { JsonValue } from './simple';

test('every type of value has an input of its own', () => {
  for (const type of valueTypeNames) {
    expect(inputs[type]?.Input, type).toBeTypeOf('function');
    expect(inputs[type].Input, type).not.toBe(JsonValue);
  }
});

const holds = (rules: ValueRules, value: unknown): void => {
  const read = codecOf(rules).schema(rules).safeParse(value);
  expect(read.error?.issues[0]?.message, JSON.stringify(value)).toBeUndefined();
};

const word = fc.stringMatching(/^[a-zA-Z][a-zA-Z0-9 ]{0,10}[a-z]$/);

type Rows = { read: (value: unknown) => never[]; write: (rows: never) => unknown };

/** What an input shows of a value and writes again is that value, and its codec takes it. */
const comesBack = <T,>(type: ValueRules['type'], rows: unknown, values: fc.Arbitrary<T>) => {
  const { read, write } = rows as Rows;
  fc.assert(
    fc.property(values, (value) => {
      const written = write(read(value) as never);
      expect(written).toEqual(value);
      holds({ type }, written);
    }),
  );
};

test('sums come back as they were', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (cents) => {
      expect(readEuro(writeEuro(cents))).toBe(cents);
    }),
  );
  expect(readEuro('€ 12,5')).toBe(1250);
  expect(readEuro('twaalf')).toBeUndefined();
});

test('lists of texts come back as they were', () => {
  comesBack('TextsField', textRows, fc.array(word));
  comesBack('ParagraphsField', paragraphRows, fc.array(word));
});

test('pairs come back as they were', () => {
  comesBack('PairsField', pairRows, fc.dictionary(word, word));
});

test('the parts of an article come back as they were', () => {
  const item = fc.oneof(
    fc.record({ h: word }),
    fc.record({ p: word }),
    fc.record({ ul: fc.array(word, { minLength: 1 }) }),
  );
  comesBack('RichItemsField', richRows, fc.array(item));
});

test('links by name come back as they were', () => {
  const line = fc.oneof(word, fc.tuple(word, fc.stringMatching(/^\/[a-z]{1,8}$/)));
  const text = fc.array(line).map((all) => all.map((one) => [one].flat().join(' | ')).join('\n'));
  comesBack('LinkLinesField', linkRows, text);
});

test('ranges and filters come back as they were', () => {
  const range = fc
    .tuple(word, word)
    .map((ends) => ends.map((end) => end.replaceAll(' ', '')).sort());
  comesBack('RangesField', rangeRows, fc.array(range));
  comesBack('RangeField', rangeRow, fc.option(range));
  comesBack(
    'FixedFilterField',
    filterRows,
    fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.array(fc.nat({ max: 999 }))),
  );
});

test('what is not whole yet stays in the form alone', () => {
  expect(textRows.write(['a', ' '])).toEqual(['a']);
  expect(pairRows.write([{ name: 'a', text: '' }])).toEqual({});
  expect(rangeRow.write([['', ' ']])).toBeNull();
});

test('a moment is what Dutch clocks show, in winter and in summer', () => {
  expect(writeLocal('2026-01-10T12:00:00.000Z')).toBe('2026-01-10T13:00');
  expect(writeLocal('2026-07-10T12:00:00.000Z')).toBe('2026-07-10T14:00');
  expect(readLocal('2026-07-10T14:00')).toBe('2026-07-10T12:00:00.000Z');
  // A time that is skipped is an hour later; of an hour that is there twice, the first.
  expect(readLocal('2026-03-29T02:30')).toBe('2026-03-29T01:30:00.000Z');
  expect(readLocal('2026-10-25T02:30')).toBe('2026-10-25T00:30:00.000Z');
  expect(readLocal('')).toBeUndefined();
  expect(writeLocal(null)).toBe('');
  expect(zoneAt('2026-07-10T12:00:00.000Z')).toContain('UTC+2');
  expect(zoneAt('2026-12-31T23:30:00.000Z')).toContain('UTC+1');
});

test('whole minutes come back as the moment that they were', () => {
  const minutes = fc.integer({ min: 0, max: 60 * 24 * 365 * 20 });
  fc.assert(
    fc.property(minutes, (count) => {
      const moment = new Date(Date.UTC(2015, 0, 1) + count * 60_000).toISOString();
      const back = readLocal(writeLocal(moment)) ?? '';
      holds({ type: 'DatetimeField' }, back);
      // The second of two equal hours is told as the first.
      expect([0, 3_600_000]).toContain(Date.parse(moment) - Date.parse(back));
    }),
  );
});

test.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['9.05', '09:05'],
  ['24:00', '24:00'],
  ['25', '25'],
  ['straks', 'straks'],
])('%s is typed for %s', (typed, time) => expect(tidyTime(typed)).toBe(time));

test('whatever is a time stays it', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const tidied = tidyTime(text);
      if (isTime(tidied)) expect(minutesOf(tidied)).not.toBeNaN();
      expect(tidyTime(tidied)).toBe(tidied);
    }),
  );
});

test('a week is whole, and a day of it is copied to all', () => {
  const week = copyDay(weekIn({ maandag: [['09:00', '18:00']] }), 'maandag');
  expect(Object.keys(week)).toEqual([...weekdays]);
  expect(week.zondag).toEqual([['09:00', '18:00']]);
  holds({ type: 'HoursField' }, week);
  holds({ type: 'HoursField' }, weekIn(undefined));
});

test('special days are told in a line', () => {
  const day = { from: '2026-12-25', until: '2026-12-25', label: 'Kerst', periods: [] };
  expect(tellSpecial(day)).toBe('25 december 2026: dicht, Kerst');
  holds({ type: 'SpecialHoursField' }, [day]);
});

test('a schedule says nothing of what sets no limit', () => {
  const week = [{ days: [1, 5], from: '09:00' }];
  const schedule = tidySchedule({
    week,
    from: '',
    until: '2026-12-31',
    outside: false,
    stores: [],
  });
  expect(schedule).toEqual({ week, until: '2026-12-31' });
  holds({ type: 'ScheduleField' }, schedule);
  holds({ type: 'ScheduleField' }, tidySchedule({}));
});

test('a new group holds what is usual, and its line tells what it holds', () => {
  const of = (name: string, type: string, usual: unknown) => ({
    ...{ name, label: name, type, usual },
    ...{ mayWrite: true, sorts: false, filters: false },
  });
  const field = {
    ...of('groep', 'GroupsField', []),
    fields: [of('naam', 'TextField', ''), of('prijs', 'EuroField', 500)],
  };
  expect(newGroup(field)).toEqual({ naam: '', prijs: 500 });
  expect(tellGroup(field, { naam: 'Rood', prijs: 1250 })).toBe('Rood · € 12,50');
});

test('options of a form are read however they were written', () => {
  const both = [
    { value: 'a', label: 'A' },
    { value: 'b', label: 'b' },
  ];
  expect(optionsOf({ options: [{ value: 'a', label: 'A' }, 'b'] })).toEqual(both);
  expect(optionsOf({ options: { a: 'A', b: 'b' } })).toEqual(both);
  expect(optionsOf({ data: { optionsJson: '{"a":"A","b":"b"}' } })).toEqual(both);
  expect(optionsOf({})).toEqual([]);
});
