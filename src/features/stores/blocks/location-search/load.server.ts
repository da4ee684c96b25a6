import { type BlockLoad, one, type RenderContext } from '#features/pages/api.server';
import { stores as limits } from '#kernel/limits-stores';
import { holdsUntil } from '#kernel/values/opening-hours';
import { field } from '#kernel/wire';
import { findStores } from '../../server/records';
import type { StoreResults } from '../../site/store-hits';
import type { definition } from './definition';
import { type Found, withoutSlash } from './props';

/** What the address asks the store search (S2.1/13). */
const textOf = ({ params }: RenderContext): string =>
  (one(params, field.placeInput) ?? '').trim().slice(0, limits.longestQuery);

type Data = Found & { until?: Date };

/** How long what is told of stores stays true: until the first of them opens or closes. */
const untilOf = ({ hits }: StoreResults, now: Date): Date | undefined => {
  const ends = hits.flatMap(({ state }) => (state ? [holdsUntil(state, now).getTime()] : []));
  return ends.length > 0 ? new Date(Math.min(...ends)) : undefined;
};

export const load: BlockLoad<typeof definition, Data> = {
  load: async (context, instances) => {
    const text = textOf(context);
    const { host, now } = context;
    const loaded = instances.map(async ({ id, settings }) => {
      const baseUrl = withoutSlash(settings.baseUrl);
      const results = await findStores(host, { text, baseUrl, now });
      return [id, { text, results, until: untilOf(results, now) }] as const;
    });
    return new Map(await Promise.all(loaded));
  },
  tags: () => ['location'],
  until: ({ until }) => until,
};
