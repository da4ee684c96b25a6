// Rich text that is written where it stands on the page: the same text, tools and rules as in the form.
import { Editor } from '@tiptap/core';
import { drawings } from '#fields/drawings';
import { withoutRunning } from '#fields/editor/pasted';
import { fields as fieldTexts } from '#kernel/messages/nl-fields';
import { richTexts as texts } from '#kernel/messages/nl-rich';
import { linkAt, type Style, setLink, setStyle, styleOf, unlink } from './commands';
import { extensions } from './extensions';
import { asWritten, setText, textIn } from './text';
import { saysTheSame } from './tidy';

const words = fieldTexts.editor;

type Told = {
  label: string;
  /** How one goes to the tools, and leaves. */
  hint: string;
  text: string;
  typed: (html: string) => void;
  /** The caret stands elsewhere, or something was done. */
  moved: () => void;
};

/** The caret stands where was pressed, else at the beginning: a long text isn't scrolled away. */
const standAt = (editor: Editor, pressed: DOMRect | undefined): void => {
  const at =
    pressed &&
    editor.view.posAtCoords({ left: pressed.right, top: (pressed.top + pressed.bottom) / 2 });
  editor.commands.setTextSelection(at?.pos ?? 0);
  editor.view.focus();
};

const pressedIn = (element: HTMLElement): DOMRect | undefined => {
  const selection = window.getSelection();
  const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
  const isHere = range && !range.collapsed && element.contains(range.commonAncestorContainer);
  return isHere ? range.getBoundingClientRect() : undefined;
};

/** What it was before it was written in. */
const keepLook = (element: HTMLElement): (() => void) => {
  const own = element.cloneNode(false) as HTMLElement;
  return () => {
    for (const name of element.getAttributeNames()) {
      if (!own.hasAttribute(name)) element.removeAttribute(name);
    }
    for (const { name, value } of own.attributes) element.setAttribute(name, value);
  };
};

/** Makes an element of the page one in which its text is written; undefined: it would lose markup by it. */
export const openInPlace = (element: HTMLElement, told: Told) => {
  const { label, hint, text, typed, moved } = told;
  const written = asWritten();
  const editor = new Editor({
    ...{ element: null, extensions, content: text, injectCSS: false },
    editorProps: {
      transformPastedHTML: withoutRunning,
      attributes: {
        ...{ role: 'textbox', 'aria-multiline': 'true' },
        ...{ 'aria-label': label, 'aria-description': hint, title: '' },
      },
    },
    onUpdate: ({ editor: now }) => typed(written.textIn(now)),
    onTransaction: moved,
  });
  if (!saysTheSame(text, editor.getHTML())) {
    editor.destroy();
    return undefined;
  }
  const began = textIn(editor);
  written.learn(editor, text);
  const pressed = pressedIn(element);
  const before = [...element.childNodes];
  const restoreLook = keepLook(element);
  editor.mount({ mount: element });
  standAt(editor, pressed);
  const chain = () => editor.chain().focus();
  const marks = [
    ['bold', () => chain().toggleBold().run(), 'bold'],
    ['italic', () => chain().toggleItalic().run(), 'italic'],
    ['bullets', () => chain().toggleBulletList().run(), 'bulletList'],
    ['numbers', () => chain().toggleOrderedList().run(), 'orderedList'],
  ] as const;
  return {
    tools: marks.map(([name, run, mark]) => ({
      ...{ label: words[name], drawing: drawings[name] },
      ...{ run: () => void run(), isOn: () => editor.isActive(mark) },
    })),
    style: {
      ...{ label: texts.style, options: Object.entries(texts.styles) },
      now: () => styleOf(editor) as string,
      set: (style: string) => setStyle(editor, style as Style),
    },
    link: {
      ...{ label: words.link, drawing: drawings.link, address: texts.linkAddress },
      ...{ apart: words.newWindow, save: words.linkSave, remove: words.linkRemove },
      now: () => linkAt(editor),
      set: (href: string, isApart: boolean) => setLink(editor, href, isApart),
      unset: () => unlink(editor),
    },
    toolbar: words.toolbar,
    focus: () => editor.view.focus(),
    set: (html: string) => {
      setText(editor, html);
      written.learn(editor, html);
    },
    close: () => {
      const html = textIn(editor);
      editor.destroy();
      restoreLook();
      const made = document.createElement('template');
      made.innerHTML = html;
      // What nothing was done to is what the server drew.
      element.replaceChildren(...(html === began ? before : made.content.childNodes));
    },
  };
};
