// Texts that are written where they stand on the page.
import { treeFieldAttribute, treeIdAttribute } from '#kernel/wire-editor';
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
};

/** The texts of a block that can be written where they stand. */
export const fieldsOf = (block: Element): HTMLElement[] =>
  all(`[${treeFieldAttribute}]`, block).filter(
    (one) => one.closest(`[${treeIdAttribute}]`) === block,
  );

/** Makes an element one that can be written in, with the caret at its end. */
export const open = (element: HTMLElement, text: string, hasLines: boolean): void => {
  if (writtenIn(element, hasLines) !== text) element.textContent = text;
  try {
    element.contentEditable = 'plaintext-only';
  } catch {
    // A browser that doesn't know it: what is pasted loses its markup when it is read.
    element.contentEditable = 'true';
  }
  element.style.whiteSpace = 'pre-wrap';
  element.focus();
  const selection = window.getSelection();
  selection?.selectAllChildren(element);
  selection?.collapseToEnd();
};

export const shut = (element: HTMLElement): void => {
  element.removeAttribute('contenteditable');
  element.style.removeProperty('white-space');
  if (element.getAttribute('style') === '') element.removeAttribute('style');
};
