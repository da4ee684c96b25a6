import { expect, test } from 'vitest';
import { belowMark } from '#kernel/style-sheets';
import { renderDocument, type Shown } from './document';

const assets = {
  styles: ['/assets/first-1.css'],
  later: { more: '/assets/more-1.css', forms: '/assets/forms-1.css' },
  scripts: ['/assets/browser-1.js'],
  fonts: ['/assets/text-1.woff2'],
};
const render = (more: Shown, forms: Shown, body = '') =>
  renderDocument({
    lang: 'nl-NL',
    language: 'nl_NL',
    site: 'brink',
    title: 'Test',
    token: '',
    assets,
    shows: { more, forms },
    body,
  });
const sheets = (html: string) =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href);

test('a page waits for a later style sheet only where it shows a part of it', () => {
  const { more, forms } = assets.later;
  expect(sheets(render('above', 'above'))).toEqual([...assets.styles, more, forms]);
  expect(render('above', 'above')).not.toMatch(/data-(more|forms)/);
  expect(sheets(render('never', 'never'))).toEqual(assets.styles);
  expect(render('never', 'never')).toContain(
    `<html lang="nl-NL" data-site="brink" data-language="nl_NL" data-more="${more}" data-forms="${forms}">`,
  );
  expect(sheets(render('above', 'never'))).toEqual([...assets.styles, more]);
  expect(render('above', 'never')).toContain(` data-language="nl_NL" data-forms="${forms}">`);
});

test('what lies far below brings its sheets along where it begins, and the page waits for one', () => {
  const html = render('below', 'never', `<main>${belowMark}<p>reviews</p></main>`);
  const [head = '', body = ''] = html.split('<body');
  expect(sheets(head)).toEqual(assets.styles);
  expect(body).toContain(`<main><link rel="stylesheet" href="${assets.later.more}"><p>reviews</p>`);
  // It is there: the script needn't fetch it again.
  expect(html).not.toContain('data-more');
});
