import { expect, test } from 'vitest';
import { conditionIn, type Definition, decidersIn, followNames, type Step } from './conditions';

const options = (...values: string[]) => values.map((value) => ({ value, label: value }));
const steps = (decider: Definition): Step[] => [
  { id: 'a', fields: [decider, { name: 'los' }] },
  { id: 'b', fields: [{ name: 'hoe', condition: { field: 'fruit', values: ['b', 'c'] } }] },
];
const fruit = { name: 'fruit', options: options('a', 'b', 'c') };
const conditionAfter = (decider: Definition) => {
  const [, step] = followNames(steps(fruit), steps(decider));
  return conditionIn(step?.fields?.[0] ?? {});
};

test('what is asked after a field goes on so when that, or an answer of it, is called otherwise', () => {
  expect(conditionAfter({ ...fruit, name: 'vrucht' })?.field).toBe('vrucht');
  expect(conditionAfter({ ...fruit, options: options('a', 'braam', 'c') })?.values).toEqual([
    'braam',
    'c',
  ]);
});

test('it stays as it was where something else changed', () => {
  const same = { field: 'fruit', values: ['b', 'c'] };
  expect(conditionAfter({ ...fruit, name: '' })).toEqual(same);
  expect(conditionAfter({ ...fruit, name: 'los' })?.field).toBe('los');
  expect(conditionAfter({ ...fruit, options: options('a', 'c') })).toEqual(same);
  expect(conditionAfter({ ...fruit, options: options('a', 'x', 'y') })).toEqual(same);
  const [first, second] = steps(fruit);
  expect(followNames([first, second] as never, [second, first] as never)).toEqual([second, first]);
  expect(followNames(steps(fruit), [second] as never)).toEqual([second]);
});

test('only what is answered at one place, by who fills it in, decides', () => {
  const kinds = [
    'TitleField',
    'AddressField',
    'UploadField',
    'HiddenField',
    'TextField',
    undefined,
  ];
  const all = kinds.map((type, at) => ({ name: `v${at}`, ...(type && { type }) }));
  const fixed = [{ name: 'x', readonly: 'Y' }, { name: 'y', hidden: true }, { label: 'z' }];
  expect(decidersIn([...all, ...fixed]).map(({ name }) => name)).toEqual(['v4', 'v5']);
});
