import { expect, test } from 'vitest';
import { markForeignLinks } from './foreign-links';

const english = { home: '/en', navigation: [], footer: [] };
const site = (settings: Record<string, unknown>) => ({
  ...{ language: 'nl_NL', navigation: [], footer: [], settings },
});
const mark = (html: string, language = 'en_GB') =>
  markForeignLinks(html, site({ frames: { en_GB: english } }), language);

const said = '<span class="visually-hidden"> (in Dutch)</span>';

test('S1/2 a link of an English page that leads to Dutch says so', () => {
  expect(mark('<a class="b" href="/dames?a=1&amp;b=2" id="c">Women</a>')).toBe(
    `<a hreflang="nl" class="b" href="/dames?a=1&amp;b=2" id="c">Women${said}</a>`,
  );
  expect(mark('<p><a href="/">Dutch</a> <a href="/energie#en"><b>x</b>\ny</a></p>')).toBe(
    `<p><a hreflang="nl" href="/">Dutch<small> (in Dutch)</small></a> <a hreflang="nl" href="/energie#en"><b>x</b>\ny${said}</a></p>`,
  );
});

test('S1/2 what leads to all of a menu shows where; the rest of it and cards say it unseen', () => {
  const all = '<a class="a" href="/dames" data-says-language="">All <svg></svg></a>';
  expect(mark(all)).toContain('<small> (in Dutch)</small></a>');
  expect(mark('<a data-card-link="" href="/artikel/trui">Trui</a>')).toContain(said);
});

test('S1/2 one that has its name in a label says it there', () => {
  expect(mark('<a href="/login" aria-label="Account $1"><svg/></a>')).toBe(
    '<a hreflang="nl" href="/login" aria-label="Account $1 (in Dutch)"><svg/></a>',
  );
});

test.each([
  '<a href="/en">Home</a>',
  '<a href="/en/new?sort=price">New</a>',
  '<a href="/cookies/instellingen?language=en_GB">Cookie settings</a>',
  '<a href="/" hrefLang="nl" lang="nl">Nederlands</a>',
  '<a href="#main">Skip</a>',
  '<a href="//elsewhere.example/x">Elsewhere</a>',
  '<a href="https://elsewhere.example/">Elsewhere</a>',
  '<a href="/media/a.jpg">Picture</a>',
  '<article data-href="/dames">Women</article>',
])('S1/2 one that leads to English, elsewhere or to a file stays as it is: %s', (html) => {
  expect(mark(html)).toBe(html);
});

test('S1/2 Dutch pages, and a site of one language, stay as they are', () => {
  const html = '<a href="/dames">Dames</a> <a href="/en">x</a>';
  expect(mark(html, 'nl_NL')).toBe(html);
  expect(markForeignLinks(html, site({}), 'en_GB')).toBe(html);
});
