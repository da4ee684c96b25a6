import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sanitizeRichText, textOf } from './sanitize';

test.each([
  ['<script>x</script>', ''],
  ['<p onclick="x()" style="a" class="b">t</p>', '<p>t</p>'],
  ['<a href="javascript:x">t</a>', '<a>t</a>'],
  ['<a href="//evil.example">t</a>', '<a>t</a>'],
  ['<a href="/winkels">t</a>', '<a href="/winkels">t</a>'],
  [
    '<a href="https://x" target="_blank">t</a>',
    '<a href="https://x" target="_blank" rel="noopener">t</a>',
  ],
  ['<h1>t</h1>', '<h2>t</h2>'],
  ['<img src=x onerror=y>', ''],
  ['<svg><script>x</script></svg>', ''],
  ['<iframe src="/"></iframe>', ''],
  [
    '<p>Dit is <span lang="EN" class="x">easy</span></p>',
    '<p>Dit is <span lang="en">easy</span></p>',
  ],
  ['<p><span>a</span><span lang="x y">b</span><span lang="">c</span></p>', '<p>abc</p>'],
  ['<b>a<i>b', '<b>a<i>b</i></b>'],
  ['<span></span><p>', '<p></p>'],
  ['zi<noscript><span>x</span><p></noscript>', 'zix<p></p>'],
])('%s becomes %s', (html, clean) => {
  expect(sanitizeRichText(html)).toBe(clean);
  expect(sanitizeRichText(clean)).toBe(clean);
});

const ALLOWED =
  'h2 h3 h4 p br strong b em i ul ol li a blockquote table thead tbody tr th td dl dt dd hr sub sup span'
    .split(' ')
    .join('|');
const CLEAN = new RegExp(`^(?:[^<>]|</?(?:${ALLOWED})(?=[ />])[^<>]*>)*$`);

const names = 'style base noscript plaintext plain span p script textarea title option template';
const more = 'iframe xmp noembed svg math h1 li td table a b';
const tag = fc.constantFrom(...`${names} ${more}`.split(' '));
const piece = fc.oneof(
  fc.constantFrom('zi', '&lt;', '<!--', '-->', '<', '>', '</', '"'),
  tag.chain((name) =>
    fc.constantFrom(
      `<${name}>`,
      `</${name}>`,
      `<${name} lang="en">`,
      `<${name} lang=`,
      `<${name}/>`,
    ),
  ),
);

test('whatever is sent, what comes out has allowed tags alone and stays as it is', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const clean = sanitizeRichText(pieces.join(''));
      expect(clean).toMatch(CLEAN);
      expect(sanitizeRichText(clean)).toBe(clean);
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ['<p>een</p><p>twee</p>', 'een twee'],
  ['een<br>twee<hr/>drie', 'een twee drie'],
  ['<ul><li>een</li><li>twee</li></ul>', 'een twee'],
  ['fiet<b>s</b>en', 'fietsen'],
  ['a&nbsp;b &amp;lt; c &lt; d', 'a b &lt; c < d'],
  ['1 < 2', '1 < 2'],
])('the text of %s is %s', (html, text) => {
  expect(textOf(html)).toBe(text);
});
