import { and, asc, eq } from 'drizzle-orm';
import { categories } from '#features/catalog/api.server';
import { listBlockTypes, listPages } from '#features/pages/api.server';
import { frameIn, getSite } from '#features/settings/api.server';
import { listBlocks } from '#fields/codecs';
import { languageTag } from '#kernel/messages/language';
import { FILTER_PREFIX } from '#kernel/wire';
import type { Host } from '#platform/host';
import type { ToldMenuCategory } from '../contract';
import { listPairable, pairFinder } from './pairs/find-pair';

type Page = Awaited<ReturnType<typeof listPages>>[number];

const isEmpty = (filter: unknown): boolean =>
  typeof filter !== 'object' || filter === null || Object.keys(filter).length === 0;

/** Whether a page lists all articles with filters, so that its address can name a category and one sees which. */
const listsAll = (host: Host, { published }: Page): boolean =>
  listBlocks(published as Parameters<typeof listBlocks>[0], listBlockTypes(host)).some(
    ({ definition: { type }, props: { filter, paging, refines = 'none' } }) =>
      type === 'ProductOverview' && isEmpty(filter) && paging !== 'none' && refines !== 'none',
  );

/**
 * The shop's categories with where visitors find them, for a menu in a language: a page of their own, at their address, or
 * else the page of all articles with that category chosen. The order is that of the shop.
 */
export const listMenuCategories = async (
  host: Host,
  language: string,
): Promise<ToldMenuCategory[]> => {
  const site = getSite(host);
  const [rows, shown, all] = await Promise.all([
    host.db
      .select()
      .from(categories)
      .where(and(eq(categories.siteId, site.id), eq(categories.state, 'Online')))
      .orderBy(asc(categories.sort), asc(categories.id)),
    listPages(host),
    listPairable(host),
  ]);
  const byPath = new Map(shown.map((page) => [page.path, page]));
  const byId = new Map(all.map((page) => [page.id, page]));
  const pairOf = pairFinder(all);
  /** The address of a page in the menu's language, where there is one. */
  const addressOf = ({ id, path }: Page): string => {
    const page = byId.get(id);
    const isOwn = !page || languageTag(page.language) === languageTag(language);
    const other = isOwn ? undefined : pairOf(page);
    return other?.isLive && byPath.has(other.path) ? other.path : path;
  };
  const ofAll = shown
    .filter((page) => languageTag(page.language ?? site.language) === languageTag(site.language))
    .sort((one, other) => one.path.length - other.path.length)
    .find((page) => listsAll(host, page));
  const { terms = {} } = frameIn(site, language);
  const ids = new Set(rows.map(({ id }) => id));
  return rows.map(({ id, parentId, title, access }) => {
    const own = byPath.get(`/${access}`);
    const href = own
      ? addressOf(own)
      : ofAll && `${addressOf(ofAll)}?${FILTER_PREFIX}category=${id}`;
    return {
      ...{ id, parentId: parentId !== null && ids.has(parentId) ? parentId : null },
      title: Object.hasOwn(terms, title) ? (terms[title] ?? title) : title,
      ...(href && { href }),
    };
  });
};
