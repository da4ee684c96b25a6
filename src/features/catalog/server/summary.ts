import { textOf } from '#platform/sanitize/sanitize';

/** What search engines show below a title has room for about this many characters. */
const ROOM = 160;

/** A product in a sentence or two: its introduction, or how its description begins. May be empty. */
export const summaryOf = (product: { intro: string; description: string }): string => {
  if (product.intro !== '') return product.intro;
  const text = textOf(product.description);
  if (text.length <= ROOM) return text;
  const end = text.lastIndexOf(' ', ROOM - 1);
  return `${text.slice(0, end > 0 ? end : ROOM - 1)}…`;
};
