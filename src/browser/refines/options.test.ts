// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { applyFacts } from './options';

test('S4.1/1 an option that gives nothing has the class that its form is set to', () => {
  const form = (id: string, more: string) => `<section data-section-url="/x" data-block-id="${id}">
    </section><form data-refines data-for="${id}" ${more}><fieldset data-filter-column="color">
    <label data-filter-id="1"><input type="checkbox"></label>
    <label data-filter-id="2"><input type="checkbox"></label></fieldset></form>`;
  document.body.innerHTML = form('7', 'data-disabled-class="is-uit"') + form('8', '');
  const facts = { total: 3, enabled: new Map([['color', new Set(['2'])]]), counts: new Map() };
  for (const id of ['7', '8']) applyFacts(id, facts, false);
  const classes = [...document.querySelectorAll('label')].map(({ className }) => className);
  expect(classes).toEqual(['is-uit', '', 'disabled', '']);
  applyFacts('7', { ...facts, enabled: new Map([['color', new Set(['1', '2'])]]) }, false);
  expect(document.querySelector('label')?.className).toBe('');
});
