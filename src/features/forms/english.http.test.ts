import { afterAll, beforeAll, expect, test } from 'vitest';
import { field } from '#kernel/wire';
import {
  contactForm,
  createFormApp,
  type FormApp,
  filled,
  html,
  json,
  multipart,
  postForm,
} from '../../../tests/harness/site-forms';
import { createVisitor } from '../../../tests/harness/visitor';
import { formField, formPath } from './contract';

let app: FormApp;
beforeAll(async () => {
  app = await createFormApp({
    steps: [
      ...contactForm.steps,
      {
        id: 'waar',
        legend: 'Waar',
        fields: [
          { name: 'adres', label: 'Address', type: 'AddressField', required: 'Y' },
          {
            name: 'cv',
            label: 'Your CV',
            type: 'UploadField',
            upload: { allowed_file_types: '.pdf' },
          },
        ],
      },
    ],
  });
});
afterAll(() => app.close());

const address = JSON.stringify({
  street: 'Dam',
  housenumber: '1',
  zipcode: '1012 JS',
  place: 'Amsterdam',
});

const show = (query = '') =>
  app.inject({ url: formPath.submit(app.formId) + query, headers: html });

test('S1/2 a form on an English page is English: its fields, buttons and what surrounds them', async () => {
  const { body } = await show('?language=en_GB');
  for (const text of [
    'Send',
    'A field with a * must be filled in.',
    'Town',
    'Leave this field empty',
  ]) {
    expect(body).toContain(text);
  }
  expect(body).toMatch(/name="language" value="en_GB"/);
  const dutch = (await show()).body;
  expect(dutch).toContain('Een veld met een * vul je altijd in.');
  expect(dutch).not.toContain('name="language"');
});

test('S1/2 both validators, and what the server says, speak the page’s language', async () => {
  const wrong = { ...filled, mail: 'geen adres', adres: '{}' };
  const said = async (more: Record<string, string>) =>
    (await postForm(app, { ...wrong, ...more })).json();
  const english = await said({ language: 'en_GB' });
  expect(english.message).toBe('Oops! Something went wrong');
  expect(Object.values(english.fields).join(' ')).toMatch(/Please fill in "Town/);
  expect(Object.values(english.fields).join(' ')).not.toMatch(/vereist|vullen|geldig/);
  const dutch = await said({});
  expect(dutch.message).toBe('Oeps! Er is iets mis gegaan');
  expect(Object.keys(dutch.fields)).toEqual(Object.keys(english.fields));
  expect(Object.values(dutch.fields).join(' ')).toMatch(/U dient "Plaats/);
});

test('S1/2 S8.8/1 without script a file that isn’t taken is told of in the page’s language', async () => {
  const post = async (language: string) => {
    const visitor = createVisitor(app);
    const { payload, headers } = multipart([
      [field.token, await visitor.token()],
      ['language', language],
      ['cv', { filename: 'cv.txt', content: 'Hallo', type: 'text/plain' }],
    ]);
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const url = formPath.submit(app.formId);
    const all = { ...json, ...headers, cookie };
    const reply = await app.inject({ method: 'POST', url, payload, headers: all });
    return reply.json().fields.cv;
  };
  expect(await post('en_GB')).toBe('Your CV: cv.txt is not a file that we take here. Choose pdf.');
  expect(await post('nl_NL')).toBe(
    'Your CV: cv.txt is geen bestand dat we hier aannemen. Kies pdf.',
  );
});

test('S1/2 so does what a visitor without script is asked, and thanked with', async () => {
  const given = { ...filled, adres: address, language: 'en_GB', [formField.noSpam]: '' };
  const asked = await postForm(app, given, html);
  expect(asked.body).toContain('One more question');
  expect(asked.body).toMatch(/How much is \w+ plus \w+\?/);
  expect(asked.body).toContain('lang="en-GB"');
  const stored = await postForm(app, { ...filled, adres: address, language: 'en_GB' }, html);
  expect(stored.headers.location).toMatch(/&language=en_GB$/);
  const thanks = await app.inject({ url: stored.headers.location ?? '', headers: html });
  expect(thanks.body).toContain('To the home page');
});
