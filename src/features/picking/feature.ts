import { addWorkRoutes } from '#features/workfloor/api.server';
import { workPath } from '#features/workfloor/contract';
import { workTexts } from '#kernel/messages/nl-work';
import type { Feature } from '#platform/host';

/** Orders picked from the shelves of a warehouse, packed and sent. */
export const picking: Feature = {
  name: 'picking',
  needs: ['workfloor'],
  setup: (host) => {
    const route = addWorkRoutes(host, { right: 'fulfil', start: workPath.warehouse });
    route.get(workPath.warehouse, async ({ show }) => show({ title: workTexts.warehouse }));
  },
};
