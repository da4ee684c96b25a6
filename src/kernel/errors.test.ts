import { expect, test } from 'vitest';
import { AppError, badRequest, notFound, wordsIn } from './errors';

test('an error carries its status, code, message and fields to whoever tells it', () => {
  const error = new AppError(409, 'sold_out', 'Uitverkocht', { size: 'Kies een andere maat' });
  expect(error).toBeInstanceOf(Error);
  expect(error.name).toBe('AppError');
  expect([error.status, error.code, error.message, error.fields]).toEqual([
    409,
    'sold_out',
    'Uitverkocht',
    { size: 'Kies een andere maat' },
  ]);
  expect(new AppError(409, 'sold_out', 'Uitverkocht').fields).toEqual({});
});

test('what is not there and what is asked wrongly have a status and a code of their own', () => {
  expect(notFound()).toMatchObject({ status: 404, code: 'not_found', message: 'Niet gevonden' });
  expect(notFound('Geen winkel')).toMatchObject({ status: 404, message: 'Geen winkel' });
  const wrong = badRequest('Klopt niet', { page: 'Geen getal' });
  expect(wrong).toMatchObject({ status: 400, code: 'bad_request', message: 'Klopt niet' });
  expect(wrong.fields).toEqual({ page: 'Geen getal' });
});

test('S1/2 an English page is told in English where there is any, and else in Dutch', () => {
  const english = { message: 'Sold out', fields: {} };
  const error = new AppError(409, 'sold_out', 'Uitverkocht', {}, english);
  expect(wordsIn('en_GB', error)).toEqual(english);
  expect(wordsIn('nl_NL', error).message).toBe('Uitverkocht');
  expect(wordsIn('en_GB', notFound()).message).toBe('Niet gevonden');
});
