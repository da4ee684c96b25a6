import { and, eq, inArray } from 'drizzle-orm';
import type { EntitySource } from '#features/overviews/api.server';
import { one } from '#features/pages/api.server';
import { fillFactsIn } from '#features/settings/api.server';
import type { IndexRow } from '#kernel/define/entity';
import { choiceIds, choiceLabel, inListOrder } from '#kernel/values/choices';
import type { Host } from '#platform/host';
import { type FaqCard, faqCategories, faqHref } from '../contract';
import { faqEntity } from '../entity';
import { openAnswer } from '../open-answer';
import { FaqCardView } from '../site/faq-card.view';
import { faqApi } from './api-parts';
import { faqItems } from './tables';

type FaqRow = typeof faqItems.$inferSelect;

const list = async (host: Host, ids?: readonly number[]): Promise<FaqRow[]> => {
  const online = eq(faqItems.state, 'Online');
  const rows = await host.db
    .select()
    .from(faqItems)
    .where(ids ? and(online, inArray(faqItems.id, [...ids])) : online);
  return Promise.all(
    rows.map(async (row) => ({
      ...row,
      ...(await fillFactsIn(host, { question: row.question, answer: row.answer })),
    })),
  );
};

const indexRow = (row: FaqRow): IndexRow => ({
  id: row.id,
  options: { category: choiceIds(faqCategories, [row.category]) },
  numbers: {},
  sort: { order: row.sort, name: row.question },
  texts: [
    { text: row.question, weight: 10 },
    { text: choiceLabel(faqCategories, row.category), weight: 3 },
    { text: row.answer.join(' '), weight: 2 },
  ],
});

/** How questions reach the index, the cards and the suggestions. */
export const faqSource: EntitySource<FaqCard> = {
  entity: faqEntity,
  api: faqApi,
  columns: 1,
  options: async () => ({ category: inListOrder(faqCategories) }),
  async *rows(host, ids) {
    yield (await list(host, ids)).map(indexRow);
  },
  cards: async (host, ids) => {
    const rows = await list(host, ids);
    return new Map(
      rows.map(({ id, question, answer }): [number, FaqCard] => [id, { id, question, answer }]),
    );
  },
  card: FaqCardView,
  hits: async (host, ids) => {
    const rows = await list(host, ids);
    return new Map(
      rows.map(({ id, question, category }) => [
        id,
        { id, title: question, href: faqHref(id), note: choiceLabel(faqCategories, category) },
      ]),
    );
  },
  /** `?faqid=12` opens that answer (S2.1/12). */
  adapt: (html, id, { params }) => (one(params, 'faqid') === String(id) ? openAnswer(html) : html),
};
