import { typedParts } from '#kernel/values/search';

/** A text in which what was typed stands out. */
export function Typed({ text, words }: { text: string; words: string }) {
  return (
    <span>
      {typedParts(text, words).map((part, place) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
        part.isTyped ? <b key={place}>{part.text}</b> : part.text,
      )}
    </span>
  );
}
