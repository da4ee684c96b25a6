import type { Host } from '#platform/host';
import { Registry } from '#platform/registry';
import type { Frame, NavigationGroup, NavigationItem } from '../contract';
import { getSite } from './current';
import { frameIn } from './frames';

type IsUnseen = (href: string) => boolean;

const groupOf = (group: NavigationGroup, isUnseen: IsUnseen): NavigationGroup | undefined => {
  const all = group.items ?? [];
  const items = all.filter(({ href }) => !isUnseen(href));
  // A heading over nothing.
  if (group.href === undefined && items.length === 0 && all.length > 0) return undefined;
  if (group.href === undefined || !isUnseen(group.href)) {
    return items.length === all.length ? group : { ...group, items };
  }
  const { href: _, ...rest } = group;
  return items.length > 0 ? { ...rest, items } : undefined;
};

const itemOf = (item: NavigationItem, isUnseen: IsUnseen): NavigationItem | undefined => {
  const children = item.children?.flatMap((one) => groupOf(one, isUnseen) ?? []);
  const shown = children ? { ...item, children } : item;
  if (!isUnseen(item.href)) return shown;
  // What stands under it is still to be found.
  const href = children?.map((one) => one.href ?? one.items[0]?.href).find(Boolean);
  return href === undefined ? undefined : { ...shown, href };
};

/** A menu without what leads to nothing that visitors may see. */
export const withoutUnseen = (
  items: readonly NavigationItem[],
  isUnseen: IsUnseen,
): NavigationItem[] => items.flatMap((item) => itemOf(item, isUnseen) ?? []);

const unseenPages = new Registry<() => ReadonlySet<string>>('pages that are not seen');

/** Whoever knows the pages says which addresses have one that visitors may not see: another set, once that changes. */
export const registerUnseen = (host: Host, find: () => ReadonlySet<string>): void =>
  unseenPages.add(host, 'pages', find);

const none: ReadonlySet<string> = new Set();

/** The addresses to which no menu leads yet. */
export const unseenOf = (host: Host): ReadonlySet<string> =>
  unseenPages.find(host, 'pages')?.() ?? none;

/** Whether visitors may see what an address leads to, as far as that is a page that is there. */
export const isSeen = (host: Host, path: string): boolean => !unseenOf(host).has(path);

/** The frame of pages in a language, as far as it leads to what visitors may see. */
export const shownFrame = (host: Host, language: string): Frame => {
  const frame = frameIn(getSite(host), language);
  const unseen = unseenOf(host);
  if (unseen.size === 0) return frame;
  const isUnseen: IsUnseen = (href) => unseen.has(href.replace(/[?#].*$/, ''));
  return {
    ...frame,
    navigation: withoutUnseen(frame.navigation, isUnseen),
    footer: withoutUnseen(frame.footer, isUnseen),
  };
};
