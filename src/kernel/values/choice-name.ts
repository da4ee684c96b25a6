import type { Texts } from '../messages/language';
import { choiceTexts } from '../messages/nl-shop';
import { ONE_SIZE } from './size-order';

/** 'maat M', but 'één maat' and '€ 25': not all that is chosen is a size. */
export const nameSize = (size: string, words: Texts<typeof choiceTexts> = choiceTexts): string => {
  if (size === ONE_SIZE) return words.oneSize;
  return size.startsWith('€') ? size : words.size(size);
};

/** An article's colour and size as staff reads them: 'Rood, maat M'. */
export const nameChoice = ({
  color,
  size,
}: {
  color: string | null;
  size: string | null;
}): string => {
  if (!color && size === ONE_SIZE) return choiceTexts.onlySize;
  return [color, size && nameSize(size)].filter(Boolean).join(', ');
};
