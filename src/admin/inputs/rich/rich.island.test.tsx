import { Editor } from '@tiptap/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { extensions } from './extensions';
import { saysTheSame, tidy } from './tidy';

const through = (html: string): string => {
  const editor = new Editor({ extensions, content: html, injectCSS: false });
  const told = editor.getHTML();
  editor.destroy();
  return told;
};

test.each([
  '<h2>Kop</h2><h3>Onder</h3><h4>Onderste</h4><p>Tekst</p>',
  '<p>Een <strong>vet</strong>, <em>schuin</em>, H<sub>2</sub>O en m<sup>2</sup><br>met een regel</p>',
  '<ul><li>een<ul><li>daarin</li></ul></li><li>twee</li></ul><ol><li>1</li></ol>',
  '<blockquote><p>Gezegd</p></blockquote><hr><p>Erna</p>',
  '<p><a href="/winkels">hier</a> en <a target="_blank" rel="noopener" href="https://a.nl/">daar</a></p>',
  '<table><tbody><tr><th scope="col">A</th><th colspan="2">B</th></tr><tr><td rowspan="2">1</td><td>2</td><td>3</td></tr></tbody></table>',
  '<dl><dt>Woord</dt><dd>Wat het is</dd></dl>',
  '<p>Een <span lang="en">must have</span> en <strong><span lang="de">schön</span></strong></p>',
])('%s stays as it is written', (html) => {
  const told = through(html);
  expect(saysTheSame(html, told)).toBe(true);
  expect(tidy(told).replaceAll(/ (?:rel|target)="[^"]*"/g, '')).toBe(
    html.replaceAll(/ (?:rel|target)="[^"]*"/g, ''),
  );
});

test('what the editor would lose is seen', () => {
  for (const html of ['<p>a <u>b</u></p>', '<p>a<img src="/x.jpg"></p>', '<h5>a</h5>']) {
    expect(saysTheSame(html, through(html))).toBe(false);
  }
});

const words = fc.array(fc.constantFrom('jas', 'wol', '€ 5', 'é'), { minLength: 1, maxLength: 3 });
const inline = words.chain((said) =>
  fc
    .constantFrom('', 'strong', 'em', 'sub', 'sup')
    .map((tag) => (tag ? `<${tag}>${said.join(' ')}</${tag}>` : said.join(' '))),
);
const lines = (tag: string) =>
  fc
    .array(inline, { minLength: 1, maxLength: 3 })
    .map((all) => `<${tag}>${all.map((one) => `<li>${one}</li>`).join('')}</${tag}>`);
const block = fc.oneof(
  ...['p', 'h2', 'h3', 'h4'].map((tag) => inline.map((one) => `<${tag}>${one}</${tag}>`)),
  ...[lines('ul'), lines('ol')],
  inline.map((one) => `<blockquote><p>${one}</p></blockquote>`),
  inline.map((one) => `<dl><dt>${one}</dt><dd>${one}</dd></dl>`),
  inline.map((one) => `<table><tbody><tr><th>${one}</th><td>${one}</td></tr></tbody></table>`),
);

test('of any text of the markup that there is nothing is lost, and written again it is the same', () => {
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 5 }), (blocks) => {
      const html = blocks.join('');
      const told = tidy(through(html));
      expect(saysTheSame(html, told)).toBe(true);
      expect(tidy(through(told))).toBe(told);
    }),
    { numRuns: 60 },
  );
});

test('Tab goes from cell to cell and then out of the text, and makes no rows', () => {
  const content = '<table><tbody><tr><th>A</th><td>1</td></tr></tbody></table>';
  const editor = new Editor({ extensions, content, injectCSS: false });
  editor.commands.setTextSelection(3);
  /** Whether the text kept the key to itself. */
  const press = (): boolean => {
    const event = new KeyboardEvent('keydown', { key: 'Tab', cancelable: true });
    return editor.view.someProp('handleKeyDown', (handle) => handle(editor.view, event)) === true;
  };
  expect(press()).toBe(true);
  expect(press()).toBe(false);
  expect(editor.getHTML().match(/<tr>/g)).toHaveLength(1);
  editor.destroy();
});
