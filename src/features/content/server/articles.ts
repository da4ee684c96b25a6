import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { termsOf } from '#features/entities/api.server';
import type { ApiPart } from '#features/overviews/api.server';
import { fillFactsIn } from '#features/settings/api.server';
import type { Entity, PictureRef } from '#kernel/define/entity';
import { choiceLabel } from '#kernel/values/choices';
import type { VocabularyName } from '#kernel/values/vocabularies';
import type { Host } from '#platform/host';
import type { ArticleCard, RichItem } from '../contract';
import { newsEntity, weblogEntity } from '../entity';
import { newsApi, weblogApi } from './api-parts';
import { newsItems, weblogPosts } from './tables';

/** News and the weblog: two tables of one shape, shown in one way. */
export type ArticleKind = {
  entity: Entity;
  table: PgTable;
  categories: VocabularyName;
  /** The path of the overview. */
  overview: string;
  /** The type of schema.org. */
  schema: 'NewsArticle' | 'BlogPosting';
  api: ApiPart;
};

export const news: ArticleKind = {
  entity: newsEntity,
  table: newsItems,
  categories: 'news-categories',
  overview: '/nieuws',
  schema: 'NewsArticle',
  api: newsApi,
};

export const weblog: ArticleKind = {
  entity: weblogEntity,
  table: weblogPosts,
  categories: 'weblog-categories',
  overview: '/weblog',
  schema: 'BlogPosting',
  api: weblogApi,
};

export type ArticleRow = {
  id: number;
  access: string;
  title: string;
  category: string;
  intro: string;
  picture: PictureRef | null;
  /** `YYYY-MM-DD` */
  day: string;
  body: RichItem[];
  location_id?: number | null;
  author?: string;
  read_minutes?: number;
  product_ids?: number[];
};

/** Its texts as they are read: what they promise is what the settings say. */
const withFacts = async (host: Host, row: ArticleRow): Promise<ArticleRow> => ({
  ...row,
  ...(await fillFactsIn(host, { title: row.title, intro: row.intro, body: row.body })),
});

const read = async (host: Host, { table }: ArticleKind, where: SQL, tail = sql``) => {
  const result = await host.db.execute(sql`
    select a.*, to_char(a.date, 'YYYY-MM-DD') as day from ${table} a
    where a.state = 'Online' and ${where} ${tail}`);
  const rows = result.rows as ArticleRow[];
  return Promise.all(rows.map((row) => withFacts(host, row)));
};

/** All that visitors may see, or of `ids` those that they may. */
export const listArticles = (
  host: Host,
  kind: ArticleKind,
  ids?: readonly number[],
): Promise<ArticleRow[]> =>
  read(host, kind, ids ? sql`a.id = any(${sql.param([...ids])}::int[])` : sql`true`);

export const findArticle = async (
  host: Host,
  kind: ArticleKind,
  access: string,
): Promise<ArticleRow | undefined> => (await read(host, kind, sql`a.access = ${access}`))[0];

/** The one before and the one after an article, by date. */
export const findNeighbours = async (host: Host, kind: ArticleKind, { day, id }: ArticleRow) => {
  const place = sql`(${day}::date, ${id}::int)`;
  const [[previous], [next]] = await Promise.all([
    read(host, kind, sql`(a.date, a.id) < ${place}`, sql`order by a.date desc, a.id desc limit 1`),
    read(host, kind, sql`(a.date, a.id) > ${place}`, sql`order by a.date, a.id limit 1`),
  ]);
  return { previous, next };
};

export const presentCard = (host: Host, kind: ArticleKind, row: ArticleRow): ArticleCard => ({
  id: row.id,
  href: kind.entity.href(row.access),
  title: row.title,
  intro: row.intro,
  category: choiceLabel(termsOf(host, kind.categories), row.category),
  date: row.day,
  picture: row.picture ?? undefined,
});
