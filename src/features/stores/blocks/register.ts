import { createElement } from 'react';
import { one, type RenderContext, registerBlock } from '#features/pages/api.server';
import { stores as limits } from '#kernel/limits-stores';
import { holdsUntil } from '#kernel/values/opening-hours';
import { field } from '#kernel/wire';
import type { Host } from '#platform/host';
import { findStores } from '../server/records';
import { MapFrame } from '../site/map-frame.view';
import { SearchFrame } from '../site/search-frame.view';
import type { StoreResults } from '../site/store-hits';
import { mapBlock, searchBlock } from './definitions';
import { directoryServerBlock } from './directory';
import { hoursServerBlock } from './hours';

/** What the address asks the store search (S2.1/13). */
const textOf = ({ params }: RenderContext): string =>
  (one(params, field.placeInput) ?? '').trim().slice(0, limits.longestQuery);

const withoutSlash = (address: string): string => address.replace(/\/+$/, '');

type Data = { text: string; results?: StoreResults; until?: Date };

/** How long what is told of stores stays true: until the first of them opens or closes. */
const untilOf = ({ hits }: StoreResults, now: Date): Date | undefined => {
  const ends = hits.flatMap(({ state }) => (state ? [holdsUntil(state, now).getTime()] : []));
  return ends.length > 0 ? new Date(Math.min(...ends)) : undefined;
};

/** The blocks that stores bring along: the search, the map, one store's hours and all stores by province. */
export const registerStoreBlocks = (host: Host): void => {
  registerBlock(host, {
    definition: searchBlock,
    load: async (context, instances): Promise<Map<number | string, Data>> => {
      const text = textOf(context);
      const { now } = context;
      const loaded = instances.map(async ({ id, settings }): Promise<[number | string, Data]> => {
        const baseUrl = withoutSlash(settings.baseUrl);
        const results = await findStores(host, { text, baseUrl, now });
        return [id, { text, results, until: untilOf(results, now) }];
      });
      return new Map(await Promise.all(loaded));
    },
    view: ({ instance: { id, settings }, data, context }) =>
      createElement(SearchFrame, {
        name: `winkels-${id}`,
        title: settings.title,
        intro: settings.intro,
        level: settings.level === '1' ? 1 : 2,
        search: {
          text: data?.text ?? '',
          results: data?.results,
          action: context.path,
          baseUrl: withoutSlash(settings.baseUrl),
          token: context.token,
          mine: context.store,
          level: settings.level === '1' ? 2 : 3,
        },
      }),
    tags: () => ['location'],
    until: (_, { until }) => until,
  });
  registerBlock(host, {
    definition: mapBlock,
    view: ({ instance: { id, settings } }) =>
      createElement(MapFrame, { id, title: settings.title, tiles: host.config.mapTiles }),
  });
  registerBlock(host, hoursServerBlock);
  registerBlock(host, directoryServerBlock);
};
