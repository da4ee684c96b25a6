import { expect, test } from 'vitest';
import { renderDocument } from './document';
import { escapeJson } from './escape-json';
import { HtmlFragments } from './html-fragments';

const hard = {
  name: 'Kaars <br/> van wit/>zwart </script><!--',
  more: ['a/>b', '/>', '<b/>', '&gt;/&lt;'],
};

test('JSON in a script means the same after all that a page’s HTML goes through', () => {
  const document = renderDocument({
    ...{ lang: 'nl-NL', language: 'nl_NL', site: 'brink', title: 'a/>b', token: 'p.1.x' },
    ...{
      assets: { styles: [], scripts: [], fonts: [] },
      shows: { more: 'never', forms: 'never' },
      body: '<br/>',
    },
    jsonLd: [hard],
  });
  const page = new HtmlFragments().finish(document).toString();
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? [];
  expect(JSON.parse(json)).toEqual(hard);
  // What is text stays the text that it was, and what holds nothing has no slash.
  expect(page).toContain('<title>a/&gt;b</title>');
  expect(page).toContain('<body><br></body>');
});

test('no JSON closes its script, or holds what looks like the end of a tag', () => {
  const json = escapeJson(hard);
  expect(json).not.toMatch(/<|\/>/);
  expect(JSON.parse(json)).toEqual(hard);
});
