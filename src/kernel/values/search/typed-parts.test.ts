import { describe, expect, test } from 'vitest';
import { typedParts } from './typed-parts';

/** What is told apart, between brackets. */
const marked = (text: string, query: string) =>
  typedParts(text, query)
    .map((part) => (part.isTyped ? `[${part.text}]` : part.text))
    .join('');

describe('what was typed is told apart in a text', () => {
  test.each([
    ['tru', 'Lamswollen trui', 'Lamswollen [tru]i'],
    ['creme', 'Crème coltrui', '[Crème] coltrui'],
    ['crè', 'CREME', '[CRE]ME'],
    ['creme', 'Cre\u0300me', '[Cre\u0300me]'],
    ['jas', 'Winterjas', 'Winter[jas]'],
    ['ja', 'Winterjas', 'Winterjas'],
    ['truien', 'Noorse trui', 'Noorse [trui]'],
    ['de trui', 'De trui', 'De [trui]'],
    ['trui tr', 'Trui en tricot', '[Trui] en [tr]icot'],
    ['ijs', 'Ĳskoud', '[Ĳs]koud'],
    ['<b>', 'a <b> c', 'a <[b]> c'],
    ['lamp', 'Trui', 'Trui'],
    ['', 'Trui', 'Trui'],
  ])('%s in %s', (query, text, expected) => {
    expect(marked(text, query)).toBe(expected);
  });
});
