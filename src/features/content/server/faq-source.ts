import { sourceOf, termsOf } from '#features/entities/api.server';
import { one } from '#features/pages/api.server';
import { fillFactsIn } from '#features/settings/api.server';
import { choiceLabel } from '#kernel/values/choices';
import { type FaqCard, faqHref } from '../contract';
import { openAnswer } from '../open-answer';
import { FaqCardView } from '../site/faq-card.view';
import { faqApi } from './api-parts';
import { storedFaq } from './stored';
import type { faqItems } from './tables';

/** How questions reach the index, the cards and the suggestions. */
export const faqSource = sourceOf<typeof faqItems.$inferSelect, FaqCard>(storedFaq, {
  api: faqApi,
  columns: 1,
  fill: async (host, row) => ({
    ...row,
    ...(await fillFactsIn(host, { question: row.question, answer: row.answer })),
  }),
  present: ({ id, question, answer }) => ({ id, question, answer }),
  card: FaqCardView,
  hit: ({ id, question, category }, host) => ({
    title: question,
    href: faqHref(id),
    note: choiceLabel(termsOf(host, 'faq-categories'), category),
  }),
  /** `?faqid=12` opens that answer (S2.1/12). */
  adapt: (html, id, { params }) => (one(params, 'faqid') === String(id) ? openAnswer(html) : html),
});
