import { expect, test } from 'vitest';
import { aStep, mail } from './form.test-support';
import { repeatErrors } from './repeats';

const fields = aStep('wie', '', [mail, { ...mail, name: 'again' }]).fields.map((field) =>
  field.name === 'again' ? { ...field, repeats: { name: 'email', text: 'Anders.' } } : field,
);
const wrong = (first: string, second: string) =>
  repeatErrors(fields, (name) => (name === 'again' ? second : first));

test('S5.3/2 what repeats a field is the same, but for capitals and spaces around it', () => {
  expect(wrong('a@b.nl', ' A@b.nl')).toEqual({});
  expect(wrong('a@b.nl', 'c@b.nl')).toEqual({ again: 'Anders.' });
});

test('while one of the two is empty, nothing is said of it', () => {
  expect(wrong('a@b.nl', '')).toEqual({});
  expect(wrong('', 'a@b.nl')).toEqual({});
});
