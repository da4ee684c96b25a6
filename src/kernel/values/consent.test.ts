import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  allowsMore,
  chooseTypes,
  consentTypes,
  cookieIn,
  fullConsent,
  noConsent,
  readChoices,
  readMark,
  writeChoices,
  writeMark,
} from './consent';

const anyChoice = fc
  .subarray([...consentTypes])
  .map((on) => chooseTypes((type) => on.includes(type)));

test('S3.11/1 there are five types, all booleans, and nothing but functional is on until chosen', () => {
  expect(noConsent).toEqual({
    functional: true,
    analytics: false,
    social: false,
    ads: false,
    undefined: false,
  });
  expect(Object.values(fullConsent)).toEqual([true, true, true, true, true]);
});

test('S3.11/1 choices are JSON, and are read as they were written', () => {
  fc.assert(
    fc.property(anyChoice, (choices) => {
      expect(JSON.parse(writeChoices(choices))).toEqual(choices);
      expect(readChoices(writeChoices(choices))).toEqual(choices);
    }),
  );
});

test('whatever a cookie holds, only a plain true allows anything', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const read = readChoices(text);
      if (!read) return;
      const given = JSON.parse(text);
      for (const type of consentTypes) {
        expect(read[type]).toBe(type === 'functional' || given[type] === true);
      }
    }),
  );
  expect(readChoices('{"ads":"true","social":1,"analytics":true}')).toEqual({
    ...noConsent,
    analytics: true,
  });
  for (const none of [undefined, '', '[]', 'null', '1', '{', '"ads"']) {
    expect(readChoices(none)).toBeUndefined();
  }
});

test('a choice allows more than another when it has a type that the other lacks', () => {
  expect(allowsMore(fullConsent, noConsent)).toBe(true);
  expect(allowsMore(noConsent, fullConsent)).toBe(false);
  expect(
    allowsMore(
      chooseTypes((type) => type === 'ads'),
      chooseTypes((type) => type === 'social'),
    ),
  ).toBe(true);
  expect(allowsMore(noConsent, noConsent)).toBe(false);
});

test('a mark is a version and a random id, or nothing', () => {
  const mark = { version: '0123456789ab', id: '11111111-2222-4333-8444-555555555555' };
  expect(readMark(writeMark(mark))).toEqual(mark);
  for (const wrong of [undefined, '', 'x', `${writeMark(mark)}x`, '0123456789ab.1', '.']) {
    expect(readMark(wrong)).toBeUndefined();
  }
});

test('a cookie is found by its whole name and decoded; one that can’t be is none', () => {
  expect(cookieIn('xccform=1; ccform=%7B%22a%22%7D; b=2', 'ccform')).toBe('{"a"}');
  expect(cookieIn('ccform=%E0%A4%A', 'ccform')).toBeUndefined();
  expect(cookieIn('', 'ccform')).toBeUndefined();
});
