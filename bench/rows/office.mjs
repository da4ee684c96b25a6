import { fillOrders, measureOrders } from '../office.mjs';
import { BEHIND_PROXY } from '../shopper.mjs';

const ORDERS = 100_000;

/** In ms, at the 95th of a hundred. */
const LIMIT = 150;

/**
 * The office's list of orders: each way in which it stands, with filters and with words. It adds its orders to the data and
 * so comes last.
 */
export const officeOrdersRow = () => ({
  name: 'orders in the office',
  budget: {
    asked: `p95 under ${LIMIT} ms, each way, of ${ORDERS} orders`,
    found: ({ ways, slow, worst }) =>
      `${slow} of ${ways} slower; the slowest, ${worst.name}: p95 ${worst.p95.toFixed(0)} ms`,
    holds: ({ slow }) => slow === 0,
  },
  run: async ({ servers, quick }) => {
    const { address } = await servers.get(BEHIND_PROXY);
    await fillOrders(servers.dataFolder, ORDERS);
    const ways = await measureOrders(servers.dataFolder, address, { rounds: quick ? 5 : 40 });
    const [worst] = ways.toSorted((one, other) => other.p95 - one.p95);
    return { ways: ways.length, slow: ways.filter(({ p95 }) => p95 > LIMIT).length, worst };
  },
});
