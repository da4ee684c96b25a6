import { expect, test } from 'vitest';
import { mapHtmlLinks, mapLineLinks, pathOfLink } from './links-in-text';

const map = (href: string) => (href === '/oud?a=1&b=2' ? '/nieuw?a=1&b=2' : href);

test('links of HTML lead elsewhere; nothing else of it changes', () => {
  const html =
    '<p>/oud <a class="x" href="/oud?a=1&amp;b=2">Oud</a> <a href="/oud">b</a><img src="/oud?a=1&amp;b=2"></p>';
  expect(mapHtmlLinks(html, map)).toBe(
    html.replace('"/oud?a=1&amp;b=2">Oud', '"/nieuw?a=1&amp;b=2">Oud'),
  );
  expect(mapHtmlLinks("<a href='/x'>", () => '/"><i>')).toBe(
    '<a href="/&quot;>&lt;i>">'.replace('/&quot;>&lt;i>', '/&quot;>&lt;i>'),
  );
  expect(mapHtmlLinks('<A HREF="/x">', () => '/y')).toBe('<A HREF="/y">');
});

test('so do those of lines', () => {
  expect(mapLineLinks('Een | /oud?a=1&b=2\nTwee|/x\nDrie', map)).toBe(
    'Een | /nieuw?a=1&b=2\nTwee|/x\nDrie',
  );
});

test('the path of a link is as it reads; elsewhere is no path', () => {
  expect(pathOfLink('/caf%C3%A9?x#y')).toEqual({ path: '/café', rest: '?x#y' });
  expect(pathOfLink('/100%')).toEqual({ path: '/100%', rest: '' });
  for (const no of ['', '#x', '//elders', '/\\elders', 'https://x.nl/', 'mailto:a@b.nl'])
    expect(pathOfLink(no)).toBeUndefined();
});
