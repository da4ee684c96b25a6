import { setTimeout as sleep } from 'node:timers/promises';
import { query } from '../database.mjs';
import { getText } from '../site.mjs';

/** A page with a popup, and nothing on it that is asked of the database. */
const PAGE = '/duurzaam';
const REQUESTS = 400;
/** Statistics are told at most once a second. */
const TOLD = 1500;

/** How many transactions the database has ended. */
const transactions = async (folder) => {
  await sleep(TOLD);
  const [row] = await query(
    folder,
    `select xact_commit::int as count from pg_stat_database where datname = 'etalage'`,
  );
  return row.count;
};

/** Transactions while something is done, and how many ms that took. */
const during = async (folder, work) => {
  const before = await transactions(folder);
  const began = Date.now();
  await work();
  const ms = Date.now() - began;
  return { ms, count: (await transactions(folder)) - before };
};

/** What the popups of a page cost the database when nothing changed: no query. */
export const popupQueriesRow = () => ({
  name: 'queries for a page that has a popup',
  // One would be at least 1; what jobs ask by themselves differs from minute to minute.
  budget: {
    asked: 'none, rendered afresh',
    found: ({ queries }) => `${queries.toFixed(2)} a page`,
    holds: ({ queries }) => queries < 0.5,
  },
  run: async ({ servers }) => {
    const { address } = await servers.get({ PAGE_CACHE: 'off' });
    await getText(address + PAGE);
    const asked = await during(servers.dataFolder, async () => {
      for (let at = 0; at < REQUESTS; at += 1) await getText(address + PAGE);
    });
    // Jobs ask by themselves, whether anybody comes or not.
    const idle = await during(servers.dataFolder, () => sleep(asked.ms));
    return { queries: Math.max(0, asked.count - idle.count) / REQUESTS };
  },
});
