import fc from 'fast-check';
import { expect, test } from 'vitest';
import { htmlWithoutLinks, textWithoutLinks } from './without-links';

test('a mail that others read shows its words and pictures, and no link that works', () => {
  const html =
    '<p>Dag <a style="color:red" href="https://brink.example/order/geheim?a=1&amp;b=2">Bekijk</a> of ' +
    'https://brink.example/login/wachtwoord/geheim</p><img src="https://brink.example/media/1.png">';
  expect(htmlWithoutLinks(html)).toBe(
    '<p>Dag <a style="color:red">Bekijk</a> of https://brink.example/…</p>' +
      '<img src="https://brink.example/media/1.png">',
  );
  expect(textWithoutLinks('Zie https://brink.example/order/geheim of https://brink.example/')).toBe(
    'Zie https://brink.example/… of https://brink.example',
  );
});

test('no token that stands in a link is left', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\w-]{22}$/), fc.constantFrom('"', "'"), (token, quote) => {
      const link = `https://brink.example/order/${token}`;
      const html = `<a HREF=${quote}${link}${quote}>x</a><p>${link}</p>`;
      expect(htmlWithoutLinks(html)).not.toContain(token);
      expect(textWithoutLinks(`a ${link} b`)).not.toContain(token);
    }),
  );
});
