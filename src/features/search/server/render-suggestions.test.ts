import { expect, test } from 'vitest';
import { renderSuggestions } from './render-suggestions';

const hit = {
  id: 1,
  title: 'Meppel gaat open',
  href: '/nieuws/meppel',
  note: 'Nieuws, 15 oktober 2026',
  english: 'News, 15 October 2026',
};

const render = (language: string, lang?: string) =>
  renderSuggestions(language, 'gaat', [{ name: 'News', label: 'News', lang, hits: [hit] }], 1);

test('S1/2 on an English page the day of a hit is English and its title Dutch, and a Dutch one stays as it was', () => {
  const own = render('nl_NL');
  const english = render('en_GB', 'nl');
  expect(own).toContain('Nieuws, 15 oktober 2026');
  expect(own).not.toContain('lang=');
  expect(english).toMatch(
    /<div role="none" lang="nl">.*Meppel <b>gaat<\/b> open.*lang="en">News, 15 October/s,
  );
  expect(english).not.toContain('oktober');
  expect(render('nl_NL')).toBe(own);
  // A site that is English itself says what it says.
  expect(render('en_GB')).toContain('15 oktober');
});

test('S2.3/1 what was typed stands out in a title, whose signs stay what they are', () => {
  const named = { ...hit, title: 'Crème $& <b>room</b>', english: undefined };
  const html = renderSuggestions(
    'nl_NL',
    'creme room',
    [{ name: 'News', label: 'Nieuws', hits: [named] }],
    1,
  );
  expect(html).toContain('<b>Crème</b> $&amp; &lt;b&gt;<b>room</b>&lt;/b&gt;');
  // The next who types other words has the same line.
  expect(
    renderSuggestions('nl_NL', 'xx', [{ name: 'News', label: 'Nieuws', hits: [named] }], 1),
  ).toContain('<span>Crème $&amp; &lt;b&gt;room&lt;/b&gt;</span>');
});
