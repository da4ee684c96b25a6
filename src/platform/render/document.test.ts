import { expect, test } from 'vitest';
import { belowMark } from '#kernel/style-sheets';
import { renderDocument } from './document';

const assets = {
  styles: ['/assets/first-1.css'],
  more: '/assets/more-1.css',
  scripts: ['/assets/browser-1.js'],
  fonts: ['/assets/text-1.woff2'],
};
const render = (showsMore: boolean | 'below', body = '') =>
  renderDocument({
    lang: 'nl-NL',
    language: 'nl_NL',
    site: 'brink',
    title: 'Test',
    token: '',
    assets,
    showsMore,
    body,
  });
const sheets = (html: string) =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href);

test('a page waits for the second style sheet only where it shows a part of it', () => {
  expect(sheets(render(true))).toEqual([...assets.styles, assets.more]);
  expect(render(true)).not.toContain('data-more');
  expect(sheets(render(false))).toEqual(assets.styles);
  expect(render(false)).toContain(
    `<html lang="nl-NL" data-site="brink" data-language="nl_NL" data-more="${assets.more}">`,
  );
});

test('what lies far below brings the second sheet along where it begins, and the page waits for one', () => {
  const html = render('below', `<main>${belowMark}<p>reviews</p></main>`);
  const [head = '', body = ''] = html.split('<body');
  expect(sheets(head)).toEqual(assets.styles);
  expect(body).toContain(`<main><link rel="stylesheet" href="${assets.more}"><p>reviews</p>`);
  // It is there: the script needn't fetch it again.
  expect(html).not.toContain('data-more');
});
