import { under } from '../budget.mjs';

/** In seconds, by size. */
const LIMITS = { demo: 2, 100000: 4 };

/** From the start of the process, on data that is there, to its first page. */
export const startRow = (size) => ({
  name: 'start to first answer',
  budget: LIMITS[size.name] && under(LIMITS[size.name], 's', ({ ms }) => ms / 1000, { digits: 2 }),
  run: async ({ servers, quick }) => {
    for (let time = 0; time < (quick ? 1 : 3); time += 1) await servers.restart();
    const sorted = [...servers.starts].sort((a, b) => a - b);
    return { ms: sorted[sorted.length >> 1] };
  },
});
