import pg from 'pg';
import { vi } from 'vitest';

/** How many queries the work sends to the database. */
export const countQueries = async (work: () => Promise<unknown>): Promise<number> => {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  const { length } = query.mock.calls;
  query.mockRestore();
  return length;
};
