import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aField } from './build.test-support';
import { writeKeys } from './choices';
import { conditionFault, findUnasked } from './condition';
import { decidingTypes, type FieldDefinition } from './definition';
import { typeOf } from './types';

const keys = ['a', 'b', 'c'];
const choice = { options: { a: 'A', b: 'B', c: 'C' } };
const kinds = ['TextField', 'SelectField', 'CheckboxField', 'RadioField'] as const;

type Made = { type: (typeof kinds)[number]; on: number; values: string[]; given: string[] };

/** Fields that each may hang on an earlier one, and what is filled in. */
const form: fc.Arbitrary<Made[]> = fc.array(
  fc.record({
    type: fc.constantFrom(...kinds),
    on: fc.nat(12),
    values: fc.subarray(keys),
    given: fc.subarray(keys),
  }),
  { maxLength: 10 },
);

const build = (made: readonly Made[]) => {
  const fields = made.map(({ type, on, values }, at) => {
    const field = aField({ name: `v${at}`, type, ...(type !== 'TextField' && choice) });
    const allowed = made[on]?.type === 'TextField' ? [] : values;
    return on < at ? { ...field, condition: { field: `v${on}`, values: allowed } } : field;
  });
  const given = new Map(
    made.map(({ type, given: chosen }, at) => [
      `v${at}`,
      type === 'CheckboxField' ? writeKeys(chosen) : (chosen[0] ?? ''),
    ]),
  );
  return { fields, valueIn: ({ name }: FieldDefinition) => given.get(name) ?? '' };
};

test('a field is asked once the one that it hangs on is asked itself and has one of the answers', () => {
  fc.assert(
    fc.property(form, (made) => {
      const { fields, valueIn } = build(made);
      const unasked = findUnasked(fields, valueIn);
      for (const [at, field] of fields.entries()) {
        const { condition } = field;
        if (!condition) {
          expect(unasked.has(field.name)).toBe(false);
          continue;
        }
        const on = Number(condition.field.slice(1));
        const one = made[on] as Made;
        const given = one.type === 'CheckboxField' ? one.given : one.given.slice(0, 1);
        const isMet =
          condition.values.length === 0
            ? given.length > 0
            : given.some((key) => condition.values.includes(key));
        expect([at, unasked.has(field.name)]).toEqual([at, unasked.has(`v${on}`) || !isMet]);
        expect(conditionFault(field, fields.slice(0, at))).toBeUndefined();
      }
    }),
  );
});

test('a condition on what does not come before, or on what nobody fills in, is none', () => {
  const on = (name: string) => ({
    ...aField({ name: 'x' }),
    condition: { field: name, values: [] },
  });
  const title = aField({ name: 'kop', type: 'TitleField' });
  const file = aField({ name: 'bestand', type: 'UploadField' });
  const place = aField({ name: 'adres', type: 'AddressField' });
  const fixed = aField({ name: 'vast', readonly: 'Y', value: 'Utrecht' });
  const empty = () => '';
  for (const before of [title, file, place, fixed]) {
    expect(findUnasked([before, on(before.name)], empty).size).toBe(0);
    expect(conditionFault(on(before.name), [before])).toBe('never');
  }
  const later = aField({ name: 'later' });
  expect(findUnasked([on('later'), later], empty).size).toBe(0);
  expect(conditionFault(on('later'), [])).toBe('gone');
  expect(conditionFault(on('x'), [])).toBe('gone');
});

test('an answer that the field before does not have is told', () => {
  const before = aField({ name: 'soort', type: 'SelectField', ...choice });
  const on = (values: string[]) => ({ ...aField(), condition: { field: 'soort', values } });
  expect(conditionFault(on(['a', 'c']), [before])).toBeUndefined();
  expect(conditionFault(on(['a', 'd']), [before])).toBe('answer');
  expect(conditionFault(on(['a']), [aField({ name: 'soort' })])).toBe('answer');
  const date = aField({ name: 'soort', type: 'DateField', ...choice });
  expect(conditionFault(on(['a']), [date])).toBe('answer');
  expect(conditionFault(on([]), [date])).toBeUndefined();
});

test('spaces and an empty choice are nothing filled in', () => {
  const fields = (type: string) => [
    aField({ name: 'een', type, ...choice }),
    { ...aField({ name: 'twee' }), condition: { field: 'een', values: [] } },
  ];
  expect(findUnasked(fields('TextField'), () => '  ').has('twee')).toBe(true);
  expect(findUnasked(fields('CheckboxField'), () => '[]').has('twee')).toBe(true);
  expect(findUnasked(fields('CheckboxField'), () => 'kapot').has('twee')).toBe(true);
  expect(findUnasked(fields('TextField'), () => ' x').has('twee')).toBe(false);
});

test('what decides holds a value that is filled in at one input, or options', () => {
  for (const type of decidingTypes) {
    const field = aField({ type, ...choice });
    const { holds, isFixed, siteParts } = typeOf(field);
    expect([type, isFixed, siteParts('', field).length <= 1]).toEqual([type, false, true]);
    expect(['nothing', 'files', 'html']).not.toContain(holds);
  }
});
