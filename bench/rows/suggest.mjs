import { within } from '../budget.mjs';
import { load, loadInRounds } from '../load.mjs';
import { randomSuggestions } from '../site.mjs';

/** What the search box asks while somebody types. */
export const suggestRow = () => ({
  name: 'search suggestion, 1 connection',
  budget: within(15),
  run: async ({ servers, seconds }) => {
    const server = await servers.get();
    const requests = await randomSuggestions(server.address);
    await load(server.address, requests, { connections: 4, seconds: 1 });
    return loadInRounds(server.address, requests, {
      connections: 1,
      seconds,
      pid: server.pid,
    });
  },
});
