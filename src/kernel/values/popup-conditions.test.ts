import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  choosePopup,
  conditionsHold,
  originsOf,
  type PopupVisitor,
  readConditions,
} from './popup-conditions';

const visitor: PopupVisitor = {
  ...{ device: 'mobile', isFirstVisit: false, referrer: '', host: 'winkel.example', cartCount: 2 },
};

test('how somebody came is told by what led here', () => {
  const from = (referrer: string) => originsOf(referrer, 'winkel.example')[0];
  expect(from('')).toBe('direct');
  expect(from('geen adres')).toBe('direct');
  expect(from('https://winkel.example/nieuw')).toBe('own');
  expect(from('https://www.google.nl/')).toBe('search');
  expect(from('https://google.com.kwaad.example/')).toBe('other');
  expect(from('https://l.instagram.com/x')).toBe('social');
  expect(originsOf('https://blog.example/stuk', 'winkel.example')).toEqual([
    'other',
    'blog.example',
  ]);
});

test('each condition holds off whom it isn’t for', () => {
  const hold = (conditions: object, more: Partial<PopupVisitor> = {}) =>
    conditionsHold(conditions, { ...visitor, ...more });
  expect(hold({})).toBe(true);
  expect([hold({ devices: ['mobile'] }), hold({ devices: ['desktop'] })]).toEqual([true, false]);
  expect([hold({ visit: 'returning' }), hold({ visit: 'first' })]).toEqual([true, false]);
  expect(hold({ visit: 'first' }, { isFirstVisit: true })).toBe(true);
  expect([hold({ from: ['direct'] }), hold({ from: ['search', 'own'] })]).toEqual([true, false]);
  const referrer = 'https://blog.example/';
  expect(hold({ from: ['blog.example'] }, { referrer })).toBe(true);
  const carts = [{ least: 2 }, { least: 3 }, { most: 2 }, { most: 1 }, { least: 1, most: 2 }];
  expect(carts.map((cart) => hold({ cart }))).toEqual([true, false, true, false, true]);
});

const conditions = fc.record(
  {
    devices: fc.subarray(['mobile', 'tablet', 'desktop'] as const, { minLength: 1 }),
    visit: fc.constantFrom('first' as const, 'returning' as const),
    from: fc.subarray(['search', 'social', 'own', 'other', 'direct', 'a.nl'], { minLength: 1 }),
    cart: fc.record({ least: fc.nat(), most: fc.nat() }, { requiredKeys: [] }),
  },
  { requiredKeys: [] },
);

test('what is stored is read as it was; what isn’t whole is none', () => {
  fc.assert(
    fc.property(conditions, (given) => {
      expect(readConditions(JSON.parse(JSON.stringify(given)))).toEqual(given);
    }),
  );
  for (const wrong of [
    null,
    [],
    { devices: [] },
    { devices: ['horloge'] },
    { visit: 'soms' },
    { from: ['geen host'] },
    { cart: 3 },
    { cart: { least: -1 } },
  ]) {
    expect(readConditions(wrong), JSON.stringify(wrong)).toBeUndefined();
  }
});

test('the more is asked the fewer it is for, and the first that fits is chosen', () => {
  fc.assert(
    fc.property(conditions, (when) => {
      const mark = { after: 0, once: true };
      const marked = [
        { ...mark, id: 1, when },
        { ...mark, id: 2 },
      ];
      const fits = conditionsHold(when, visitor);
      expect(choosePopup(marked, visitor)?.id).toBe(fits ? 1 : 2);
      expect(choosePopup(marked.slice(0, 1), visitor)?.id).toBe(fits ? 1 : undefined);
    }),
  );
});

test('a referrer is a web address, and a site is known by its whole name', () => {
  const from = (referrer: string) => originsOf(referrer, 'Winkel.example');
  expect(from('http://www.google.nl/')).toEqual(['search', 'www.google.nl']);
  expect(from('https://duckduckgo.com')).toEqual(['search', 'duckduckgo.com']);
  expect(from('HTTPS://Facebook.com/x')).toEqual(['social', 'facebook.com']);
  expect(from('https://t.co/abc')).toEqual(['social', 't.co']);
  expect(from('https://winkel.example:8080/')).toEqual(['own', 'winkel.example']);
  expect(from('https://winkel.example?a')).toEqual(['own', 'winkel.example']);
  for (const other of ['notgoogle.nl', 'notfacebook.com', 'xt.co', 't.co.uk', 'facebook.com.eu']) {
    expect(from(`https://${other}/`)).toEqual(['other', other]);
  }
  for (const none of [
    'xhttps://google.nl/',
    'ftp://google.nl/',
    'https://',
    'https:///x',
    'google.nl',
  ]) {
    expect(from(none), none).toEqual(['direct']);
  }
});

test('conditions are stored in whole: each device, each origin, each bound is one', () => {
  for (const right of [
    { from: ['search', 'blog.winkel.example', 'a-b.nl'] },
    { devices: ['mobile', 'desktop'], visit: 'returning' },
    { cart: { least: 0, most: 3 } },
    { cart: {} },
    {},
  ]) {
    expect(readConditions(right)).toEqual(right);
  }
  for (const wrong of [
    ...['mobile', 5, true, undefined],
    ...[{ devices: ['mobile', 'horloge'] }, { devices: 'mobile' }],
    ...[{ from: ['search', 'geen host'] }, { from: ['blog'] }, { from: ['.nl'] }, { from: [5] }],
    ...[{ from: ['a.nl/x'] }, { from: ['https://a.nl'] }],
    ...[{ cart: null }, { cart: { most: 1.5 } }, { cart: { least: '2' } }],
  ]) {
    expect(readConditions(wrong), JSON.stringify(wrong)).toBeUndefined();
  }
});
