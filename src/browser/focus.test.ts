// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { firstStop } from './focus';

test('WCAG 2.4.3 the first stop within what opens is one that is shown there', () => {
  document.body.innerHTML = `
    <div id="sheet"><a href="#results">Naar de artikelen</a><button disabled>Wis</button><button>Sluiten</button></div>`;
  const sheet = document.querySelector('#sheet') as HTMLElement;
  expect(firstStop(sheet)?.textContent).toBe('Naar de artikelen');
  const past = sheet.querySelector('a') as HTMLElement;
  // As a style sheet does on a small screen.
  past.checkVisibility = () => false;
  expect(firstStop(sheet)?.textContent).toBe('Sluiten');
  sheet.inert = true;
  expect(firstStop(sheet)).toBeUndefined();
});
