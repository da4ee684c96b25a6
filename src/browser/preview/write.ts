// Texts that are written where they stand on the page.
import { frameTexts as texts } from '#kernel/messages/nl-editor-frame';
import { type FrameText, treeFieldAttribute, treeIdAttribute } from '#kernel/wire-editor';
import { all } from '../dom';

/** The text in an element as somebody wrote it, with its lines. */
export const writtenIn = (element: Element, hasLines: boolean): string => {
  const read = (node: Node): string => {
    if (node.nodeName === 'BR') return '\n';
    return node.nodeType === Node.TEXT_NODE
      ? (node.nodeValue ?? '')
      : [...node.childNodes].map(read).join('');
  };
  const text = read(element).replaceAll('\u00a0', ' ');
  // A browser keeps one line end more at the end than there are.
  return hasLines ? text.replace(/\n$/, '') : text.replaceAll(/\s+/g, ' ').trim();
};

export type Writing = {
  element: HTMLElement;
  id: string;
  name: string;
  hasLines: boolean;
  /** Of a text with markup. */
  rich?: RichWriting;
};

/** A text with markup that is written where it stands. */
export type RichWriting = {
  /** What its tools are in. */
  host: Element;
  /** Another text comes in its place. */
  set: (html: string) => void;
  /** Ends it: the element is as it was, with what was written. */
  close: () => void;
};

/** The texts of a block that can be written where they stand. */
export const fieldsOf = (block: Element): HTMLElement[] =>
  all(`[${treeFieldAttribute}]`, block).filter(
    (one) => one.closest(`[${treeIdAttribute}]`) === block,
  );

/** Puts another text in an element that is written in, with the caret at its end. */
export const rewrite = (element: HTMLElement, text: string): void => {
  element.textContent = text;
  const selection = window.getSelection();
  selection?.selectAllChildren(element);
  selection?.collapseToEnd();
};

/** Makes an element one that can be written in, with the caret at its end. */
export const open = (
  element: HTMLElement,
  { text, hasLines, label }: { text: string; hasLines: boolean; label: string },
): void => {
  if (writtenIn(element, hasLines) !== text) element.textContent = text;
  try {
    element.contentEditable = 'plaintext-only';
  } catch {
    // A browser that doesn't know it: what is pasted loses its markup when it is read.
    element.contentEditable = 'true';
  }
  // A heading is one to write in as long as somebody does.
  element.role = 'textbox';
  element.ariaLabel = label;
  element.ariaMultiLine = String(hasLines);
  element.style.whiteSpace = 'pre-wrap';
  element.focus();
  const selection = window.getSelection();
  selection?.selectAllChildren(element);
  selection?.collapseToEnd();
};

export const shut = (element: HTMLElement): void => {
  for (const name of ['contenteditable', 'role', 'aria-label', 'aria-multiline']) {
    element.removeAttribute(name);
  }
  element.style.removeProperty('white-space');
  if (element.getAttribute('style') === '') element.removeAttribute('style');
};

/** What is set on the texts of the chosen block, by `offer`. */
export const offered = ['tabindex', 'aria-description', 'title', 'role', 'aria-label'] as const;

/** The one that is written in keeps what it is meanwhile. */
const restOf = (block: Element): HTMLElement[] =>
  fieldsOf(block).filter((one) => !one.hasAttribute('contenteditable'));

/** Makes the texts of the chosen block stops of the keyboard that say what can be done with them. */
export const offer = (block: Element, told: Readonly<Record<string, FrameText>>): void => {
  for (const field of restOf(block)) {
    const { label, isRich } = told[field.getAttribute(treeFieldAttribute) ?? ''] ?? {};
    field.tabIndex = 0;
    field.setAttribute('aria-description', texts.edit);
    field.title = texts.edit;
    if (!isRich || !label) continue;
    field.setAttribute('role', 'group');
    field.setAttribute('aria-label', label);
  }
};

export const withdraw = (block: Element): void => {
  for (const field of restOf(block)) {
    for (const name of ['tabindex', 'aria-description', 'title']) field.removeAttribute(name);
    if (field.getAttribute('role') !== 'group') continue;
    field.removeAttribute('role');
    field.removeAttribute('aria-label');
  }
};
