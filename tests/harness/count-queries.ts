import pg from 'pg';
import { vi } from 'vitest';
import { BEAT_QUERY } from '#platform/db/listen';

/** How many queries the work sends to the database, but for those that ask whether it is there. */
export const countQueries = async (work: () => Promise<unknown>): Promise<number> => {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  const asked = query.mock.calls as unknown[][];
  const { length } = asked.filter(([text]) => text !== BEAT_QUERY);
  query.mockRestore();
  return length;
};
