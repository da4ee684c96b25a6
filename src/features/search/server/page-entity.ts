import type { EntitySource } from '#features/overviews/api.server';
import { listPages } from '#features/pages/api.server';
import type { TreeBlock } from '#features/pages/contract';
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

const findPages = async (host: Host, ids?: readonly number[]) => {
  const all = await listPages(host);
  return all.filter((page) => !page.noindex && (!ids || ids.includes(page.id)));
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
      { text: texts(page.published.content).slice(0, 20_000), weight: 1 },
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
