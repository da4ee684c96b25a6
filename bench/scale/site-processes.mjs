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

const killable = (server) => ({ ...server, kill: () => process.kill(server.pid, 'SIGKILL') });

/**
 * Starts both. The first brings the database up, which outlives it when it is killed: `restart` starts one that finds
 * it, with other settings if given.
 */
export const startProcesses = async (dataFolder, settings) => {
  const restart = async (more = {}) =>
    killable(await startServer(dataFolder, { ...settings, ...more }));
  const first = await restart();
  try {
    return { first, second: await restart({ DATABASE_URL: databaseOf(dataFolder) }), restart };
  } catch (error) {
    await first.stop();
    throw error;
  }
};
