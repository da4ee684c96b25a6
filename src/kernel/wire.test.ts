import { expect, test } from 'vitest';
import * as styleSheets from './style-sheets';
import * as wire from './wire';
import * as forms from './wire-forms';
import * as login from './wire-login';
import * as popups from './wire-popups';
import * as signin from './wire-signin';

const { cookie, cookieName, header, headerPattern } = wire;

test('S3.1 a header of a section is known by its name, with the section and the column that it tells of', () => {
  const parts = (name: string, pattern: RegExp) => pattern.exec(name)?.slice(1);
  expect(parts(header.enabledIds('12', 'color_x'), headerPattern.enabledIds)).toEqual([
    '12',
    'color_x',
  ]);
  expect(parts(header.counts('v-3', 'size'), headerPattern.counts)).toEqual(['v-3', 'size']);
  expect(parts(header.total(12), headerPattern.total)).toEqual(['12']);
  const all = [header.enabledIds(1, 'a'), header.counts(1, 'a'), header.total(1)];
  const known = Object.values(headerPattern).map((pattern) =>
    all.filter((one) => pattern.test(one)),
  );
  expect(known).toEqual(all.map((name) => [name]));
  for (const pattern of Object.values(headerPattern)) {
    for (const name of all) expect(pattern.test(`x${name}x`)).toBe(false);
  }
});

test('over https browsers take the session’s cookie from this very host alone; others keep their names', () => {
  expect(cookieName('session', true)).toBe('__Host-etalage_session');
  expect(cookieName('session', false)).toBe('etalage_session');
  for (const key of ['present', 'script', 'consentTypes'] as const) {
    expect([cookieName(key, true), cookieName(key, false)]).toEqual([cookie[key], cookie[key]]);
  }
});

/** The names in a group; of a name that is made of something, the one of '1' and '2'. */
const namesIn = (value: unknown): unknown[] => {
  if (value instanceof RegExp) return [];
  if (typeof value === 'function') return [value('1', '2')];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(namesIn)
    : [value];
};

test('each name by which pages and server speak says something, and within a group none is another', () => {
  const groups = [wire, forms, login, popups, signin, styleSheets].flatMap((module) =>
    Object.values(module),
  );
  expect(groups.length).toBeGreaterThan(20);
  for (const group of groups) {
    if (group === cookieName) continue;
    const names = namesIn(group);
    expect(names.every((name) => typeof name === 'string' && name.trim() !== '')).toBe(true);
    expect(new Set(names).size).toBe(names.length);
  }
});
