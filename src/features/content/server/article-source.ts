import { termOptions, termsOf } from '#features/entities/api.server';
import type { EntitySource } from '#features/overviews/api.server';
import { listStores, locationOptions } from '#features/stores/api.server';
import type { FilterOption, IndexRow, SearchHit } from '#kernel/define/entity';
import { type Choice, choiceIds, choiceLabel } from '#kernel/values/choices';
import { formatDay } from '#kernel/values/dutch-dates';
import type { Host } from '#platform/host';
import type { ArticleCard } from '../contract';
import { plainText } from '../plain-text';
import { ArticleCardView } from '../site/article-card.view';
import { type ArticleKind, type ArticleRow, listArticles, presentCard } from './articles';

/** Years by themselves: 2026 is option 2026, the newest first. */
const yearOptions = (rows: readonly ArticleRow[]): FilterOption[] =>
  [...new Set(rows.map(yearOf))].map((year) => ({ id: year, label: String(year), sort: -year }));

const yearOf = ({ day }: ArticleRow): number => Number(day.slice(0, 4));

const indexRow = (terms: readonly Choice[], row: ArticleRow): IndexRow => ({
  id: row.id,
  options: {
    category: choiceIds(terms, [row.category]),
    year: [yearOf(row)],
    location: row.location_id ? [row.location_id] : [],
  },
  numbers: {},
  // Of one day the last one made comes first.
  sort: { new: -(Date.parse(row.day) + row.id), name: row.title },
  texts: [
    { text: row.title, weight: 10 },
    { text: choiceLabel(terms, row.category), weight: 3 },
    { text: row.intro, weight: 3 },
    { text: row.author ?? '', weight: 2 },
    { text: plainText(row.body), weight: 1 },
  ].filter(({ text }) => text !== ''),
});

/** How news or the weblog reaches the index, the cards and the suggestions. */
export const articleSource = (kind: ArticleKind): EntitySource<ArticleCard> => {
  const columns = new Set(kind.entity.columns.map(({ name }) => name));
  const cards = async (host: Host, ids: readonly number[]) => {
    const rows = await listArticles(host, kind, ids);
    return new Map(rows.map((row) => [row.id, presentCard(host, kind, row)]));
  };
  return {
    entity: kind.entity,
    api: kind.api,
    columns: 3,
    options: async (host) => ({
      category: termOptions(host, kind.categories),
      ...(columns.has('year') && { year: yearOptions(await listArticles(host, kind)) }),
      ...(columns.has('location') && { location: locationOptions(await listStores(host), host) }),
    }),
    async *rows(host, ids) {
      const terms = termsOf(host, kind.categories);
      yield (await listArticles(host, kind, ids)).map((row) => only(columns, indexRow(terms, row)));
    },
    cards,
    card: ArticleCardView,
    hits: async (host, ids) => {
      const hits = [...(await cards(host, ids)).values()].map(presentHit(kind));
      return new Map(hits.map((hit) => [hit.id, hit]));
    },
  };
};

/** A row with the options of the columns that its entity has. */
const only = (columns: ReadonlySet<string>, row: IndexRow): IndexRow => ({
  ...row,
  options: Object.fromEntries(Object.entries(row.options).filter(([name]) => columns.has(name))),
});

const presentHit =
  ({ entity }: ArticleKind) =>
  ({ id, title, href, date, picture }: ArticleCard): SearchHit => ({
    id,
    title,
    href,
    note: `${entity.label.many}, ${formatDay(date)}`,
    english: `${entity.label.english ?? entity.label.many}, ${formatDay(date, 'en-GB')}`,
    picture,
  });
