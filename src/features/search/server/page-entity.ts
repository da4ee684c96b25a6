import type { EntitySource } from '#features/overviews/api.server';
import { listPages, pageEntity } from '#features/pages/api.server';
import type { TreeBlock } from '#features/pages/contract';
import { fillFactsIn, frameIn, getSite } from '#features/settings/api.server';
import { defineEntity, type Entity, type IndexRow, type SearchHit } from '#kernel/define/entity';
import { otherTag } from '#kernel/messages/language';
import type { Host } from '#platform/host';
import { textOf } from '#platform/sanitize/sanitize';
import { PageCard } from '../site/page-card.view';

export type PageCardData = { href: string; title: string; text: string };

/** Those in another one, which have words of their own: nothing is found in both. */
const otherPageEntity = defineEntity({
  ...pageEntity,
  name: 'OtherPage',
  access: 'other-page',
});

/** Whether a kind is pages. */
export const isOfPages = ({ name }: Pick<Entity, 'name'>): boolean =>
  [pageEntity.name, otherPageEntity.name].some((one) => one === name);

const isSiteLanguage = (host: Host, language: string | null): boolean => {
  const { language: own } = getSite(host);
  return otherTag(language ?? own, own) === undefined;
};

const texts = (blocks: readonly TreeBlock[]): string =>
  blocks
    .map((block) =>
      Object.values(block.props)
        .map((value) => {
          if (typeof value === 'string') return textOf(value);
          return Array.isArray(value) && value[0]?.type ? texts(value as TreeBlock[]) : '';
        })
        .join(' '),
    )
    .join(' ');

/** What a suggestion tells of a page: kept as long as the index, so that typing asks no database. */
type Line = { hit: SearchHit; department: boolean; until: Date | null };
const lines = new WeakMap<Host, Map<number, Line>>();

/** Whether a page lists the products of a category. */
export const isDepartment = (host: Host, id: number): boolean =>
  lines.get(host)?.get(id)?.department ?? false;

/** The block of a page that lists a category. */
const listingOf = (blocks: readonly TreeBlock[]): TreeBlock | undefined =>
  blocks.find(
    ({ type, props }) =>
      type === 'ProductOverview' &&
      ((props.filter as { category?: number[] } | undefined)?.category ?? []).length > 0,
  );

/** Where a language begins: it mentions everything, and answers nothing. */
const isHome = (host: Host, { path, language }: { path: string; language: string | null }) => {
  const site = getSite(host);
  return path === frameIn(site, language ?? site.language).home;
};

/** Pages with their texts as they are read: with what the settings say at present. */
const findPages = async (host: Host, ids?: readonly number[]) => {
  const all = await listPages(host);
  const found = all.filter(
    (page) => !page.noindex && !isHome(host, page) && (!ids || ids.includes(page.id)),
  );
  return Promise.all(
    found.map(async (page) => ({
      ...page,
      ...(await fillFactsIn(host, {
        title: page.title,
        seoDescription: page.seoDescription,
        text: texts(page.published.content),
      })),
    })),
  );
};

type Found = Awaited<ReturnType<typeof findPages>>[number];

/** 'Jassen in Dames': what a page lists, and the page above it. */
const lineOf = (page: Found, all: readonly Found[]): Line => {
  const { id, title, path: href, onlineUntil: until } = page;
  const listing = listingOf(page.published.content);
  if (!listing) return { hit: { id, title, href }, department: false, until };
  const above = all.find((one) => one.id === page.parentId);
  const own = typeof listing.props.title === 'string' ? listing.props.title.trim() : '';
  const whole = above && own !== '' ? `${own} in ${above.title}` : title;
  return { hit: { id, title: whole, href }, department: true, until };
};

async function* rowsOf(
  host: Host,
  ids: readonly number[] | undefined,
  isOwn: boolean,
): AsyncGenerator<IndexRow[]> {
  const all = await findPages(host);
  lines.set(host, new Map(all.map((page) => [page.id, lineOf(page, all)])));
  const pages = all.filter(
    ({ id, language }) => isSiteLanguage(host, language) === isOwn && (!ids || ids.includes(id)),
  );
  yield pages.map((page) => ({
    id: page.id,
    options: {},
    numbers: {},
    sort: { name: page.title },
    texts: [
      // A page that is called by one word is about it, more than one that has it among others.
      { text: page.title, weight: page.title.includes(' ') ? 10 : 15 },
      { text: page.seoDescription ?? '', weight: 3 },
      { text: page.text.slice(0, 20_000), weight: 1 },
    ].filter((one) => one.text !== ''),
  }));
}

const cards = async (host: Host, ids: readonly number[]) =>
  new Map(
    (await findPages(host, ids)).map((page) => [
      page.id,
      { href: page.path, title: page.title, text: page.seoDescription ?? '' },
    ]),
  );

const sourceOf = (entity: Entity, isOwn: boolean): EntitySource<PageCardData> => ({
  entity,
  isIn: (host, language) => isSiteLanguage(host, language) === isOwn,
  columns: 3,
  options: async () => ({}),
  rows: (host, ids) => rowsOf(host, ids, isOwn),
  cards,
  search: { widens: true },
  card: PageCard,
  hitsInMemory: true,
  hits: async (host, ids) => {
    const now = host.clock.now();
    const hits = new Map<number, SearchHit>();
    for (const id of ids) {
      const line = lines.get(host)?.get(id);
      if (!line || (line.until && line.until <= now)) continue;
      hits.set(id, line.hit);
    }
    return hits;
  },
});

export const pageSources = [sourceOf(pageEntity, true), sourceOf(otherPageEntity, false)];
