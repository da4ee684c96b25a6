import type { ChangeEvent } from 'react';

export type Shape = {
  /** Brings what is typed in shape. */
  shape: (text: string) => string;
  /** Which characters count for the caret; those between them come and go. */
  keeps: RegExp;
};

/** Where the caret goes so that as many kept characters lie before it as did. */
export const caretIn = (text: string, keeps: RegExp, before: number): number => {
  let left = before;
  for (let at = 0; at < text.length; at += 1) {
    if (left === 0) return at;
    if (keeps.test(text[at] ?? '')) left -= 1;
  }
  return text.length;
};

const countKept = (text: string, keeps: RegExp): number =>
  [...text].filter((character) => keeps.test(character)).length;

/**
 * Reads an input whose text is shaped while it is typed. What is shaped is put back at once, so that
 * the caret can stay where the visitor left it.
 */
export const readShaped = (
  { currentTarget }: ChangeEvent<HTMLInputElement>,
  by?: Shape,
): string => {
  const typed = currentTarget.value;
  const shaped = by ? by.shape(typed) : typed;
  if (!by || shaped === typed) return typed;
  const before = typed.slice(0, currentTarget.selectionStart ?? typed.length);
  const caret = caretIn(
    shaped,
    by.keeps,
    countKept(shaped === '' ? '' : by.shape(before), by.keeps),
  );
  currentTarget.value = shaped;
  currentTarget.setSelectionRange(caret, caret);
  return shaped;
};
