// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { startBundles } from './bundle';

test('what a set saves follows the choices, and is never said to be more than it is', () => {
  document.body.innerHTML = `
    <form name="addproduct">
      <input type="hidden" name="part_1" value="7" data-cents="2000" />
      <select name="part_2">
        <option value="" data-cents="8000" data-least="true">Maak een keuze</option>
        <option value="1" data-cents="8000">M</option>
        <option value="2" data-cents="9550">L</option>
        <option value="3" data-cents="6000">S</option>
      </select>
      <p data-bundle-saving="9000" hidden>
        Los samen <span data-bundle-least="vanaf "></span><span data-bundle-apart></span>.
        Samen <span data-bundle-least="minstens "></span><span data-bundle-saved></span> voordeliger.
      </p>
    </form>`;
  const place = document.querySelector('p') as HTMLElement;
  const select = document.querySelector('select') as HTMLSelectElement;
  const said = () => place.textContent?.replace(/\s+/g, ' ').trim();
  const choose = (value: string) => {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
  startBundles();
  expect(place.hidden).toBe(false);
  expect(said()).toBe('Los samen vanaf € 100,00. Samen minstens € 10,00 voordeliger.');
  choose('2');
  expect(said()).toBe('Los samen € 115,50. Samen € 25,50 voordeliger.');
  choose('3');
  expect(place.hidden).toBe(true);
  choose('');
  expect(place.hidden).toBe(false);
  expect(said()).toBe('Los samen vanaf € 100,00. Samen minstens € 10,00 voordeliger.');
});
