import { within } from '../budget.mjs';
import { load, loadInRounds } from '../load.mjs';
import { BEHIND_PROXY, clientAddress } from '../shopper.mjs';
import { randomSuggestions, threeLetters } from '../site.mjs';

/** As many as one may ask 600 times a minute each. */
const CLIENTS = 1000;

const measured = (name, requestsFor) => ({
  name: `${name}, 1 connection`,
  budget: within(15),
  run: async ({ servers, seconds, work }) => {
    const server = await servers.get(BEHIND_PROXY);
    const asked = await requestsFor(server.address);
    const requests = asked.map((one, at) => ({ ...one, client: clientAddress(at % CLIENTS) }));
    await load(server.address, requests, { connections: 4, seconds: 1 });
    return loadInRounds(server.address, requests, {
      ...{ connections: 1, seconds, pid: server.pid, work },
    });
  },
});

/** What the search box asks while somebody types. */
export const suggestRows = () => [
  measured('search suggestion', randomSuggestions),
  measured('search suggestion of three letters, half mistyped', threeLetters),
];
