import { expect, test } from 'vitest';
import { paragraphsOf } from './paragraphs';

test.each([
  ['<p>Eén</p><p>Twee &amp; drie</p>', ['Eén', 'Twee & drie']],
  ['Kop<br>regel<BR/>regel', ['Kop', 'regel', 'regel']],
  ['<ul><li class="x">A</li><li>B</li></ul>', ['A', 'B']],
  ['<p>Voor</p><script>alert(1)</script><STYLE>p{}</STYLE>na', ['Voor', 'na']],
  ['<p>a<!-- <p>niet</p> -->b</p>', ['ab']],
  ['<!DOCTYPE html><b>vet</b> en <i>schuin</i>', ['vet en schuin']],
  ['minder dan 5 < 6 uur', ['minder dan 5 < 6 uur']],
  ['<p>5 < 6</p>', ['5 < 6']],
  ['<img src=x onerror=alert(1)>Hoi', ['Hoi']],
  // What was escaped twice is text, and is shown as such.
  ['<p>&lt;script&gt;x&lt;/script&gt;</p>', ['<script>x</script>']],
  ['<p>af<script>weg', ['af']],
  ['', []],
])('of %j only the words are kept', (html, paragraphs) => {
  expect(paragraphsOf(html)).toEqual(paragraphs);
});

test('a text that is made to keep a search for tags busy is read as fast as any other', () => {
  const time = (text: string): number => {
    const start = performance.now();
    paragraphsOf(text);
    return performance.now() - start;
  };
  const usual = Math.min(...[1, 2, 3].map(() => time('<b>tekst</b> '.repeat(8000))));
  for (const part of ['<script ', '<a', `<${' '.repeat(50)}`, '<!--', '<script>']) {
    const odd = `<b>${part.repeat(Math.ceil(100_000 / part.length))}`;
    expect(Math.min(...[1, 2, 3].map(() => time(odd)))).toBeLessThan(usual * 20 + 50);
  }
});
