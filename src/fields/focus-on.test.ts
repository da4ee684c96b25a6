// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { focusOn } from './focus-on';

const formOf = (html: string): HTMLFormElement => {
  document.body.innerHTML = `<form>${html}</form>`;
  return document.forms[0] as HTMLFormElement;
};

test('S5.1/4 of a wrong group of radios the first choice gets the focus', () => {
  const form = formOf(`<div data-state="error"><div role="radiogroup" aria-invalid="true">
    <input type="hidden" name="kleur"><input type="radio" id="kleur" name="kleur">
    <input type="radio" id="kleur-1" name="kleur"></div></div>`);
  focusOn(form, 'kleur');
  expect(document.activeElement?.id).toBe('kleur');
});

test('S5.1/4 of several inputs the first that is wrong gets it, and a field without a mark its first', () => {
  const address = (invalid: string) => `<fieldset id="adres" data-state="error">
    <input id="straat"><input id="plaats" ${invalid}></fieldset>`;
  focusOn(formOf(address('aria-invalid="true"')), 'adres');
  expect(document.activeElement?.id).toBe('plaats');
  focusOn(formOf(address('')), 'adres');
  expect(document.activeElement?.id).toBe('straat');
});
