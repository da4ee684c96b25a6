import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defineBlock } from '#kernel/define/block';
import { type ValueRules, valueTypeNames } from '#kernel/define/entity';
import { setting } from '#kernel/define/field';
import { codecOf, WrongValue } from './codecs';
import { datetimeField } from './datetime/field';
import { textField } from './text/field';

const line = fc
  .string({ maxLength: 60 })
  .map((text) => text.replaceAll(/[\p{C}\u2028\u2029]/gu, '').trim());
const words = fc
  .array(fc.constantFrom('wol', 'een trui', '3 knopen', 'é', '“mooi”'), {
    minLength: 1,
    maxLength: 4,
  })
  .map((list) => list.join(' '));
const options = ['rood', 'groen'].map((value) => ({ value, label: value.toUpperCase() }));
const day = fc.date({
  min: new Date('1900-01-01'),
  max: new Date('2100-12-31'),
  noInvalidDate: true,
});

/** Also in the hours of autumn that clocks show twice. Dutch clocks have been one or two hours ahead since 1977. */
const moment = fc
  .oneof(
    day.filter((date) => date.getUTCFullYear() > 1977),
    fc.integer({ min: 0, max: 240 }).map((at) => new Date(Date.UTC(2026, 9, 24, 23, at))),
  )
  .map((date) => `${date.toISOString().slice(0, 16)}:00.000Z`);

/** Some values of each type. */
const values: Record<string, fc.Arbitrary<unknown>> = {
  TextField: line,
  TextareaField: fc.array(words, { maxLength: 3 }).map((list) => list.join('\n')),
  NumberField: fc.option(fc.integer({ min: -1e8, max: 1e8 }).map((number) => number / 1000)),
  EuroField: fc.option(fc.integer({ min: -1e6, max: 1e8 })),
  FlagField: fc.boolean(),
  SelectField: fc.constantFrom('', 'rood', 'groen'),
  DateField: fc.option(
    day.map((date) => date.toISOString().slice(0, 10)),
    { nil: '' },
  ),
  DatetimeField: fc.option(moment, { nil: '' }),
  MomentRangeField: fc
    .tuple(fc.option(moment), fc.option(moment))
    .filter(([from, until]) => (from ?? '') < (until ?? '3') && (from ?? until) !== null)
    .map(([from, until]) => ({ from, until })),
  ImageField: fc.option(fc.record({ key: fc.constantFrom('a', 'b/c-1.x'), alt: words })),
  ImagesField: fc.array(fc.record({ key: fc.constantFrom('a', 'b/c-1.x'), alt: words }), {
    maxLength: 3,
  }),
  LinkField: fc.constantFrom(
    '',
    '/',
    '/winkels?a=b#c',
    'https://x.nl/y',
    'mailto:a@b.nl',
    'tel:+31612345678',
  ),
  ColorField: fc.constantFrom('', '#1f3a5f'),
  IconField: fc.constantFrom('', 'truck', 'clock'),
  LinkLinesField: fc.constantFrom('', 'Winkels | /winkels', 'Zonder\nElders | https://x.nl/y'),
  FixedFilterField: fc.constantFrom({}, { category: [3, 4], brand: [1] }),
  BlocksField: fc.constantFrom(
    { root: {}, content: [], zones: {} },
    {
      root: { props: { counterpart: 4 } },
      content: [{ type: 'Proef', props: { id: 'a', version: 1, title: 'Een' } }],
      zones: {},
    },
  ),
  ParagraphsField: fc.array(words, { maxLength: 4 }),
  RichItemsField: fc.array(
    fc.oneof(
      fc.record({ h: words }),
      fc.record({ p: words }),
      fc.record({ ul: fc.array(words, { minLength: 1, maxLength: 3 }) }),
    ),
    { maxLength: 5 },
  ),
  ChoicesField: fc.subarray(['rood', 'groen']),
  ZipcodeField: fc.constantFrom('', '3511 AW'),
  EmailField: fc.constantFrom('', 'an@brink.example'),
  HoursField: fc.constant(codecOf({ type: 'HoursField' }).empty),
  SpecialHoursField: fc.subarray([
    { from: '2026-12-25', until: '2026-12-26', label: 'Kerst', periods: [] },
    { from: '2026-12-24', until: '2026-12-24', label: '', periods: [['09:30', '17:00']] },
    { from: '2026-12-20', until: '2027-01-05', label: 'Winter', periods: [['10:00', '17:00']] },
  ]),
  ReferenceField: fc.option(fc.integer({ min: 1, max: 2 ** 31 - 1 })),
  ReferencesField: fc.uniqueArray(fc.integer({ min: 1, max: 2 ** 31 - 1 }), { maxLength: 4 }),
  HtmlField: words.map((text) => `<p>${text}</p>`),
  TextsField: fc.array(fc.oneof(words, fc.constantFrom('a|b', 'c\\d', 'e=f')), { maxLength: 4 }),
  PairsField: fc.dictionary(fc.constantFrom('Pasvorm', 'a|b', 'c=d'), words),
  RangeField: fc.constantFrom(null, ['1791', '1797'], ['18:00', '22:00']),
  RangesField: fc.subarray([
    ['1791', '1797'],
    ['8881', '8881'],
  ]),
  FieldsField: fc.array(fc.record({ type: fc.constant('TextField'), label: words }), {
    maxLength: 3,
  }),
  ScheduleField: fc.constantFrom(
    {},
    { week: [{ days: [1, 2], from: '09:00', until: '17:30' }] },
    { from: '2026-12-01', outside: true, stores: [3] },
  ),
  GroupField: fc.option(fc.record({ sku: words, price_cents: fc.option(fc.integer({ min: 0 })) })),
  GroupsField: fc.array(
    fc.record({ sku: words, price_cents: fc.option(fc.integer({ min: 0, max: 1e6 })) }),
    { maxLength: 4 },
  ),
};

