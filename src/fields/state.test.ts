import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aField } from './build.test-support';
import {
  type CheckEvent,
  checkAt,
  type FieldState,
  startState,
  stateName,
  withValue,
} from './state';

const run = (type: string, value: string, events: readonly CheckEvent[], start = '') => {
  const field = aField({ type, required: 'Y', options: { a: 'A' } });
  const state = withValue(field, startState(field, start), value);
  return stateName(events.reduce((now, event) => checkAt(field, now, event), state));
};

test('S4.2/3 a field is neither wrong nor right at first, then what its check said', () => {
  expect(run('TextField', '', [])).toBe('none');
  expect(run('TextField', '', ['blur'])).toBe('error');
  expect(run('TextField', 'An', ['blur'])).toBe('success');
  expect(run('TextField', 'An', [])).toBe('none');
});

test.each(['TextField', 'TextareaField'])(
  'S4.2/4 S5.2/1 %s is checked on keyup and blur',
  (type) => {
    expect(run(type, '', ['keyup'])).toBe('error');
    expect(run(type, '', ['blur'])).toBe('error');
  },
);

test('S4.2/4 a password is checked on blur only', () => {
  expect(run('PasswordField', '', ['keyup', 'keyup'])).toBe('none');
  expect(run('PasswordField', '', ['keyup', 'blur'])).toBe('error');
  expect(run('PasswordField', 'x', ['blur', 'keyup'])).toBe('success');
});

test('S4.2/4 a phone number is checked on keyup once it has been checked, and always on blur', () => {
  expect(run('PhoneField', '06', ['keyup'])).toBe('none');
  expect(run('PhoneField', '06', ['blur'])).toBe('error');
  const field = aField({ type: 'PhoneField', required: 'Y' });
  const wrong = checkAt(field, withValue(field, startState(field, ''), '06'), 'blur');
  const right = checkAt(field, withValue(field, wrong, '0612345678'), 'keyup');
  expect([stateName(wrong), stateName(right)]).toEqual(['error', 'success']);
});

test('S4.2/4 an e-mail address is checked while typing only after it was right once', () => {
  const field = aField({ type: 'EmailField', required: 'Y' });
  const type = (state: FieldState, value: string) =>
    checkAt(field, withValue(field, state, value), 'keyup');
  const begun = type(startState(field, ''), 'an@klant');
  expect(stateName(begun)).toBe('none');
  const right = type(begun, 'an@klant.nl');
  expect(stateName(right)).toBe('success');
  expect(stateName(type(right, 'an@klant.n'))).toBe('error');
});

test('S4.2/4 a field that starts with a value is checked at once', () => {
  const field = aField({ type: 'EmailField', required: 'Y' });
  expect(stateName(startState(field, 'an@klant'))).toBe('error');
  expect(stateName(startState(field, 'an@klant.nl'))).toBe('success');
  expect(stateName(startState(field, ''))).toBe('none');
});

test('S4.2/4 what a server found wrong is there at the start', () => {
  const field = aField({ required: 'Y' });
  expect(stateName(startState(field, '', [{ message: 'Nee' }]))).toBe('error');
});

test('S5.2/1 sending checks every field, and a choice is checked when it is made', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('TextField', 'PasswordField', 'RadioField', 'DateField'),
      (type) => {
        expect(run(type, '', ['submit'])).toBe('error');
      },
    ),
  );
  expect(run('RadioField', 'a', ['change'])).toBe('success');
});

test('S5.2/1 what is not required has no state, whatever happens to it', () => {
  const event = fc.constantFrom<CheckEvent>('keyup', 'blur', 'change', 'submit');
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.array(event), (start, value, events) => {
      const field = aField({ type: 'EmailField' });
      const begun = withValue(field, startState(field, start), value);
      expect(stateName(events.reduce((now, one) => checkAt(field, now, one), begun))).toBe('none');
    }),
  );
});

test('S4.2/4 what has been put right is told at once; a password waits until it is left', () => {
  const put = (type: string) => {
    const field = aField({ type, required: 'Y' });
    const wrong = checkAt(field, startState(field, ''), 'submit');
    return stateName(withValue(field, wrong, 'goed'));
  };
  expect(put('TextField')).toBe('success');
  expect(put('PasswordField')).toBe('error');
});
