import { atLeast } from '../budget.mjs';
import { loadInRounds } from '../load.mjs';
import { listings } from '../site.mjs';

const ORDERS = ['', '?sort=price', '?sort=name'];

/** Listings by turns, each time in another order: rendered for every request. */
export const freshRow = () => ({
  name: 'listing rendered afresh',
  budget: atLeast(1500),
  run: async ({ servers, seconds }) => {
    const server = await servers.get({ PAGE_CACHE: 'off' });
    const requests = ORDERS.flatMap((order) => listings.map((path) => ({ path: path + order })));
    await loadInRounds(server.address, requests, { connections: 16, seconds: 2 });
    return loadInRounds(server.address, requests, { connections: 16, seconds, pid: server.pid });
  },
});
