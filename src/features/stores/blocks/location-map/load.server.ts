import type { BlockLoad } from '#features/pages/api.server';
import type { definition } from './definition';

/** Where the map's tiles come from; left out: the map is drawn. */
export const load: BlockLoad<typeof definition, string | undefined> = {
  load: async ({ host }, instances) =>
    new Map(instances.map(({ id }) => [id, host.config.mapTiles])),
};
