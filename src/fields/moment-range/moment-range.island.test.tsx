import { expect, test } from 'vitest';
import { freshFields, open } from '../open-fields.test-support';

freshFields();

const [from, until] = ['#field_7_from', '#field_7_until'];
const range = { type: 'MomentRangeField', name: 'huur', label: 'Huur', required: 'Y' };

test('a range is filled in by the browser’s own inputs, and sent as one value', async () => {
  const form = await open([range]);
  expect([form.get(from).type, form.get(until).type]).toEqual(['datetime-local', 'datetime-local']);
  expect([form.get(from).name, form.get(until).name]).toEqual(['huur[from]', 'huur[until]']);
  expect(form.get('#field_7').getAttribute('aria-describedby')).toBe('field_7-zone');
  expect(form.get('#field_7-zone').textContent).toContain('Amsterdam');
  expect(form.element.querySelector(`label[for="field_7_from"]`)?.textContent).toBe('Van');
  await form.type(from, '2026-12-24T19:30');
  await form.type(until, '2026-12-26T12:00');
  expect((await form.send())?.['7']).toBe('2026-12-24 19:30/2026-12-26 12:00');
});

test('an end before the start is told at that end, once the range is left', async () => {
  const form = await open([range]);
  await form.type(from, '2026-12-24T19:30');
  await form.type(until, '2026-12-23T12:00');
  await form.blur(from, form.get(until));
  expect(form.find('#field_7_until-error')).toBeNull();
  await form.blur(until);
  expect(form.get('#field_7_until-error').textContent).toContain('Kies een moment na het begin.');
  expect(form.get(until).getAttribute('aria-invalid')).toBe('true');
  expect(form.get(until).getAttribute('aria-describedby')).toBe('field_7_until-error');
  await form.type(until, '2026-12-25T12:00');
  await form.blur(until);
  expect(form.find('#field_7_until-error')).toBeNull();
});
