import type { BlockLoad, RenderContext } from '#features/pages/api.server';
import { readWholeNumber } from '#kernel/values/whole-number';
import type { EntityIndex } from '../../server/entity-index';
import type { definition } from './definition';
import type { DetailProps } from './view';

type Load = BlockLoad<ReturnType<typeof definition>, DetailProps>;

/** The item that a block shows: its own, or else the one that its page is about. */
const itemOf = ({ entity }: RenderContext, object: string, item: number): number => {
  if (item > 0) return item;
  return entity?.object === object ? (readWholeNumber(entity.id) ?? 0) : 0;
};

/** One item of an entity (S2.12/1); nothing when it isn't shown any more. */
export const load = (index: EntityIndex): Load => {
  const { entity, adapt, note } = index.source;
  return {
    load: async (context, instances) => {
      const items = instances.map(({ settings }) => itemOf(context, entity.name, settings.item));
      const shown = [...new Set(items)].filter((item) => index.facets.has(item));
      const cards = await index.cards.render(shown, { level: 2, language: context.language });
      const html = new Map(
        cards.map((card) => [card.id, adapt ? adapt(card.html, card.id, context) : card.html]),
      );
      return new Map(
        instances.flatMap(({ id }, place) => {
          const card = html.get(items[place] as number);
          return card ? [[id, { html: card, note: note?.(context.host) }] as const] : [];
        }),
      );
    },
    tags: () => [entity.access],
  };
};
