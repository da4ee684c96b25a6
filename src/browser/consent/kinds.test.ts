// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { chooseTypes, fullConsent, noConsent } from '#kernel/values/consent';
import { isGoogle, kinds, signalGoogle } from './kinds';

const globals = window as unknown as Record<string, unknown>;
const names = ['_paq', 'dataLayer', 'gtag', 'fbq', '_fbq', 'hj', '_hjSettings'];

beforeEach(() => {
  for (const name of names) delete globals[name];
});

const layer = () => (globals.dataLayer as ArrayLike<unknown>[]).map((one) => Array.from(one));

test('Google is told in its own words what is denied and what is granted (Consent Mode v2)', () => {
  signalGoogle('default', noConsent);
  signalGoogle(
    'update',
    chooseTypes((type) => type === 'ads'),
  );
  signalGoogle('update', fullConsent);
  const ads = { ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted' };
  const none = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
  const always = { functionality_storage: 'granted', security_storage: 'granted' };
  const rest = (is: string) => ({ analytics_storage: is, personalization_storage: is });
  expect(layer()).toEqual([
    ['consent', 'default', { ...none, ...always, ...rest('denied') }],
    ['consent', 'update', { ...ads, ...always, ...rest('denied') }],
    ['consent', 'update', { ...ads, ...always, ...rest('granted') }],
  ]);
  expect([isGoogle('ga4'), isGoogle('google-ads'), isGoogle('matomo')]).toEqual([
    true,
    true,
    false,
  ]);
});

test('an account of Google’s is set up, and shut when consent is taken back', () => {
  kinds.ga4?.start('G-ABC123', 'https://a.example/gtag.js');
  expect(layer()).toEqual([
    ['js', expect.any(Date)],
    ['config', 'G-ABC123'],
  ]);
  kinds.ga4?.stop?.('G-ABC123');
  expect(globals['ga-disable-G-ABC123']).toBe(true);
});

test('Matomo is told its server, its site and what to count', () => {
  kinds.matomo?.start('3', 'https://stats.example/m/matomo.js');
  expect(globals._paq).toEqual([
    ['setTrackerUrl', 'https://stats.example/m/matomo.php'],
    ['setSiteId', '3'],
    ['trackPageView'],
    ['enableLinkTracking'],
  ]);
  kinds.matomo?.stop?.('3');
  expect(globals._paq).toContainEqual(['deleteCookies']);
});

test('Meta’s calls wait for its script, and go to it once it is there', () => {
  kinds['meta-pixel']?.start('123456', 'https://a.example/f.js');
  const fbq = globals.fbq as { queue: ArrayLike<unknown>[]; callMethod?: unknown };
  const waiting = [
    ['consent', 'grant'],
    ['init', '123456'],
    ['track', 'PageView'],
  ];
  expect(fbq.queue.map((one) => Array.from(one))).toEqual(waiting);
  const told: unknown[][] = [];
  fbq.callMethod = (...given: unknown[]) => told.push(given);
  kinds['meta-pixel']?.stop?.('123456');
  expect(told).toEqual([['consent', 'revoke']]);
  expect(fbq.queue).toHaveLength(waiting.length);
});

test('Hotjar knows its account, and calls to it wait', () => {
  kinds.hotjar?.start('1234567', 'https://a.example/h.js');
  expect(globals._hjSettings).toEqual({ hjid: 1234567, hjsv: 6 });
  (globals.hj as (...given: unknown[]) => void)('event', 'a');
  expect(
    (globals.hj as unknown as { q: ArrayLike<unknown>[] }).q.map((one) => Array.from(one)),
  ).toEqual([['event', 'a']]);
});
