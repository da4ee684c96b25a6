import type { EntitySource } from '#features/overviews/api.server';
import { listPages } from '#features/pages/api.server';
import type { TreeBlock } from '#features/pages/contract';
import { fillFactsIn } from '#features/settings/api.server';
import { defineEntity, type IndexRow } from '#kernel/define/entity';
import type { Host } from '#platform/host';
import { textOf } from '#platform/sanitize/sanitize';
import { PageCard } from '../site/page-card.view';

export type PageCardData = { href: string; title: string; text: string };

/** Pages of the page tree, for searching. */
export const pageEntity = defineEntity({
  name: 'Page',
  access: 'page',
  label: { one: 'Pagina', many: 'Pagina’s' },
  noun: { one: 'pagina', many: 'pagina’s' },
  href: (path) => path,
  columns: [],
  orders: [{ name: 'name', label: 'Naam' }],
});

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

/** Pages with their texts as they are read: with what the settings say at present. */
const findPages = async (host: Host, ids?: readonly number[]) => {
  const all = await listPages(host);
  const found = all.filter((page) => !page.noindex && (!ids || ids.includes(page.id)));
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

async function* rows(host: Host, ids?: readonly number[]): AsyncGenerator<IndexRow[]> {
  const pages = await findPages(host, ids);
  yield pages.map((page) => ({
    id: page.id,
    options: {},
    numbers: {},
    sort: { name: page.title },
    texts: [
      { text: page.title, weight: 10 },
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

export const pageSource: EntitySource<PageCardData> = {
  entity: pageEntity,
  columns: 3,
  options: async () => ({}),
  rows,
  cards,
  card: PageCard,
  hits: async (host, ids) =>
    new Map(
      [...(await cards(host, ids))].map(([id, card]) => [
        id,
        { id, title: card.title, href: card.href },
      ]),
    ),
};
