import { eq, sql } from 'drizzle-orm';
import { pages } from '#features/pages/api.server';
import { getSite, otherLanguage } from '#features/settings/api.server';
import { languageTag } from '#kernel/messages/language';
import type { Host } from '#platform/host';

export type PairablePage = {
  id: number;
  path: string;
  title: string;
  language: string;
  isLive: boolean;
  parentId: number | null;
  /** What it names as the page in the other language. */
  named: string | null;
};

/** All pages of the site, as far as their other language goes: as they are being worked on. */
export const listPairable = async (host: Host): Promise<PairablePage[]> => {
  const site = getSite(host);
  const rows = await host.db
    .select({
      ...{ id: pages.id, path: pages.path, title: pages.title, language: pages.language },
      ...{ state: pages.state, parentId: pages.parentId },
      isPublished: sql<boolean>`${pages.published} is not null`,
      named: sql<
        string | null
      >`coalesce(${pages.draft}, ${pages.published}) #>> '{root,props,counterpart}'`,
    })
    .from(pages)
    .where(eq(pages.siteId, site.id))
    .orderBy(pages.path);
  return rows.map(({ state, isPublished, language, ...row }) => ({
    ...{ ...row, language: language ?? site.language },
    isLive: isPublished && state === 'Online',
  }));
};

const isOther = (one: PairablePage, other: PairablePage): boolean =>
  languageTag(one.language) !== languageTag(other.language);

/** Finds the page that says the same in the other language, whichever of the two names the other. */
export const pairFinder = (
  all: readonly PairablePage[],
): ((page: PairablePage) => PairablePage | undefined) => {
  const byId = new Map(all.map((one) => [String(one.id), one]));
  const naming = new Map<string, PairablePage[]>();
  for (const one of all) {
    if (one.named !== null) naming.set(one.named, [...(naming.get(one.named) ?? []), one]);
  }
  return (page) => {
    const named = byId.get(page.named ?? '');
    if (named && isOther(named, page)) return named;
    return naming.get(String(page.id))?.find((one) => isOther(one, page));
  };
};

/** The same of one page. */
export const pairOf = (
  all: readonly PairablePage[],
  page: PairablePage,
): PairablePage | undefined => pairFinder(all)(page);

/** Pages in the site's language that visitors see, and that nobody wrote in the other one. */
export const listUnpaired = async (host: Host): Promise<PairablePage[]> => {
  const site = getSite(host);
  if (!otherLanguage(site, site.language)) return [];
  const all = await listPairable(host);
  const isNamed = new Set(all.map(({ named }) => named));
  const byId = new Map(all.map((one) => [String(one.id), one]));
  return all.filter((page) => {
    if (!page.isLive || languageTag(page.language) !== languageTag(site.language)) return false;
    const named = page.named === null ? undefined : byId.get(page.named);
    return !(named && isOther(named, page)) && !isNamed.has(String(page.id));
  });
};
