import { costsAndWithin, costsAtMost, within } from '../budget.mjs';
import { loadInRounds } from '../load.mjs';
import { pick, randomFrom } from '../random.mjs';
import { BEHIND_PROXY } from '../shopper.mjs';
import { listings } from '../site.mjs';

const CONNECTIONS = 32;
const COUNT = 60_000;
/** In cents: filters of a price are whole euros and cents, so there are always more of them. */
const LOWEST = 100;
const HIGHEST = 20_000;

/** Other addresses each time it is asked: what was rendered before must not be met again. */
let seed = 29;

const freshListings = () => {
  seed += 1;
  const random = randomFrom(seed);
  const euros = (least, most) => ((least + Math.floor(random() * (most - least))) / 100).toFixed(2);
  return Array.from({ length: COUNT }, () => {
    const range = new URLSearchParams({
      filter_price_min: euros(LOWEST, HIGHEST / 4),
      filter_price_max: euros(HIGHEST / 2, HIGHEST),
    });
    return { path: `${pick(random, listings)}?${range}` };
  });
};

/** Listings with a price range that nobody asked for before: rendered for every request. */
export const freshRow = () => ({
  name: 'listing rendered afresh',
  budget: costsAndWithin(costsAtMost(1.2), within(60)),
  run: async ({ servers, seconds, work }) => {
    const server = await servers.get(BEHIND_PROXY);
    const options = { connections: CONNECTIONS, pid: server.pid };
    await loadInRounds(server.address, freshListings(), { ...options, seconds: 2 });
    return loadInRounds(server.address, freshListings(), { ...options, seconds, work });
  },
});
