// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { parse } from '../dom';
import { spokenOf } from './spoken';

test.each([
  ['<p role="status">Weggehaald</p><h2 data-spoken="2 artikelen">Tas</h2>', 'Weggehaald'],
  ['<p role="status"></p><h2 data-spoken="2 artikelen">Tas</h2>', '2 artikelen'],
  ['<h2>Tas</h2>', ''],
  // It takes the focus, and is read there.
  ['<div role="alert" data-error-summary>Kijk dit na</div><h2 data-spoken="2">Tas</h2>', ''],
])('of %s is said what is new', (html, said) => {
  expect(spokenOf(parse(html))).toBe(said);
});
