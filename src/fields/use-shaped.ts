import { type ChangeEvent, useLayoutEffect, useRef } from 'react';

export type Shape = {
  /** Brings what is typed in shape. */
  shape: (text: string) => string;
  /** Which characters count for the caret; those between them come and go. */
  keeps: RegExp;
};

/** Where the caret goes so that as many kept characters lie before it as did. */
const caretIn = (text: string, keeps: RegExp, before: number): number => {
  let left = before;
  for (let at = 0; at < text.length; at += 1) {
    if (left === 0) return at;
    if (keeps.test(text[at] ?? '')) left -= 1;
  }
  return text.length;
};

const countKept = (text: string, keeps: RegExp): number =>
  [...text].filter((character) => keeps.test(character)).length;

const useBrowserLayoutEffect = typeof document === 'undefined' ? () => {} : useLayoutEffect;

/** An input whose text is shaped while it is typed; the caret stays where the visitor left it. */
export const useShaped = (value: string, write: (value: string) => void, by?: Shape) => {
  const ref = useRef<HTMLInputElement>(null);
  const caret = useRef<number | undefined>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each new value
  useBrowserLayoutEffect(() => {
    const at = caret.current;
    caret.current = undefined;
    if (at !== undefined && document.activeElement === ref.current) {
      ref.current?.setSelectionRange(at, at);
    }
  }, [value]);
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    const typed = currentTarget.value;
    if (!by) return write(typed);
    const shaped = by.shape(typed);
    if (shaped !== typed) {
      const before = typed.slice(0, currentTarget.selectionStart ?? typed.length);
      caret.current = caretIn(shaped, by.keeps, countKept(before, by.keeps));
    }
    write(shaped);
  };
  return { ref, onChange };
};
