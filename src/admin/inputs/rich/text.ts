import type { Editor } from '@tiptap/core';
import { saysTheSame, tidy } from './tidy';

/** The text as it is stored. */
export const textIn = (editor: Editor): string => (editor.isEmpty ? '' : tidy(editor.getHTML()));

/**
 * How texts were written that came in: tiptap writes some otherwise, such as an item with a paragraph in it, and what
 * is as it was isn't a change.
 */
export const asWritten = () => {
  const known = new Map<string, string>();
  return {
    /** `html` is what stands in the editor. */
    learn: (editor: Editor, html: string): void => {
      const text = textIn(editor);
      if (!known.has(text)) known.set(text, html);
    },
    /** The text as it is stored: by its first string, where it is one that came in. */
    textIn: (editor: Editor): string => {
      const text = textIn(editor);
      return known.get(text) ?? text;
    },
  };
};

/** Another text comes in, of which nothing is told; the caret stays about where it was. */
export const setText = (editor: Editor, html: string): void => {
  if (saysTheSame(html, textIn(editor))) return;
  const { from } = editor.state.selection;
  editor.commands.setContent(html, { emitUpdate: false });
  editor.commands.setTextSelection(Math.min(from, editor.state.doc.content.size));
};
