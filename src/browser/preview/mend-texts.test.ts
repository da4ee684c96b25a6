// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { parse } from '../dom';
import { mendTexts } from './mend-texts';
import { offer } from './write';

const block = (html: string): Element => {
  document.body.innerHTML = html;
  return document.body.firstElementChild as Element;
};

describe('texts of a block that changed', () => {
  test('are put in where they stand, whatever the editor has set on the block', () => {
    const stands = block(
      '<section data-tree-id="a" data-editor-chosen=""><h2 data-tree-field="title" tabindex="0">Een</h2><p>Zo <b>is</b> het</p></section>',
    );
    const title = stands.querySelector('h2');
    const fresh = parse(
      '<section data-tree-id="a"><h2 data-tree-field="title">Twee</h2><p>Zo <b>was</b> het</p></section>',
    );
    expect(mendTexts(stands, fresh)).toBe(true);
    expect(stands.textContent).toBe('TweeZo was het');
    expect(stands.querySelector('h2')).toBe(title);
    expect(title?.tabIndex).toBe(0);
  });

  test('also in what is offered to be written: a line of its own, and rich text', () => {
    const html = (words: string) =>
      `<section data-tree-id="a"><h2 data-tree-field="title">${words}</h2><div data-tree-field="html"><p>${words}</p></div></section>`;
    const stands = block(html('Een'));
    offer(stands, { title: { label: 'Titel' }, html: { label: 'Tekst', isRich: true } });
    expect(stands.querySelector('div')?.getAttribute('aria-label')).toBe('Tekst');
    expect(mendTexts(stands, parse(html('Twee')))).toBe(true);
    expect(stands.textContent).toBe('TweeTwee');
  });

  test.each([
    ['an attribute', '<a href="/x">Een</a>', '<a href="/y">Twee</a>'],
    ['an element more', '<p>Een</p>', '<p>Een</p><p>Twee</p>'],
    ['another element', '<h2>Een</h2>', '<h3>Twee</h3>'],
    ['a text that wasn’t there', '<p></p>', '<p>Een</p>'],
    ['a text in what has scripts of its own', '<x-part>Een</x-part>', '<x-part>Twee</x-part>'],
  ])('are left to who puts the block in anew, with %s', (_, was, now) => {
    const stands = block(`<section data-tree-id="a">${was}</section>`);
    expect(mendTexts(stands, parse(`<section data-tree-id="a">${now}</section>`))).toBe(false);
    expect(stands.innerHTML).toBe(was);
  });
});
