import { colorAccess } from './colors';
import { fold } from './values';

/** By which variants of one product count as the same. */
export const choiceKey = ({ color, size }: { color: string; size: string }): string =>
  `${color && colorAccess(color)}\n${fold(size)}`;
