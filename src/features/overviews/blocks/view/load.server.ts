import type { BlockLoad } from '#features/pages/api.server';
import type { EntityIndex } from '../../server/entity-index';
import { loadCards } from '../../server/pick-cards';
import type { ShownCards } from '../shown-items';
import type { definition } from './definition';

export const load = (index: EntityIndex): BlockLoad<ReturnType<typeof definition>, ShownCards> => ({
  load: loadCards(index),
  tags: () => [index.source.entity.access],
});