/** What groups of values hold here. */
const fields: ValueRules['fields'] = [
  { name: 'sku', label: 'Artikelnummer', type: 'TextField', required: true },
  { name: 'priceCents', label: 'Prijs', type: 'EuroField' },
];

/** What is none of a type, where that isn't so of most. */
const wrongOnes: Partial<Record<string, unknown[]>> = {
  HtmlField: [undefined, {}, [1], 'x'.repeat(100_001), '\u0000'],
  ReferencesField: [undefined, {}, [0], [1.5], ['1'], 'x', 7],
  FieldsField: [
    ...[undefined, {}, [1], 'x', [{ label: '\u0000' }], [{ label: '\ud800' }]],
    [{ data: JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`) }],
  ],
  ScheduleField: [undefined, [1], 7, 'x', { from: 'morgen' }, { week: [{}] }],
  FixedFilterField: [undefined, [1], { category: [-1] }, { category: 'x' }, { Á: [1] }, 'x'],
  MomentRangeField: [
    ...[undefined, {}, [1], 'x', { from: null, until: null }, { from: '2026-12-24T18:30:00Z' }],
    ...[
      { from: 'morgen', until: null },
      { from: null, until: '0026-12-24T18:30:00Z' },
    ],
    { from: '2026-12-24T18:30:00Z', until: '2026-12-24T18:30:00.000Z' },
    { from: '2026-10-25T01:30:00Z', until: '2026-10-25T02:30:00+02:00' },
    { from: null, until: '2026-12-24T18:30:00Z', more: 1 },
  ],
  PairsField: [undefined, [1], { naam: 1 }, { '': 'x' }, { naam: '' }, 'x'],
};

const blocks = () => [
  defineBlock({
    ...{ type: 'Proef', label: 'Proefblok', version: 1 },
    settings: { title: setting(textField, 'Titel') },
  }),
];

describe.each(valueTypeNames)('%s', (type) => {
  const rules: ValueRules = { type, options, fields, blocks };
  const codec = codecOf(rules);
  const any = values[type] ?? fc.constant(undefined);

  test('what is written in a cell is read as it was', () => {
    const { spread } = codec;
    if (spread) {
      const parts = Object.entries(spread.split({ ...codec.empty, maandag: [['9:00', '24:00']] }));
      const read = Object.fromEntries(parts.map(([name, text]) => [name, spread.read(text)]));
      const joined = spread.join(read, codec.empty);
      expect(codec.schema(rules).parse(joined)).toMatchObject({ maandag: [['09:00', '24:00']] });
      return;
    }
    fc.assert(
      fc.property(any, (value) => {
        const read = codec.read(codec.write(value, rules), rules);
        expect(codec.schema(rules).parse(read)).toEqual(value);
      }),
    );
  });

  test('its empty value is one of its own, and every value is told', () => {
    expect(codec.schema(rules).parse(codec.empty)).toEqual(codec.empty);
    fc.assert(
      fc.property(any, (value) => {
        expect(codec.tell(value, rules)).not.toBe('');
      }),
    );
  });

  test('what is none of it is refused, and never by a failure of ours', () => {
    const schema = codec.schema(rules);
    const usual = [undefined, {}, [1], Number.NaN, 'x'.repeat(60_000), '\u0000'];
    for (const wrong of wrongOnes[type] ?? usual) {
      expect([wrong, schema.safeParse(wrong).success]).toEqual([wrong, false]);
    }
    fc.assert(
      fc.property(fc.string(), (text) => {
        try {
          schema.safeParse(codec.read(text, rules));
        } catch (error) {
          expect(error).toBeInstanceOf(WrongValue);
        }
      }),
    );
  });
});

const parse = (rules: ValueRules, value: unknown) => codecOf(rules).schema(rules).safeParse(value);

test('of days with hours of their own no two are in doubt', () => {
  const days = (from: string, until = from) => ({ from, until, label: '', periods: [] });
  const allows = (...list: object[]) => parse({ type: 'SpecialHoursField' }, list).success;
  const season = days('2027-07-01', '2027-08-31');
  expect(allows(season, days('2027-07-05'), days('2027-09-01'))).toBe(true);
  expect(allows(days('2027-07-01'), season, days('2027-08-30', '2027-08-31'))).toBe(true);
  expect(allows(season, season)).toBe(false);
  expect(allows(days('2027-08-31', '2027-09-02'), season)).toBe(false);
  expect(allows(days('2027-07-05'), season, days('2027-07-05'))).toBe(false);
});

test('what a field asks of its values is held', () => {
  const first = (rules: ValueRules, value: unknown) =>
    parse(rules, value).error?.issues[0]?.message;
  expect(first({ type: 'TextField', required: true }, '  ')).toBe('Vul dit in.');
  expect(first({ type: 'TextField', most: 3 }, 'vier')).toBe('Gebruik hoogstens 3 tekens.');
  expect(first({ type: 'TextField' }, 'a\nb')).toBe('Zet deze tekst op één regel.');
  expect(first({ type: 'NumberField', whole: true }, 1.5)).toBe('Vul een heel getal in.');
  expect(first({ type: 'NumberField', least: 2 }, 1)).toBe('Vul minstens 2 in.');
  expect(first({ type: 'EuroField', required: true }, null)).toBe(
    'Vul een bedrag in hele centen in.',
  );
  expect(first({ type: 'SelectField', options }, 'blauw')).toBe('Kies een van: rood, groen.');
  expect(parse({ type: 'SelectField', options, required: true }, '').success).toBe(false);
  expect(parse({ type: 'ParagraphsField', required: true }, []).success).toBe(false);
});

test('a colour is one that browsers know, in small letters; a sign is one that is drawn', () => {
  expect(parse({ type: 'ColorField' }, '#1F3A5F').data).toBe('#1f3a5f');
  for (const wrong of ['#123', 'rood', '#12345g', '#1f3a5f;x', 'url(x)']) {
    expect([wrong, parse({ type: 'ColorField' }, wrong).success]).toEqual([wrong, false]);
  }
  expect(parse({ type: 'ColorField', required: true }, '').success).toBe(false);
  for (const wrong of ['raket', 'toString', '__proto__']) {
    expect([wrong, parse({ type: 'IconField' }, wrong).success]).toEqual([wrong, false]);
  }
  expect(parse({ type: 'IconField', required: true }, '').success).toBe(false);
});

test('cells are read as people write them', () => {
  const read = (rules: ValueRules, text: string) => codecOf(rules).read(text, rules);
  expect(read({ type: 'EuroField' }, '€ 1.234,5')).toBe(123_450);
  expect(read({ type: 'NumberField' }, '5.119')).toBe(5.119);
  expect(read({ type: 'NumberField' }, '1.234,5')).toBe(1234.5);
  expect(read({ type: 'NumberField', whole: true }, '12.400')).toBe(12_400);
  expect(read({ type: 'EuroField' }, '79.95')).toBe(7995);
  expect(read({ type: 'FlagField' }, 'Ja')).toBe(true);
  expect(read({ type: 'SelectField', options }, 'Rood')).toBe('rood');
  expect(read({ type: 'DatetimeField' }, '24-12-2026 19:30')).toBe('2026-12-24T18:30:00.000Z');
  expect(read({ type: 'DatetimeField' }, '2026-07-01T19:30')).toBe('2026-07-01T17:30:00.000Z');
  expect(read({ type: 'RichItemsField' }, '## Kop\nTekst\nverder\r\n\r\n* a\r\n* b')).toEqual([
    { h: 'Kop' },
    { p: 'Tekst verder' },
    { ul: ['a', 'b'] },
  ]);
});

test('a column that holds null where a row is without takes an empty text for it', () => {
  const none: ValueRules = { type: 'DateField', orNull: true };
  const codec = codecOf(none);
  for (const value of ['', null]) expect(parse(none, value).data).toBe(null);
  expect(parse(none, '2026-03-02').data).toBe('2026-03-02');
  expect(parse(none, 'morgen').success).toBe(false);
  expect([codec.empty, codec.read(' ', none), codec.write(null, none)]).toEqual([null, null, '']);
  expect(codec.tell(null, none)).toBe('niets');
  const moment = codecOf({ type: 'DatetimeField', orNull: true });
  expect([moment.fromColumn?.(null, none), moment.toColumn?.(null, none)]).toEqual([null, null]);
});

test('a moment of a block that was cleared is stored as empty; a required one, and an end of a range, are no empty text', () => {
  const clock = defineBlock({
    ...{ type: 'Klok', label: 'Klok', version: 1 },
    settings: { moment: setting(datetimeField, 'Moment') },
  });
  const rules: ValueRules = { type: 'BlocksField', blocks: () => [clock] };
  const holding = (value: string) => ({
    content: [{ type: 'Klok', props: { id: 'a', moment: value } }],
  });
  expect(parse(rules, holding('')).data).toMatchObject({ content: [{ props: { moment: '' } }] });
  expect(parse(rules, holding('morgen')).error?.issues[0]?.message).toContain(
    'content[0].moment: Vul een tijdstip in',
  );
  expect(parse({ type: 'DatetimeField', required: true }, '').success).toBe(false);
  expect(codecOf({ type: 'DatetimeField' }).toColumn?.('', { type: 'DatetimeField' })).toBe(null);
  const range = { from: '', until: '2026-12-25T19:30:00Z' };
  expect(parse({ type: 'MomentRangeField' }, range).success).toBe(false);
});

test('a number that stands for something is told by its name, read by either, and written as it is', () => {
  const rules: ValueRules = {
    ...{ type: 'NumberField', whole: true },
    options: [{ value: '2', label: 'Nieuwsbrief' }],
  };
  const { tell, read, write } = codecOf(rules);
  expect([tell(2, rules), tell(3, rules)]).toEqual(['Nieuwsbrief', '3']);
  expect(['nieuwsbrief', '2', '3'].map((text) => read(text, rules))).toEqual([2, 2, 3]);
  expect(write(2, rules)).toBe('2');
});
