import { loadInRounds } from '../load.mjs';
import { listing } from '../site.mjs';

/** A listing rendered for every request. */
export const freshRow = () => ({
  name: 'listing rendered afresh',
  budget: { text: '1,500/s', holds: ({ rate }) => rate >= 1500 },
  run: async ({ servers, seconds }) => {
    const server = await servers.get({ PAGE_CACHE: 'off' });
    const requests = [{ path: listing }];
    await loadInRounds(server.address, requests, { connections: 16, seconds: 2 });
    return loadInRounds(server.address, requests, { connections: 16, seconds, pid: server.pid });
  },
});
