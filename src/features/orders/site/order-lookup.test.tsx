import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { find, findAll, get, parseHtml, textOf } from '../../../../tests/harness/html';
import { OrderLookup, type OrderLookupProps } from './order-lookup.view';

const show = (given: Partial<OrderLookupProps> = {}) =>
  parseHtml(renderToStaticMarkup(<OrderLookup level={1} {...given} />));

test('an order is asked for by its number and address, both needed', () => {
  const page = show({ values: { number: '2026-1', email: 'an@klant.nl' } });
  expect(get(page, 'form').attributes).toMatchObject({
    method: 'post',
    action: '/webcore/order/lookup',
  });
  const fields = findAll(page, 'input').map(({ attributes }) => attributes);
  expect(fields).toMatchObject([
    { name: 'order_number', value: '2026-1', autoComplete: 'off' },
    { name: 'order_email', type: 'email', value: 'an@klant.nl', autoComplete: 'email' },
  ]);
  for (const field of fields) {
    expect(field).toHaveProperty('required');
    expect(find(page, `label[for="${field.id}"]`)).toBeDefined();
    expect(field).not.toHaveProperty('aria-invalid');
  }
  expect(new Set(fields.map(({ id }) => id)).size).toBe(2);
  expect(findAll(show(), 'input').map(({ attributes }) => attributes.value ?? '')).toEqual([
    '',
    '',
  ]);
});

test('it has the title of a page, or one below another title', () => {
  for (const level of [1, 2] as const) {
    const page = show({ level });
    const title = get(page, `h${level}`);
    expect(textOf(title)).toBe('Volg je bestelling');
    expect(get(page, 'section').attributes['aria-labelledby']).toBe(title.attributes.id);
    expect(find(page, `h${3 - level}`)).toBeUndefined();
  }
});

test('what was typed wrongly is told with the fields; what is not their fault beside them', () => {
  const errors = { number: 'Vul je nummer in.', email: 'Vul je adres in.' };
  const invalid = show({ errors });
  const inputs = findAll(invalid, 'input').map(({ attributes }) => attributes);
  for (const [at, text] of Object.values(errors).entries()) {
    const input = inputs[at];
    expect(textOf(get(invalid, `a[href="#${input?.id}"]`))).toBe(text);
    expect(input?.['aria-invalid']).toBe('true');
    const described = String(input?.['aria-describedby']).split(' ');
    expect(described.some((id) => textOf(get(invalid, `[id=${id}]`)) === text)).toBe(true);
  }
  const often = show({ errors: { form: 'Te vaak.' } });
  expect(textOf(often)).toContain('Te vaak.');
  expect(findAll(often, 'a')).toEqual([]);
  expect(findAll(often, 'input').some(({ attributes }) => 'aria-invalid' in attributes)).toBe(
    false,
  );
});
