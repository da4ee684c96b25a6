import { afterEach, expect, test } from 'vitest';
import { focusField } from './focus-field';

afterEach(() => {
  document.body.innerHTML = '';
});

const drawn = () =>
  new Promise<void>((done) =>
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

const form = `
  <fieldset id="field-photo" tabindex="-1">
    <input id="field-photo-in-0-alt" value="Een jas" />
    <input id="field-photo-in-1-alt" value=" " />
  </fieldset>`;

test('what leads to a setting leads to the line in it that is meant', async () => {
  document.body.innerHTML = form;
  focusField('photo');
  await drawn();
  expect(document.activeElement?.id).toBe('field-photo');
  focusField('photo', '');
  await drawn();
  expect(document.activeElement?.id).toBe('field-photo-in-1-alt');
  focusField('photo', 'Een jas');
  await drawn();
  expect(document.activeElement?.id).toBe('field-photo-in-0-alt');
  focusField('photo', 'elders');
  await drawn();
  expect(document.activeElement?.id).toBe('field-photo');
});
