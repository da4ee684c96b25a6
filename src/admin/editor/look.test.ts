import { expect, test } from 'vitest';
import { chooseTypes, noConsent } from '#kernel/values/consent';
import { type LookAs, paramsOf, queryOf, readLook, tellLook } from './look';

test('how a page is looked at is read as it was written', () => {
  const as: LookAs = {
    ...{ at: '2026-12-04T17:00:00.000Z', language: 'en_GB', store: { id: 12, name: 'Tiel' } },
    ...{ signedIn: false, consent: noConsent },
  };
  expect(readLook(paramsOf(as))).toEqual({ ...as, store: { id: 12 } });
  expect(readLook(paramsOf({ store: null }))).toEqual({ store: null });
  expect(queryOf({})).toBe('');
});

test('it is told in words', () => {
  const as: LookAs = { store: { id: 12, name: 'Tiel' }, signedIn: true, consent: 'ask' };
  expect(tellLook(as)).toBe('winkel Tiel, voorbeeldklant, toestemming nog niet gekozen');
  expect(tellLook({ store: null, consent: chooseTypes((type) => type === 'ads') })).toBe(
    'geen winkel, toestemming: advertenties',
  );
  expect(tellLook({})).toBe('');
});
