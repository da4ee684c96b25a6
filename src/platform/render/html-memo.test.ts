import { expect, test } from 'vitest';
import { HtmlMemo } from './html-memo';

test('a view is rendered once for the same props, and anew for others', () => {
  const memo = new HtmlMemo(10);
  let renders = 0;
  const render = (text: string) => () => `${text} ${++renders}`;
  expect(memo.of({ a: 1 }, render('one'))).toBe('one 1');
  expect(memo.of({ a: 1 }, render('one'))).toBe('one 1');
  expect(memo.of({ a: 2 }, render('two'))).toBe('two 2');
});

test('the longest unused goes first', () => {
  const memo = new HtmlMemo(2);
  let renders = 0;
  const ask = (a: number) => memo.of({ a }, () => String(++renders));
  ask(1);
  ask(2);
  ask(1);
  ask(3);
  expect(ask(1)).toBe('1');
  expect(ask(2)).toBe('4');
});
