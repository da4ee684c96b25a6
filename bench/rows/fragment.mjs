import { atLeast, within } from '../budget.mjs';
import { load, loadInRounds } from '../load.mjs';
import { randomFragments } from '../site.mjs';

const budget = (size, connections) => {
  if (size.optional) {
    return {
      asked: 'at most 2 times slower than at 100,000',
      besideWork: true,
      found: ({ works, processor }, before) =>
        before
          ? `${(works / before.works).toFixed(2)} times as long: ${processor.toFixed(2)} ms, ${works.toFixed(2)} works`
          : `${processor.toFixed(2)} ms, and not measured at 100,000`,
      holds: ({ works }, before) => before !== undefined && works <= 2 * before.works,
    };
  }
  return connections === 1 ? within(10) : atLeast(500);
};

/** A section with random filters: nothing of it is cached but its cards. */
export const fragmentRow = (size, connections) => ({
  name: `filter fragment, ${connections} connection${connections === 1 ? '' : 's'}`,
  budget: budget(size, connections),
  run: async ({ servers, seconds, work }) => {
    const server = await servers.get();
    const requests = await randomFragments(server.address);
    await load(server.address, requests, { connections: 4, seconds: 2 });
    return loadInRounds(server.address, requests, { connections, seconds, pid: server.pid, work });
  },
});
