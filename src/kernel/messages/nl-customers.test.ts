import { expect, test } from 'vitest';
import { customerTexts } from './nl-customers';

const { who } = customerTexts.details;

test('a program keeps the name that it had when it did something', () => {
  expect(who('api:2:kassa')).toBe('koppeling kassa');
  expect(who('api:2')).toBe('koppeling 2');
  expect([who('customer'), who('cli:karin')]).toEqual(['de klant', 'karin (opdrachtregel)']);
});
