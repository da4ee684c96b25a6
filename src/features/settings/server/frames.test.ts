import { expect, test } from 'vitest';
import { type FramedSite, frameIn, languageOfPath, otherLanguage } from './frames';

const item = (title: string, href: string) => ({ title, href });
const english = {
  home: '/en',
  navigation: [item('New', '/en/new')],
  footer: [item('Service', '/en/service')],
};
const site = (settings: Record<string, unknown>, language = 'nl_NL'): FramedSite => ({
  language,
  navigation: [item('Nieuw', '/nieuw')],
  footer: [item('Klantenservice', '/klantenservice')],
  settings,
});
const both = site({ frames: { en_GB: english } });

test('S1/2 a page has the frame of its language, or else the site’s own', () => {
  expect(frameIn(both, 'en_US')).toEqual(english);
  expect(frameIn(both, 'nl_NL')).toMatchObject({ home: '/', navigation: both.navigation });
  expect(frameIn(both, 'de_DE')).toMatchObject({ home: '/', footer: both.footer });
  expect(frameIn(site({}), 'en_GB')).toMatchObject({ home: '/', navigation: both.navigation });
});

test('S1/2 a site with a second frame leads from each language to the other, one without to none', () => {
  expect(otherLanguage(both, 'nl_NL')).toEqual({ language: 'en_GB', home: '/en' });
  expect(otherLanguage(both, 'en_GB')).toEqual({ language: 'nl_NL', home: '/' });
  expect(otherLanguage(site({}), 'nl_NL')).toBeUndefined();
  expect(otherLanguage(site({ frames: { en_GB: english } }, 'en_US'), 'en_US')).toBeUndefined();
});

test.each([
  [{ frames: 'en' }],
  [{ frames: null }],
  [{ frames: { en_GB: null } }],
  [{ frames: { en_GB: { ...english, footer: 'none' } } }],
  [{ frames: { en_GB: { ...english, home: 1 } } }],
])('S1/2 a frame that is no frame counts as none: %j', (settings) => {
  expect(otherLanguage(site(settings), 'nl_NL')).toBeUndefined();
  expect(frameIn(site(settings), 'en_GB').home).toBe('/');
});

test('S1/2 an address that no page has speaks the language of the home page above it', () => {
  expect(languageOfPath(both, '/en')).toBe('en_GB');
  expect(languageOfPath(both, '/en/gone')).toBe('en_GB');
  expect(languageOfPath(both, '/energie')).toBe('nl_NL');
  expect(languageOfPath(site({}), '/en/gone')).toBe('nl_NL');
});
