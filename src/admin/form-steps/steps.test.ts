import { expect, test } from 'vitest';
import { moveField } from './steps';

const steps = [
  { id: 'a', legend: 'A', fields: [{ name: 'een' }, { name: 'twee' }] },
  { id: 'b', legend: 'B' },
];

test('a field goes to the end of another step, and nowhere else', () => {
  expect(moveField(steps, { step: 0, at: 0 }, 1)).toEqual([
    { id: 'a', legend: 'A', fields: [{ name: 'twee' }] },
    { id: 'b', legend: 'B', fields: [{ name: 'een' }] },
  ]);
  for (const [from, to] of [
    [{ step: 0, at: 0 }, 0],
    [{ step: 0, at: 9 }, 1],
    [{ step: 0, at: 0 }, 9],
    [{ step: 7, at: 0 }, 1],
  ] as const) {
    expect(moveField(steps, from, to)).toEqual(steps);
  }
});
