import { path } from '#kernel/wire';
import type { NavigationItem } from '../contract';

/**
 * A site's footer with the way to withdraw from a purchase as the last link of its first column: the
 * law wants it found without looking (art. 6:230oa BW), and few come for it. A site that has put it in a column itself keeps
 * its own place for it.
 */
export const withWithdrawal = (
  columns: readonly NavigationItem[],
  title: string,
): readonly NavigationItem[] => {
  const [first, ...others] = columns;
  const links = columns.flatMap(({ children = [] }) => children);
  if (!first || links.some(({ href }) => href === path.withdraw)) return columns;
  const link = { title, href: path.withdraw, items: [] };
  return [{ ...first, children: [...(first.children ?? []), link] }, ...others];
};
