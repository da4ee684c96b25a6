import { expect, test } from 'vitest';
import { renderDocument } from './document';

const assets = {
  styles: ['/assets/first-1.css'],
  more: '/assets/more-1.css',
  scripts: ['/assets/browser-1.js'],
  fonts: ['/assets/text-1.woff2'],
};
const render = (showsMore: boolean) =>
  renderDocument({
    lang: 'nl-NL',
    language: 'nl_NL',
    site: 'brink',
    title: 'Test',
    token: '',
    assets,
    showsMore,
    body: '',
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
