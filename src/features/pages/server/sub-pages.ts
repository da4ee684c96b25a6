import { createElement, type ReactNode } from 'react';
import type { Host } from '#platform/host';
import type { SubPages } from '../blocks/sub-navigation/props';
import SubNavigation, { type SubPage } from '../blocks/sub-navigation/view';
import { findPage, findPageById, findPagesAbove, listPages, type PublishedPage } from './find-page';

/** The pages below a page, each with its own; those that visitors don't see now are left out. */
const childrenOf = (parentId: number, all: readonly PublishedPage[]): SubPage[] =>
  all
    .filter((page) => page.parentId === parentId)
    .sort((one, other) => one.id - other.id)
    .map((page) => ({
      title: page.title,
      href: page.path,
      children: childrenOf(page.id, all),
    }));

/** What the sub-navigation of a page leads to: all that lies below the highest page above it. */
export const findSubPages = async (host: Host, pageId: number): Promise<SubPages | undefined> => {
  const page = await findPageById(host, pageId);
  if (!page) return undefined;
  const [above] = await findPagesAbove(host, page);
  const all = await listPages(host);
  const top = above ? all.find(({ path }) => path === above.path) : page;
  return top && { title: top.title, pages: childrenOf(top.id, all) };
};

/**
 * The sub-navigation of a page that a feature makes, where editors gave its address a place in the tree of pages:
 * what stands in that page itself is never shown.
 */
export const findSubNavigationAt = async (host: Host, path: string): Promise<ReactNode> => {
  const page = await findPage(host, path);
  const below = page && (await findSubPages(host, page.id));
  return below && createElement(SubNavigation, { ...below, currentPath: path });
};
