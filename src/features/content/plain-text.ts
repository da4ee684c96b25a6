import type { RichItem } from './contract';

const textOf = (item: RichItem): string => {
  if ('h' in item) return item.h;
  return 'p' in item ? item.p : item.ul.join(' ');
};

/** An article's words without their shape, for searching and counting. */
export const plainText = (body: readonly RichItem[]): string => body.map(textOf).join(' ');
