import type { RenderContext } from '#features/pages/api.server';
import { chosenIds } from '#kernel/values/chosen-ids';
import { readWholeNumber } from '#kernel/values/whole-number';
import { placeIn } from '#platform/render/html-fragments';
import type { EntityIndex } from './entity-index';
import { findResults } from './results';

/** What a block says of which items it shows. */
type Asked = {
  title: string;
  level: string;
  items: string;
  filter: Record<string, number[]>;
  order: string;
  limit: number;
};

const MOST = 60;

/** The item that a page is about isn't shown among others of its kind. */
const exclude = ({ entity }: RenderContext, index: EntityIndex): number[] => {
  const id = entity?.object === index.source.entity.name ? readWholeNumber(entity.id) : undefined;
  return id === undefined ? [] : [id];
};

const idsOf = (context: RenderContext, index: EntityIndex, asked: Asked): readonly number[] => {
  const limit = Math.min(Math.max(1, Math.floor(asked.limit)), MOST);
  if (asked.items.trim() !== '') {
    return chosenIds(asked.items)
      .filter((id) => index.facets.has(id))
      .slice(0, limit);
  }
  const query = { selected: {}, ranges: {}, search: '', page: 1, limit };
  const { filter, order } = asked;
  return findResults(index, query, { filter, order, exclude: exclude(context, index) }, false).ids;
};

/** The cards of the items that a block shows, with their HTML ready to stand in a page. */
const pickCards = async (
  context: RenderContext,
  index: EntityIndex,
  asked: Asked,
): Promise<{ id: number; html: string }[]> => {
  const level = asked.level === '1' || asked.title === '' ? 2 : 3;
  const { language, fragments } = context;
  const { adapt } = index.source;
  const kept = await index.cards.find(idsOf(context, index, asked), { level, language });
  return kept.map(({ id, html }) => ({
    id,
    html: adapt ? adapt(html.toString(), id, context) : placeIn(fragments, html),
  }));
};

/** The cards of all instances of a block. */
export const loadCards =
  (index: EntityIndex) =>
  async (
    context: RenderContext,
    instances: readonly { id: number | string; settings: Asked }[],
  ) => {
    const loaded = instances.map(
      async ({ id, settings }) => [id, await pickCards(context, index, settings)] as const,
    );
    return new Map(await Promise.all(loaded));
  };
