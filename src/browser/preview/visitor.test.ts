import { expect, test } from 'vitest';
import { cookieIn, noConsent, readChoices } from '#kernel/values/consent';
import { cookie, path } from '#kernel/wire';
import { visitorOf } from './visitor';

const VERSION = '0123456789ab';
const jar = (text: string) => {
  const written: string[] = [];
  return { written, own: { get: () => text, set: (one: string) => void written.push(one) } };
};
const OWN = `${cookie.present}=1; ${cookie.store}=4; ${cookie.consentStatus}=allow; ander=x`;

test('a made-up visitor has a store and a session of his own; the rest of the cookies are who looks', () => {
  const { own, written } = jar(OWN);
  const store = { id: 12, name: 'Tiel', href: '/t', state: { open: false }, holds: 1 } as const;
  const session = { cartCount: 2, wishlistCount: 3, saved: [], store };
  const { cookies, answer } = visitorOf({ session, signedIn: false }, own, VERSION);
  expect(cookies.get()).toBe(`${cookie.consentStatus}=allow; ander=x; ${cookie.store}=12`);
  cookies.set(`${cookie.store}=9; path=/`);
  cookies.set('ander=y; path=/');
  expect(cookieIn(cookies.get(), cookie.store)).toBe('9');
  expect(written).toEqual(['ander=y; path=/']);
  expect(answer('/elders', undefined)).toBeUndefined();
  expect(answer(path.cookieSettings, undefined)).toBeUndefined();
});

test('the call for a session is answered with his', async () => {
  const session = { cartCount: 2, wishlistCount: 3, saved: [] };
  const { cookies, answer } = visitorOf({ session, signedIn: true }, jar(OWN).own, VERSION);
  expect(await answer(path.session, undefined)?.json()).toEqual(session);
  expect(cookieIn(cookies.get(), cookie.present)).toBe('1');
  expect(cookieIn(cookies.get(), cookie.store)).toBeUndefined();
});

test('what he allows is in no browser; who has still to choose does so in this page alone', async () => {
  const { own, written } = jar(OWN);
  const refused = visitorOf({ consent: noConsent }, own, VERSION).cookies.get();
  expect(readChoices(cookieIn(refused, cookie.consentTypes))).toEqual(noConsent);
  expect(cookieIn(refused, cookie.consentMark)).toMatch(new RegExp(`^${VERSION}\\.0{8}-`));
  const { cookies, answer } = visitorOf({ consent: 'ask' }, own, VERSION);
  expect(cookieIn(cookies.get(), cookie.consentStatus)).toBeUndefined();
  expect(answer(path.cookieSettings, new URLSearchParams({ social: '1' }))?.ok).toBe(true);
  expect(readChoices(cookieIn(cookies.get(), cookie.consentTypes))).toEqual({
    ...noConsent,
    social: true,
  });
  expect(written).toEqual([]);
});
