import { expect, test } from 'vitest';
import { withoutRunning } from './pasted';

test.each([
  ['<p>Zo</p>', '<p>Zo</p>'],
  ['<img src="/x.png" onerror="x()">', '<img src="/x.png">'],
  ["<b ONLOAD='y(\">\")' title='onload=1'>z</b>", "<b title='onload=1'>z</b>"],
  ['<img/onerror=x() src=a>', '<img src=a>'],
  ['<a href="/a?b>c" style="color:red"onclick=x>d</a>', '<a href="/a?b>c">d</a>'],
  ['<p data-pm-slice="1 1 []">a onload=b</p>', '<p data-pm-slice="1 1 []">a onload=b</p>'],
  ['<style>p{}</style><p>a</p><script>x', '<p>a</p>'],
  ['<b id="x" style="font-weight:normal;"><p>a</p></b>', '<span id="x"><p>a</p></b>'],
  ['1 < 2 <br/>', '1 < 2 <br/>'],
])('of %s %s is left', (html, left) => {
  expect(withoutRunning(html)).toBe(left);
});

test('a long text with nothing closed is read at once', () => {
  const began = performance.now();
  withoutRunning(
    `${'<a x="'.repeat(20_000)}${'<script>'.repeat(20_000)}${'<b a=b '.repeat(20_000)}`,
  );
  expect(performance.now() - began).toBeLessThan(2000);
});
