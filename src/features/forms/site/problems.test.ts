import { expect, test } from 'vitest';
import { aStep, mail, name, threeSteps } from './form.test-support';
import { fieldProblems, firstWrong, formProblem, wrongStep } from './problems';

const { steps } = threeSteps();
const address = [
  aStep('adres', '', [{ name: 'field_83', label: 'Adres', type: 'AddressField' }, name, mail]),
];
const endId = (input: string) => `form-${input}`;

test('a message about a part of a field goes to that part', () => {
  expect(fieldProblems(address, { 'field_83[zipcode]': 'Vul in', field_830: 'x' })).toEqual({
    field_83: [{ message: 'Vul in', part: 'zipcode' }],
  });
});

test('S5.1/4 the first that is wrong is so in the form’s order, its own inputs last', () => {
  const errors = { conditions_agree: 'Ga akkoord', email: 'Mail', naam: 'Naam', '': 'Alles' };
  expect(firstWrong(steps, errors, endId)).toEqual({
    message: 'Naam',
    step: 0,
    controlId: 'field_naam',
  });
  expect(firstWrong(steps, { '': 'Alles', altcha: 'Vink aan' }, endId)).toEqual({
    message: 'Vink aan',
    controlId: 'form-altcha',
  });
  expect(firstWrong(steps, { '': 'Alles' }, endId)).toEqual({ message: 'Alles' });
  expect(firstWrong(steps, {}, endId)).toBeUndefined();
});

test('S4.2/1 the step with the first wrong field is found', () => {
  expect(wrongStep(steps, fieldProblems(steps, { email: 'x' }))).toBe(1);
  expect(wrongStep(steps, {})).toBeUndefined();
});

test('S7.2/1 a message of no field is of the whole form', () => {
  expect(formProblem(steps, { naam: 'x', altcha: 'y' })).toBeUndefined();
  expect(formProblem(steps, { naam: 'x', vreemd: 'z' })).toBe('z');
});
