import { expect, test } from 'vitest';
import { HtmlMemo } from './html-memo';

test('a view is rendered once for the same key, and anew for others', () => {
  const memo = new HtmlMemo(10);
  let renders = 0;
  const ask = (key: string) => memo.of(key, () => `één ${++renders}`).toString();
  expect(ask('a')).toBe('één 1');
  expect(ask('a')).toBe('één 1');
  expect(ask('b')).toBe('één 2');
});

test('the longest unused goes first', () => {
  const memo = new HtmlMemo(2);
  let renders = 0;
  const ask = (key: string) => memo.of(key, () => String(++renders)).toString();
  ask('1');
  ask('2');
  ask('1');
  ask('3');
  expect(ask('1')).toBe('1');
  expect(ask('2')).toBe('4');
});
