// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fullConsent, noConsent, writeChoices } from '#kernel/values/consent';
import { cookie } from '#kernel/wire';
import {
  currentChoices,
  giveConsent,
  hasChosen,
  isAllowed,
  onConsentChange,
  saveChoices,
} from './consent';

const version = '0123456789ab';
const id = '11111111-2222-4333-8444-555555555555';

const setCookie = (name: string, value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as pages do
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/`;
};
const chose = (choices = fullConsent, by = version) => {
  setCookie(cookie.consentTypes, writeChoices(choices));
  setCookie(cookie.consentStatus, 'allow');
  setCookie(cookie.consentMark, `${by}.${id}`);
};

let posted: URLSearchParams[] = [];
/** A server that keeps what it is sent, or fails. */
const server = (isThere: boolean) =>
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: URLSearchParams }) => {
    if (!isThere) throw new TypeError('offline');
    posted.push(new URLSearchParams(body));
    chose({ ...noConsent, social: body.get('social') === '1', ads: body.get('ads') === '1' });
    return new Response('{}');
  });

beforeEach(() => {
  posted = [];
  document.documentElement.dataset.consent = version;
  for (const name of [cookie.consentTypes, cookie.consentStatus, cookie.consentMark]) {
    // biome-ignore lint/suspicious/noDocumentCookie: as pages do
    document.cookie = `${name}=; path=/; max-age=0`;
  }
});
afterEach(() => vi.unstubAllGlobals());

test('S3.11/1 nothing but what is functional is allowed until it was chosen, by the text as it is', () => {
  expect([hasChosen(), isAllowed('functional'), isAllowed('social')]).toEqual([false, true, false]);
  chose();
  expect([hasChosen(), isAllowed('social')]).toEqual([true, true]);
  chose(fullConsent, 'ffffffffffff');
  expect([hasChosen(), isAllowed('functional'), isAllowed('social')]).toEqual([false, true, false]);
  chose();
  setCookie(cookie.consentStatus, 'deny');
  expect(isAllowed('ads')).toBe(false);
});

test.each(['[]', 'null', '%E0%A4%A', 'x'.repeat(3000)])(
  'a choice that can’t be read any more, %.8s, is asked again',
  (damaged) => {
    chose();
    // biome-ignore lint/suspicious/noDocumentCookie: as pages do
    document.cookie = `${cookie.consentTypes}=${damaged}; path=/`;
    expect([hasChosen(), isAllowed('social')]).toEqual([false, false]);
  },
);

test('S4.11/3 one more type is allowed beside those of before, once the server kept it', async () => {
  server(true);
  chose({ ...noConsent, ads: true });
  const told: object[] = [];
  const stop = onConsentChange((choices) => told.push(choices));
  expect(await giveConsent('social')).toBe(true);
  expect(currentChoices()).toEqual({ ...noConsent, ads: true, social: true });
  expect(told).toEqual([currentChoices()]);
  expect(Object.fromEntries(posted[0] ?? [])).toMatchObject({
    ...{ functional: '1', social: '1', ads: '1' },
    ...{ consent_version: version, consent_way: 'embed' },
  });
  stop();
  await saveChoices(noConsent, 'banner');
  expect(told).toHaveLength(1);
});

test('without the server nothing more is allowed, and what is taken back is', async () => {
  server(false);
  expect(await saveChoices(fullConsent, 'banner')).toBe(false);
  expect([hasChosen(), isAllowed('ads')]).toEqual([false, false]);
  chose();
  const told: object[] = [];
  const stop = onConsentChange((choices) => told.push(choices));
  expect(await saveChoices(noConsent, 'banner')).toBe(true);
  expect([hasChosen(), isAllowed('ads')]).toEqual([true, false]);
  expect(told).toEqual([noConsent]);
  stop();
});

test('what is chosen in another tab is told here, to refuse all as well', () => {
  const told: object[] = [];
  const stop = onConsentChange((choices) => told.push(choices));
  dispatchEvent(new Event('focus'));
  const before = told.length;
  chose(noConsent);
  dispatchEvent(new Event('focus'));
  dispatchEvent(new Event('focus'));
  chose({ ...noConsent, analytics: true });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(told.slice(before)).toEqual([noConsent, { ...noConsent, analytics: true }]);
  stop();
});
