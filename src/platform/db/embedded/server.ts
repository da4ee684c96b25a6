import { existsSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeDataFolder } from '../../config/data-folder';
import type { Log } from '../../config/log';
import { saveAccess } from './access';
import { createCluster, USER } from './cluster';
import { type Listening, launch } from './launch';
import { type Lease, takeLease } from './lease';
import { withLock } from './lock';
import { type Place, preparePlace } from './place';
import { findRunning, type Postmaster, stopPostmaster } from './postmaster';

const DATABASE = 'etalage';

/** A process' hold on the server. */
interface Share {
  place: Place;
  server: Postmaster;
  lease: Lease;
}

/**
 * Etalage's own PostgreSQL, in `postgres` under the data folder: uses the one that runs, or starts
 * it, or makes it first. Several processes share one; the last to leave stops it. When it dies
 * under us it is started again at the same address. Throws an Error of one line.
 */
export async function startEmbedded(dataFolder: string, log: Log) {
  const folder = join(dataFolder, 'postgres');
  const lock = join(folder, 'lock');
  makeDataFolder(folder);
  // Others may pass through, to the files of PostgreSQL's own user, but not look around.
  await chmod(folder, 0o711);
  const leaving = new AbortController();
  let returning = Promise.resolve();
  const lost = () => {
    if (!leaving.signal.aborted) returning = comeBack();
  };
  const take = (as?: Listening) => withLock(lock, () => enter(folder, log, lost, as));
  const comeBack = async () => {
    log.warn('the connection to PostgreSQL broke: it is started again if it has ended');
    const again = await retry(() => take(share.server), leaving.signal, log);
    if (again) share = again;
  };

  let share = await take();
  return {
    url: addressOf(share.place, share.server, DATABASE).href,
    async stop() {
      if (leaving.signal.aborted) return;
      leaving.abort();
      await returning;
      await withLock(lock, async () => {
        if (await share.lease.leave()) await stopPostmaster(share.place.cluster);
      });
    },
  };
}

/** Until it works, or `until` says that it no longer matters. */
async function retry<T>(run: () => Promise<T>, until: AbortSignal, log: Log) {
  for (let wait = 100; !until.aborted; wait = Math.min(wait * 2, 5_000)) {
    await sleep(wait, undefined, { signal: until }).catch(() => {});
    if (until.aborted) break;
    try {
      return await run();
    } catch (error) {
      log.error(`PostgreSQL is away: ${(error as Error).message}`);
    }
  }
  return undefined;
}

/** Call it under the lock. `as`: where it must listen. */
async function enter(folder: string, log: Log, onLost: () => void, as?: Listening): Promise<Share> {
  const place = await preparePlace(folder, log);
  const began = performance.now();
  const server = (await findRunning(place.cluster)) ?? (await start(place, log, as));
  const lease = await takeLease(addressOf(place, server, 'postgres'), DATABASE, onLost);
  const took = Math.round(performance.now() - began);
  log.debug(`PostgreSQL (process ${server.pid}) on 127.0.0.1:${server.port} after ${took} ms`);
  return { place, server, lease };
}

async function start(place: Place, log: Log, as?: Listening) {
  if (!existsSync(join(place.cluster, 'PG_VERSION'))) {
    log.info(`a database is made in ${place.cluster}`);
    await createCluster(place);
  }
  const server = await launch(place, place.access.port, as);
  if (server.port !== place.access.port) {
    await saveAccess(place.folder, { ...place.access, port: server.port });
  }
  return server;
}

/** By its socket file where it has one: a query then costs both sides less than over TCP. */
function addressOf({ access }: Place, { port, socketFolder }: Postmaster, database: string): URL {
  const url = new URL(`postgres://${USER}:${access.password}@127.0.0.1:${port}/${database}`);
  if (socketFolder) url.searchParams.set('host', socketFolder);
  return url;
}
