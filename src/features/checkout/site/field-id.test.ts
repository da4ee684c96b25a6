import { expect, test } from 'vitest';
import { formFields } from '../contract';
import { fieldId } from './field-id';

test('S2.7/12 every field has an id of its own that a page can lead to; the country of delivery the agreed one', () => {
  const ids = formFields.map(fieldId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z][a-z_-]*[a-z]$/);
  expect(fieldId('address_delivery_country')).toBe('address_delivery_country');
  expect(fieldId('email')).toBe('checkout-email');
  expect(fieldId('account[create_account]')).toBe('checkout-account-create_account');
});

test('S4.3/8 what is wrong is told in the order of the form: passwords stand right below the box that asks for them', () => {
  const at = formFields.indexOf('account[create_account]');
  expect(formFields.slice(at, at + 3)).toEqual([
    'account[create_account]',
    'create_account_password',
    'create_account_password_check',
  ]);
});
