// Two processes of the site on one database and one folder of files.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startServer } from '../server.mjs';

const PORT_LINE = 3;

/** Where the PostgreSQL listens that the first process has brought up. */
const databaseOf = (dataFolder) => {
  const folder = join(dataFolder, 'postgres');
  const { password, cluster } = JSON.parse(readFileSync(join(folder, 'access.json'), 'utf8'));
  const place = cluster.startsWith('/') ? cluster : join(folder, cluster);
  const port = readFileSync(join(place, 'postmaster.pid'), 'utf8').split('\n')[PORT_LINE];
  return `postgres://etalage:${encodeURIComponent(password)}@127.0.0.1:${port}/etalage`;
};

/**
 * Starts both. The first has the database with it, so `kill` ends the second alone when told to; `restart` starts what
 * was killed, with other settings.
 */
export const startProcesses = async (dataFolder, settings) => {
  const first = await startServer(dataFolder, settings);
  const database = databaseOf(dataFolder);
  const startAnother = (more = {}) =>
    startServer(dataFolder, { ...settings, ...more, DATABASE_URL: database });
  const second = await startAnother().catch(async (error) => {
    await first.stop();
    throw error;
  });
  return { first, second, startAnother };
};
