// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { endOfStep, startSteps } from './steps';

test('a part that is looked at before its turn leaves the one before it open, with what was refused there told', () => {
  document.body.innerHTML = `
    <form data-update-url="/webcore/checkout/update">
      <section data-step="delivery" data-state="open"><h2 tabindex="-1">Bezorging</h2>
        <input id="number" aria-invalid="true" aria-describedby="number-error">
        <p id="number-error" data-field-error>Vul het huisnummer in.</p></section>
      <section data-step="payment" data-state="ahead"><h2 tabindex="-1">Betalen</h2>
        <button name="open" value="payment">Bekijk</button></section>
    </form>`;
  startSteps();
  document.querySelector<HTMLElement>('button[name=open]')?.click();
  const states = [...document.querySelectorAll<HTMLElement>('[data-step]')];
  expect(states.map(({ dataset }) => dataset.state)).toEqual(['open', 'open']);
  expect(document.activeElement?.textContent).toBe('Betalen');
  expect(document.querySelector('#number')?.getAttribute('aria-invalid')).toBe('true');
  expect(document.querySelector('#number-error')?.textContent).toBe('Vul het huisnummer in.');
});

test('Enter ends the part that a line stands in, but not in a postcode by which stores are sorted', () => {
  document.body.innerHTML = `
    <button data-enter></button>
    <section data-step="delivery" data-state="open"><input id="street">
      <div data-own-enter><input id="near"></div><button name="step" value="delivery"></button></section>`;
  const [enter, end] = document.querySelectorAll('button');
  const byEnter = (id: string) => endOfStep(enter as HTMLElement, document.querySelector(id));
  expect(byEnter('#street')).toBe(end);
  expect(byEnter('#near')).toBe(enter);
});
