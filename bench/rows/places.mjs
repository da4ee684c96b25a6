import { within } from '../budget.mjs';
import { load, loadInRounds } from '../load.mjs';
import { pick, randomFrom } from '../random.mjs';
import { BEHIND_PROXY, clientAddress } from '../shopper.mjs';
import { randomFragments } from '../site.mjs';

/** As many as one may ask 600 times a minute each. */
const CLIENTS = 1000;

const budget = within(15);

const measured = (name, requestsFor) => ({
  name: `${name}, 1 connection`,
  budget,
  run: async ({ servers, seconds, work }) => {
    const server = await servers.get(BEHIND_PROXY);
    const asked = await requestsFor(server.address);
    const requests = asked.map((one, at) => ({ ...one, client: clientAddress(at % CLIENTS) }));
    await load(server.address, requests, { connections: 1, seconds: 2 });
    return loadInRounds(server.address, requests, {
      connections: 1,
      seconds,
      pid: server.pid,
      work,
    });
  },
});

const filter = (column, operator, value) => [
  'filter[]',
  JSON.stringify({ filter_type: 'FieldFilter', column, operator, value }),
];

/** What the store search asks for (S7.4): a postcode, or a place as far as it is typed. */
const storeSearches = async () => {
  const random = randomFrom(13);
  const places = ['Utrecht', 'Zwolle', 'Tiel', 'Breda', 'Deventer', 'Leeuwarden', 'Maastricht'];
  return Array.from({ length: 5000 }, () => {
    const place = pick(random, places);
    const typed = place.slice(0, 2 + Math.floor(random() * (place.length - 1)));
    const postcode = String(1000 + Math.floor(random() * 8900));
    const query = new URLSearchParams([
      ['zipcode', random() < 0.5 ? typed : postcode],
      ['limit', '100'],
      ['start', '0'],
      ['seq', 'title'],
      filter('id', '<>', 35),
      filter('id', '<>', 36),
      filter('state', '=', 'Online'),
    ]);
    return { path: `/api/v1.0/location?${query}` };
  });
};

/** Filters of vacancies and the search of stores, where there are many of both. */
export const placeRows = () => [
  measured('vacancy filters', (address) => randomFragments(address, 5000, ['/vacatures'])),
  measured('store search', storeSearches),
];
