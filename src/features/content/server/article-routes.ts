import { createElement } from 'react';
import { termsOf } from '#features/entities/api.server';
import {
  aboutItem,
  addDetailPages,
  type DetailPage,
  type RenderContext,
} from '#features/pages/api.server';
import { findLocation, hasPage, renderFilled, type Section } from '#features/stores/api.server';
import { storeHref } from '#features/stores/contract';
import { contentTexts } from '#kernel/messages/nl-content';
import { choiceIds } from '#kernel/values/choices';
import type { Host } from '#platform/host';
import type { ArticleDetail } from '../contract';
import { ArticlePage } from '../site/article-page.view';
import { articleJsonLd } from '../structured-data';
import {
  type ArticleKind,
  type ArticleRow,
  findArticle,
  findNeighbours,
  listArticles,
  presentCard,
} from './articles';

const findStore = async (host: Host, id: number | null | undefined) => {
  const store = id ? await findLocation(host, id) : undefined;
  return store && hasPage(store)
    ? { title: store.title, href: storeHref(store.access) }
    : undefined;
};

const presentDetail = async (
  host: Host,
  kind: ArticleKind,
  row: ArticleRow,
): Promise<ArticleDetail> => ({
  ...presentCard(host, kind, row),
  body: row.body,
  author: row.author,
  readMinutes: row.read_minutes,
  store: await findStore(host, row.location_id),
});

/** Others of the same category. */
const renderRelated = (
  context: RenderContext,
  kind: ArticleKind,
  row: ArticleRow,
): Promise<Section> => {
  const { name, access } = kind.entity;
  const texts = access === 'news' ? contentTexts.articles.news : contentTexts.articles.weblog;
  return renderFilled(aboutItem(context, kind.entity, row.id), {
    id: `${access}-meer-${row.id}`,
    type: `${name}Overview`,
    settings: {
      title: texts.related,
      limit: 3,
      columns: 3,
      paging: 'none',
      filter: { category: choiceIds(termsOf(context.host, kind.categories), [row.category]) },
    },
  });
};

const NOTHING: Section = { html: '', tags: [], headers: {} };

/** What there is to be had of what an article is about. */
const renderProducts = (
  context: RenderContext,
  { entity }: ArticleKind,
  { id, product_ids: products = [] }: ArticleRow,
): Promise<Section> =>
  products.length === 0
    ? Promise.resolve(NOTHING)
    : renderFilled(context, {
        id: `${entity.access}-artikelen-${id}`,
        type: 'ProductView',
        settings: { title: contentTexts.articles.products, items: products.join(' ') },
      });

const findPage = async (
  context: RenderContext,
  kind: ArticleKind,
  access: string,
): Promise<DetailPage | undefined> => {
  const { host } = context;
  const row = await findArticle(host, kind, access);
  if (!row) return undefined;
  const [article, { previous, next }, products, related] = await Promise.all([
    presentDetail(host, kind, row),
    findNeighbours(host, kind, row),
    renderProducts(context, kind, row),
    renderRelated(context, kind, row),
  ]);
  return {
    id: row.id,
    href: article.href,
    title: article.title,
    description: article.intro,
    openGraph: { type: 'article', picture: article.picture },
    jsonLd: (site) => articleJsonLd(article, kind.schema, site),
    main: (breadcrumbs) =>
      createElement(ArticlePage, {
        article,
        breadcrumbs,
        previous: previous && presentCard(host, kind, previous),
        next: next && presentCard(host, kind, next),
        products: products.html,
        related: related.html,
      }),
    tags: ['location'],
    sections: [products, related],
  };
};

/** The pages of news or the weblog, and their part of the sitemap. */
export const addArticleRoutes = (host: Host, kind: ArticleKind): void =>
  addDetailPages(host, {
    entity: kind.entity,
    list: async () =>
      (await listArticles(host, kind)).map(({ access, day }) => ({
        access,
        changedAt: new Date(`${day}T00:00:00Z`),
      })),
    find: (context, access) => findPage(context, kind, access),
  });
