import { load, loadInRounds } from '../load.mjs';
import { pick, randomFrom } from '../random.mjs';
import { BEHIND_PROXY, clientAddress } from '../shopper.mjs';
import { randomFragments } from '../site.mjs';

/** As many as one may ask 600 times a minute each. */
const CLIENTS = 1000;

const budget = { text: 'p99 under 15 ms', holds: ({ p99 }) => p99 < 15 };

const measured = (name, requestsFor) => ({
  name: `${name}, 1 connection`,
  budget,
  run: async ({ servers, seconds }) => {
    const server = await servers.get(BEHIND_PROXY);
    const asked = await requestsFor(server.address);
    const requests = asked.map((one, at) => ({ ...one, client: clientAddress(at % CLIENTS) }));
    await load(server.address, requests, { connections: 1, seconds: 2 });
    return loadInRounds(server.address, requests, {
      connections: 1,
      seconds,
      pid: server.pid,
    });
  },
});

/** What the store search asks for (S7.4): a place's beginning, exactly or as a word. */
const storeSearches = async () => {
  const random = randomFrom(13);
  const places = ['Utrecht', 'Zwolle', 'Tiel', 'Breda', 'Deventer', 'Leeuwarden', 'Maastricht'];
  return Array.from({ length: 5000 }, () => {
    const place = pick(random, places);
    const value = place.slice(0, 2 + Math.floor(random() * (place.length - 1)));
    const filters = [
      { filter_type: 'FieldFilter', column: 'state', operator: '=', value: 'Online' },
      { filter_type: 'FieldFilter', column: 'address_place', operator: 'like', value: `${value}%` },
    ];
    const query = new URLSearchParams(
      filters.map((filter) => ['filter[]', JSON.stringify(filter)]),
    );
    return { path: `/api/v1.0/location?${query}` };
  });
};

/** Filters of vacancies and the search of stores, where there are many of both. */
export const placeRows = () => [
  measured('vacancy filters', (address) => randomFragments(address, 5000, ['/vacatures'])),
  measured('store search', storeSearches),
];
