import type { Feature } from '#platform/host';
import { keepArrangements } from './server/kept';
import { addListRoutes } from './server/routes';

/** Lists of articles in the order in which somebody arranged them, beside their usual one. */
export const merchandising: Feature = {
  name: 'merchandising',
  needs: ['settings', 'staff', 'office', 'overviews', 'catalog'],
  setup: async (host) => {
    await keepArrangements(host);
    addListRoutes(host);
  },
};
