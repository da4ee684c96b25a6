import { createElement } from 'react';
import type { RenderContext, ServerBlock } from '#features/pages/api.server';
import { contentTexts } from '#kernel/messages/nl-content';
import { readWholeNumber } from '#kernel/values/whole-number';
import { storeHref, streetLine } from '../contract';
import { openingOf } from '../server/opening';
import { findLocations, hasPage, type Location } from '../server/read';
import { StoreHours, type StoreHoursProps } from '../site/store-hours.view';
import { hoursBlock } from './definitions';

type Data = { store: Omit<StoreHoursProps, 'title'>; until: Date };

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

/** The block with one store's hours; nothing when there is no such store. */
export const hoursServerBlock: ServerBlock<(typeof hoursBlock)['settings'], Data> = {
  definition: hoursBlock,
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
  view: ({ instance: { settings }, data }) =>
    data ? createElement(StoreHours, { title: settings.title, ...data.store }) : null,
  tags: () => ['location'],
  until: (_, { until }) => until,
};
