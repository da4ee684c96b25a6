import type { BlockLoad, RenderContext } from '#features/pages/api.server';
import { contentTexts } from '#kernel/messages/nl-content';
import { readWholeNumber } from '#kernel/values/whole-number';
import { storeHref, streetLine } from '../../contract';
import { openingOf } from '../../server/opening';
import { findLocations, hasPage, type Location } from '../../server/read';
import type { definition } from './definition';
import type { Store } from './props';

type Data = { store: Store; until: Date };

const storeOf = ({ entity }: RenderContext, store: number): number => {
  if (store > 0) return store;
  return entity?.object === 'Location' ? (readWholeNumber(entity.id) ?? 0) : 0;
};

const present = (location: Location, now: Date): Data => {
  const { opening, state, until } = openingOf(location, now);
  return {
    until,
    store: {
      name: location.title,
      href: hasPage(location) ? storeHref(location.access) : undefined,
      address: `${streetLine(location)}, ${location.place}`,
      state: contentTexts.stores.openText(state),
      isOpen: state.open,
      opening,
    },
  };
};

/** One store's hours; nothing when there is no such store. */
export const load: BlockLoad<typeof definition, Data> = {
  load: async (context, instances) => {
    const asked = instances.map(({ id, settings }) => ({
      id,
      store: storeOf(context, settings.store),
    }));
    const found = await findLocations(
      context.host,
      asked.map(({ store }) => store),
    );
    return new Map(
      asked.flatMap(({ id, store }) => {
        const location = found.get(store);
        return location ? [[id, present(location, context.now)] as const] : [];
      }),
    );
  },
  tags: () => ['location'],
  until: ({ until }) => until,
};
