import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { formEvent } from '#kernel/wire-forms';
import { aForm, aStep, mail, name } from './form.test-support';
import { fetched, open, preparePage, told } from './open-form.test-support';

vi.mock('./show-alert', () => ({ showAlert: vi.fn(async () => {}) }));

preparePage();

const withRepeat = () => {
  const step = aStep('wie', '', [mail, { ...mail, name: 'again' }]);
  const repeats = { name: 'email', text: 'Anders.' };
  const fields = step.fields.map((one) => (one.name === 'again' ? { ...one, repeats } : one));
  return aForm({ steps: [{ ...step, fields }] });
};

test('S5.3/2 a repeat that differs is told when it is left, and never marked as right', async () => {
  const form = await open(withRepeat());
  await form.type('email', 'an@klant.nl');
  await form.blur('email');
  await form.type('again', 'an@klant.be');
  expect(form.stateOf('again')).not.toBe('success');
  await form.blur('again');
  expect(form.stateOf('again')).toBe('error');
  expect(form.get('#field_again-error').textContent).toBe('Anders.');
  // It may be the first that was wrong.
  await form.type('email', 'an@klant.be');
  await form.blur('email');
  expect(form.stateOf('again')).toBe('success');
  await form.type('email', 'an@klant.nl');
  await form.blur('email');
  expect(form.stateOf('again')).toBe('error');
});

test('S5.3/2 a form with a repeat that differs is not sent; the repeat is marked and gets the focus', async () => {
  const form = await open(withRepeat());
  await form.type('email', 'an@klant.nl');
  await form.type('again', 'an@klant.be');
  await form.press('Versturen');
  expect(told).toHaveBeenCalledExactlyOnceWith('Anders.', form.input('again'));
  expect(fetched).not.toHaveBeenCalled();
  expect(form.input('again').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(form.input('again'));
});

test('what stands beside a form can have a field marked as wrong, and as right again', async () => {
  const form = await open(aForm({ steps: [aStep('wie', '', [name])] }));
  await form.type('naam', 'An');
  const refuse = (detail: object) =>
    act(async () => form.get('form').dispatchEvent(new CustomEvent(formEvent.refuse, { detail })));
  await refuse({ naam: 'Te kort.' });
  expect(form.get('#field_naam-error').textContent).toBe('Te kort.');
  expect(form.input('naam').getAttribute('aria-invalid')).toBe('true');
  await refuse({ naam: '' });
  expect(form.stateOf('naam')).toBe('success');
});
