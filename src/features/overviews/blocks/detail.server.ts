import { createElement } from 'react';
import type { RenderContext, ServerBlock } from '#features/pages/api.server';
import { readWholeNumber } from '#kernel/values/whole-number';
import type { EntityIndex } from '../server/entity-index';
import { Detail } from '../site/detail.view';
import { detailBlock } from './detail.block';

type Block = ServerBlock<ReturnType<typeof detailBlock>['settings'], string>;

/** The item that a block shows: its own, or else the one that its page is about. */
const itemOf = ({ entity }: RenderContext, object: string, item: number): number => {
  if (item > 0) return item;
  return entity?.object === object ? (readWholeNumber(entity.id) ?? 0) : 0;
};

/** The block that shows one item of an entity (S2.12/1); nothing when it isn't shown any more. */
export const serverDetail = (index: EntityIndex): Block => {
  const { entity } = index.source;
  return {
    definition: detailBlock(entity.name, entity.label.many),
    load: async (context, instances) => {
      const items = instances.map(({ settings }) => itemOf(context, entity.name, settings.item));
      const shown = [...new Set(items)].filter((item) => index.facets.has(item));
      const cards = await index.cards.render(shown, { level: 2, language: context.language });
      const { adapt } = index.source;
      const html = new Map(
        cards.map((card) => [card.id, adapt ? adapt(card.html, card.id, context) : card.html]),
      );
      return new Map(
        instances.map(({ id }, place) => [id, html.get(items[place] as number) ?? ''] as const),
      );
    },
    view: ({ data, context }) =>
      data ? createElement(Detail, { html: data, note: index.source.note?.(context.host) }) : null,
    tags: () => [entity.access],
  };
};
