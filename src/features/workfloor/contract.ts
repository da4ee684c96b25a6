import { workTexts } from '#kernel/messages/nl-work';
import type { SpecialRight } from '../staff/contract';

/** Where work on the floor is done, each a part of the office with a right of its own. */
export const workPath = { warehouse: '/admin/magazijn', counter: '/admin/balie' } as const;

export type WorkScreen = { right: SpecialRight; href: string; label: string };

/** Pages of HTML alone, in the order in which they are named. */
const workScreens: readonly WorkScreen[] = [
  { right: 'counter', href: workPath.counter, label: workTexts.counter },
  { right: 'fulfil', href: workPath.warehouse, label: workTexts.warehouse },
];

/** Those of a member with such rights. */
export const workOf = (special: readonly string[]): WorkScreen[] =>
  workScreens.filter(({ right }) => special.includes(right));
