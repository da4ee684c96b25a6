import { sizeOrder } from '#kernel/values/size-order';
import { fold } from './values';

/** Other ways to write a size. */
// biome-ignore format: pairs, several on a line
const letters: Record<string, string> = {
  'xx-small': 'XXS', 'x-small': 'XS', 'extra small': 'XS', small: 'S', klein: 'S', medium: 'M',
  middel: 'M', large: 'L', groot: 'L', 'x-large': 'XL', 'extra large': 'XL', 'xx-large': 'XXL',
  '2xl': 'XXL', '2x': 'XXL', '3xl': 'XXXL', '3x': 'XXXL', 'xxx-large': 'XXXL',
};

/** By which sizes stand in order, also those written in full. */
export const sizeSort = (title: string): number => {
  const words = title.split('/').map((part) => letters[fold(part)] ?? part.trim());
  return sizeOrder(words.join('/'));
};
