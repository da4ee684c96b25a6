import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillWords, piecesOf } from './own-words';

const site = 'https://proef.example';
const linksIn = (line: string) =>
  piecesOf(line, site).flatMap(({ href }) => (href === undefined ? [] : [href]));

test.each([
  ['Kijk op https://proef.example/winkels.', ['https://proef.example/winkels']],
  ['(https://proef.example)', ['https://proef.example']],
  ['HTTPS://PROEF.example/a', ['HTTPS://PROEF.example/a']],
  ['proef.example/winkels', []],
  ['http://proef.example/', []],
  ['https://proef.example.vals.example/', []],
  ['https://proef.example@vals.example/', []],
  ['https://wie:wat@proef.example/', []],
  ['https://proef.example:8443/', []],
  ['https://vals.example/?https://proef.example/', []],
  ['https://proef.example/order/{nummer}', []],
  ['javascript:x https://proef.example', ['https://proef.example']],
])('of %s these are links: %j', (line, links) => expect(linksIn(line)).toEqual(links));

test('whatever is typed, nothing of it is lost, and links lead to the site alone', () => {
  const bits = fc.constantFrom(
    ...['https://', 'proef.example', '.', '/', '@', 'vals.nl', '\\', ':', '{naam}', ' ', '<', '"'],
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(bits, fc.string({ maxLength: 3 })), { maxLength: 12 }), (all) => {
      const line = all.join('');
      const pieces = piecesOf(line, site);
      expect(pieces.map(({ text }) => text).join('')).toBe(line);
      for (const { text, href } of pieces) {
        if (href === undefined) continue;
        expect(href).toBe(text);
        expect(new URL(href).origin).toBe(site);
      }
    }),
  );
});

test('what a reader’s name fills in is text, and where none is known its space goes too', () => {
  expect(fillWords('Dag {naam}, van {bedrijf}', { naam: 'An', bedrijf: 'Proef' })).toBe(
    'Dag An, van Proef',
  );
  expect(fillWords('Dag {naam}, van {bedrijf}', { naam: '', bedrijf: 'Proef' })).toBe(
    'Dag, van Proef',
  );
  expect(fillWords('{naam}', { naam: '{bedrijf}', bedrijf: 'Proef' })).toBe('{bedrijf}');
});
