import { z } from 'zod';
import { valueTexts as texts } from '#kernel/messages/nl-entities';
import type { Codec } from './codec';

const MOST_ITEMS = 200;
const LONGEST = 5000;

// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what they are
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

const words = z
  .string()
  .min(1)
  .max(LONGEST)
  .refine((text) => text.trim() !== '' && !CONTROL.test(text));

const listOf = <T extends z.ZodType>(item: T, error: string, required?: boolean) =>
  z
    .array(item, { error })
    .min(required ? 1 : 0, { error: texts.needed })
    .max(MOST_ITEMS, { error });

/** Stretches of text with an empty line between them. */
const stretchesOf = (text: string): string[] =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n/)
    .map((one) => one.trim())
    .filter(Boolean);

/** Paragraphs of plain text; in a file with an empty line between them. */
export const paragraphsCodec: Codec<string[]> = {
  schema: ({ required }) =>
    listOf(
      words.refine(() => true, { error: texts.paragraphs }),
      texts.paragraphs,
      required,
    ),
  empty: [],
  read: (text) => stretchesOf(text).map((one) => one.replaceAll(/\s*\n\s*/g, ' ')),
  write: (value) => value.join('\n\n'),
  tell: (value) => value.join(' ') || texts.nothing,
};

/** A heading, a paragraph or a list, of plain text. */
type RichItem = { h: string } | { p: string } | { ul: string[] };

const richItem = z.union(
  [
    z.strictObject({ h: words }),
    z.strictObject({ p: words }),
    z.strictObject({ ul: z.array(words).min(1).max(MOST_ITEMS) }),
  ],
  { error: texts.richItems },
);

const POINT = /^[-*•]\s+/;

const readItem = (stretch: string): RichItem[] => {
  const [first = '', ...rest] = stretch.split('\n').map((line) => line.trim());
  if (/^#+\s/.test(first)) {
    const heading: RichItem = { h: first.replace(/^#+\s+/, '') };
    return rest.length > 0 ? [heading, ...readItem(rest.join('\n'))] : [heading];
  }
  const lines = [first, ...rest];
  if (lines.every((line) => POINT.test(line))) {
    return [{ ul: lines.map((line) => line.replace(POINT, '')) }];
  }
  return [{ p: lines.join(' ') }];
};

const writeItem = (item: RichItem): string => {
  if ('h' in item) return `# ${item.h}`;
  return 'p' in item ? item.p : item.ul.map((point) => `- ${point}`).join('\n');
};

const plainOf = (item: RichItem): string => {
  if ('h' in item) return item.h;
  return 'p' in item ? item.p : item.ul.join(', ');
};

/** The text of an article; in a file as Markdown has it: `# kop`, `- punt`, alinea's. */
export const richItemsCodec: Codec<RichItem[]> = {
  schema: ({ required }) => listOf(richItem, texts.richItems, required),
  empty: [],
  read: (text) => stretchesOf(text).flatMap(readItem),
  write: (value) => value.map(writeItem).join('\n\n'),
  tell: (value) => value.map(plainOf).join(' ') || texts.nothing,
};
