import { Editor } from '@tiptap/core';
import { afterEach, expect, test, vi } from 'vitest';
import { extensions } from './extensions';
import { openInPlace } from './in-place';
import { setText, textIn } from './text';

afterEach(() => {
  document.body.innerHTML = '';
});

const stands = (html: string): HTMLElement => {
  document.body.innerHTML = `<div class="proza" tabindex="0" title="Dubbelklik" data-tree-field="html">${html}</div>`;
  return document.body.firstElementChild as HTMLElement;
};

const openAt = (element: HTMLElement, text = element.innerHTML) => {
  const typed = vi.fn();
  const told = { label: 'Tekst', hint: 'Escape is klaar', text, typed, moved: () => {} };
  const place = openInPlace(element, told);
  return { typed, place, editor: (element as HTMLElement & { editor?: Editor }).editor };
};

test('a text is written in its own element, which afterwards is as it was', () => {
  const element = stands('<p>Zo <b>is</b> het</p>');
  const { typed, place, editor } = openAt(element);
  expect(element.getAttribute('contenteditable')).toBe('true');
  expect(element.getAttribute('aria-label')).toBe('Tekst');
  expect(element.classList).toContain('proza');
  editor?.commands.insertContentAt(1, 'Ja: ');
  expect(typed).toHaveBeenLastCalledWith('<p>Ja: Zo <strong>is</strong> het</p>');
  place?.set('<p>Anders</p>');
  expect(typed).toHaveBeenCalledTimes(1);
  expect(element.textContent).toBe('Anders');
  place?.close();
  expect(element.innerHTML).toBe('<p>Anders</p>');
  expect(
    Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
  ).toEqual({
    ...{ class: 'proza', tabindex: '0', title: 'Dubbelklik', 'data-tree-field': 'html' },
  });
});

test('what nothing was done to is what the server drew', () => {
  const element = stands(
    '<p>Zie <a href="https://a.nl/" rel="noopener" target="_blank">daar</a></p>',
  );
  const before = [...element.childNodes];
  openAt(element).place?.close();
  expect([...element.childNodes]).toEqual(before);
});

test('a text that is what it began with is told as it was stored', () => {
  const text = '<ul>\n<li><b>Een</b></li>\n</ul><p>Twee&nbsp;</p>';
  const { typed, editor, place } = openAt(stands(text), text);
  editor?.commands.insertContentAt(3, 'Ja: ');
  expect(typed).toHaveBeenLastCalledWith(expect.stringContaining('Ja: '));
  editor?.commands.deleteRange({ from: 3, to: 7 });
  expect(typed).toHaveBeenLastCalledWith(text);
  const other = '<p>Een <i>ander</i></p>';
  place?.set(other);
  editor?.commands.insertContentAt(1, 'x');
  editor?.commands.deleteRange({ from: 1, to: 2 });
  expect(typed).toHaveBeenLastCalledWith(other);
  place?.close();
});

test('of what is pasted nothing that would run is parsed', () => {
  const element = stands('<p>Zo</p>');
  const { editor, place } = openAt(element);
  const parsed = vi.spyOn(Element.prototype, 'innerHTML', 'set');
  editor?.view.pasteHTML('<p><b onload="x()">vet</b><img src="/a.png" onerror="x()"></p>');
  expect(parsed.mock.calls.join(' ')).not.toMatch(/onload|onerror/);
  expect(element.innerHTML).toContain('<strong>vet</strong>');
  place?.close();
});

test('a text that would lose markup isn’t touched', () => {
  const html = '<p>a <u>b</u></p>';
  const element = stands(html);
  expect(openAt(element).place).toBeUndefined();
  expect(element.innerHTML).toBe(html);
});

test('its tools and its link do what those of the form do', () => {
  const element = stands('<p>Lees meer</p>');
  const { place, editor } = openAt(element);
  editor?.commands.selectAll();
  place?.tools.find(({ label }) => label === 'Vet')?.run();
  place?.link.set('winkel.nl/jassen', true);
  const [link] = element.getElementsByTagName('a');
  expect(link?.getAttribute('href')).toBe('https://winkel.nl/jassen');
  expect(link?.getAttribute('rel')).toBe('noopener');
  expect(place?.link.now()).toEqual({ href: 'https://winkel.nl/jassen', isApart: true });
  place?.style.set('h2');
  expect(place?.style.now()).toBe('h2');
  place?.link.set('javascript:alert(1)', false);
  expect(element.innerHTML).not.toContain('javascript:');
  place?.close();
});

test('another text that comes in says nothing of it, and leaves the caret about where it was', () => {
  const said = vi.fn();
  const editor = new Editor({ extensions, content: '<p>Een lange tekst</p>', onUpdate: said });
  editor.commands.setTextSelection(12);
  setText(editor, '<p>Kort</p>');
  expect(textIn(editor)).toBe('<p>Kort</p>');
  expect(editor.state.selection.from).toBeLessThanOrEqual(6);
  expect(said).not.toHaveBeenCalled();
  editor.destroy();
});
