import { apiPartOf, defineStored, sourceOf } from '#features/entities/api.server';
import { type TipCard, TipCardView } from './card.view';
import { tipEntity, tipHref } from './entity';
import { type TipRow, tips } from './tables';

export const storedTips = defineStored(tipEntity, tips);

/** How tips reach the index, the cards, the suggestions and the API. */
export const tipSource = sourceOf<TipRow, TipCard>(storedTips, {
  api: apiPartOf(storedTips, { title: tips.title, slug: tips.access }),
  columns: 3,
  present: ({ id, access, title, minutes }) => ({ id, href: tipHref(access), title, minutes }),
  card: TipCardView,
  hit: ({ access, title }) => ({ title, href: tipHref(access), note: 'Tip' }),
});
