// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { keepTyped } from './typed-values';

const page = (way: string, name: string) => `<form data-update-url="/x">
  ${['home', 'point', 'pickup']
    .map((one) => `<input type="radio" name="way" value="${one}" ${one === way ? 'checked' : ''}>`)
    .join('')}
  <input name="first" value="${name}"><input type="hidden" name="seen" value="${way}">
  <input type="password" name="secret"></form>`;

beforeEach(() => {
  document.body.innerHTML = page('home', 'Kim');
});

const form = (): HTMLFormElement => document.querySelector('form') as HTMLFormElement;
const input = (selector: string) => form().querySelector(selector) as HTMLInputElement;
const way = () => new FormData(form()).get('way');
const choose = (value: string) => input(`[value=${value}]`).click();

/** The form as it was sent; `meanwhile` comes before its reply. */
const answer = (html: string, meanwhile: () => void) => {
  const sent = { form: form(), data: new FormData(form()) };
  meanwhile();
  const restore = keepTyped(document.body, sent);
  document.body.innerHTML = html;
  restore(document.body);
};

test('what was chosen while a form was sent stands, also when it stood there before', () => {
  choose('point');
  answer(page('point', 'Kim'), () => choose('home'));
  expect(way()).toBe('home');
  answer(page('home', 'Kim'), () => choose('pickup'));
  expect(way()).toBe('pickup');
});

test('what was typed meanwhile stands, though it was taken back', () => {
  input('[name=first]').value = 'Noor';
  answer(page('home', 'Noor'), () => {
    input('[name=first]').value = 'Kim';
  });
  expect(input('[name=first]').value).toBe('Kim');
});

test('what nobody changed is as the reply says', () => {
  answer(page('point', 'Kim '), () => {});
  expect([way(), input('[name=first]').value]).toEqual(['point', 'Kim ']);
});

test('a password that no reply holds stands, and hidden values are the reply’s', () => {
  input('[name=secret]').value = 'geheim';
  answer(page('pickup', 'Kim'), () => {});
  expect(input('[name=secret]').value).toBe('geheim');
  expect(input('[name=seen]').value).toBe('pickup');
});
