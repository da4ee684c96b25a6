import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { editorField } from '#fields/editor/field';
import { textField } from '#fields/text/field';
import { defineBlock } from '#kernel/define/block';
import { setting } from '#kernel/define/field';
import type { AnyServerBlock } from './blocks';
import { markedProps, nameTexts, withoutMarks } from './mark-texts';

type Props = { title: string; note: string; html: string; key?: string };

const View = ({ title, note, html }: Props) =>
  createElement(
    'div',
    { 'aria-label': title },
    createElement('h2', { className: 'kop' }, title),
    createElement('p', null, note, '!'),
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it was cleaned
    createElement('div', { dangerouslySetInnerHTML: { __html: html } }),
  );

const settings = {
  title: setting(textField, 'Titel'),
  note: setting(textField, 'Noot'),
  html: setting(editorField, 'Tekst'),
};

const blockOf = (view: AnyServerBlock['view'] = View): AnyServerBlock => ({
  definition: defineBlock({ type: 'Proef', label: 'Proef', version: 1, settings }),
  propsOf: ({ settings: given, data }) => ({ ...given, html: data ?? given.html }),
  view,
});

const page = { path: '/', params: {}, token: '', language: 'nl_NL' };

const draw = (block: AnyServerBlock, values: object, marks: boolean, data?: string): string => {
  // biome-ignore lint/suspicious/noExplicitAny: as stored
  const input: any = { id: 1, settings: values, slots: {}, data, page };
  const props = marks ? markedProps(block, input, 'nl_NL') : block.propsOf(input);
  return renderToStaticMarkup(createElement(block.view, props ?? {}));
};

test('elements say which setting they hold, where they hold it whole', () => {
  const values = { title: 'Dag & nacht', note: 'Kort', html: '<p>Een <b>tekst</b>.</p>' };
  expect(nameTexts(draw(blockOf(), values, true))).toBe(
    '<div aria-label="Dag &amp; nacht"><h2 data-tree-field="title" class="kop">Dag &amp; nacht</h2>' +
      '<p>Kort!</p><div data-tree-field="html"><p>Een <b>tekst</b>.</p></div></div>',
  );
});

test('rich text in which its block filled something in says which setting it is', () => {
  const values = { title: 'Ruilen', note: 'Kort', html: '<p>Binnen {dagen} dagen</p>' };
  expect(nameTexts(draw(blockOf(), values, true, '<p>Binnen 30 dagen</p>'))).toContain(
    '<div data-tree-field="html"><p>Binnen 30 dagen</p></div>',
  );
});

test('a block that does more with a text than show it gets no marks', () => {
  const counts = ({ title }: Props) => createElement('p', null, `${title}${title.length}`);
  const fails = ({ title }: Props) => {
    if (title !== 'Vijf') throw new Error('what is that');
    return createElement('p', null, title);
  };
  expect(draw(blockOf(counts), { title: 'Vijf' }, true)).toBe('<p>Vijf4</p>');
  expect(draw(blockOf(fails), { title: 'Vijf' }, true)).toBe('<p>Vijf</p>');
});

test('whatever texts there are, nothing is left of marks, and all else is as visitors get it', () => {
  const text = fc.string({ unit: fc.constantFrom('a', ' ', '<', '>', '"', '&', 'é', '\n') });
  fc.assert(
    fc.property(text, text, (title, note) => {
      const values = { title, note, html: `<p>${'b'.repeat(title.length)}</p>` };
      const marked = draw(blockOf(), values, true);
      const plain = draw(blockOf(), values, false);
      expect(withoutMarks(marked)).toBe(plain);
      expect(nameTexts(marked).replaceAll(/ data-tree-field="\w+"/g, '')).toBe(plain);
    }),
  );
});
