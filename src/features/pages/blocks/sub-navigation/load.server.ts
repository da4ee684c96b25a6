import type { BlockLoad } from '../../server/blocks';
import { findSubPages } from '../../server/sub-pages';
import type { definition } from './definition';
import type { SubPages } from './props';

export const load: BlockLoad<typeof definition, SubPages> = {
  load: async ({ host, pageId }, instances) => {
    const below = pageId === undefined ? undefined : await findSubPages(host, pageId);
    return new Map(below ? instances.map(({ id }) => [id, below] as const) : []);
  },
  tags: () => ['pages'],
};
