import { expect, test } from 'vitest';
import { chooseTypes, fullConsent, noConsent } from './values/consent';
import { readConsent, writeConsent } from './wire-preview';

test('what a visitor allows is read as it was written; anything else is nothing', () => {
  for (const one of ['ask', noConsent, fullConsent, chooseTypes((type) => type === 'ads')] as const)
    expect(readConsent(writeConsent(one))).toEqual(one);
  for (const no of [undefined, '', 'functional', 'ads.', 'alles', 'ask.ads'])
    expect(readConsent(no)).toBeUndefined();
});
