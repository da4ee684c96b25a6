import type { Editor } from '@tiptap/core';
import { saysTheSame, tidy } from './tidy';

/** The text as it is stored. */
export const textIn = (editor: Editor): string => (editor.isEmpty ? '' : tidy(editor.getHTML()));

/** Another text comes in, of which nothing is told; the caret stays about where it was. */
export const setText = (editor: Editor, html: string): void => {
  if (saysTheSame(html, textIn(editor))) return;
  const { from } = editor.state.selection;
  editor.commands.setContent(html, { emitUpdate: false });
  editor.commands.setTextSelection(Math.min(from, editor.state.doc.content.size));
};
