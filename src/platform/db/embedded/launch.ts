import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Place } from './place';
import { type Postmaster, readPostmaster } from './postmaster';
import { plainEnvironment } from './process';

/** Recovery after a power cut may take its time; while the server lives we wait. */
const READY = 300_000;
const ATTEMPTS = 20;

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  max_connections: '200',
  timezone: 'UTC',
  jit: 'off',
  // Short queries gain nothing, and a container's small /dev/shm can't hold their hash tables.
  max_parallel_workers_per_gather: '0',
  // What is read here and there costs little more than in a row: its files are on an SSD, or in memory.
  random_page_cost: '1.1',
  log_checkpoints: 'off',
  // Errors of statements are the program's to log; the server's own log would fill with them.
  log_min_messages: 'log',
  log_timezone: 'UTC',
};

/** Where a server listens. */
export type Listening = Pick<Postmaster, 'port' | 'socketFolder'>;

/** Of a server that was killed a moment ago: its children and its lock files, until they are noticed. */
const PASSING = /still in use|is another postmaster|already exists/i;

/**
 * Starts the server and waits until it takes connections. It stands in a process group of its own,
 * so that Ctrl-C reaches the program and not the database under it. `port` is tried first; when
 * something else has it, another is taken. Where the files' disk takes no socket file (a shared folder
 * of a container, say), it does without. One that comes back `as` it was is there again for those who
 * know it by its port and its socket file, or not at all.
 */
export async function launch(place: Place, port?: number, as?: Listening): Promise<Postmaster> {
  let wanted = as?.port ?? port;
  let socketFolder = as ? (as.socketFolder ?? '') : socketFolderOf(place);
  for (let attempt = 1; ; attempt += 1) {
    const started = await tryLaunch(place, wanted ?? (await freePort()), socketFolder);
    if (typeof started !== 'string') return started;
    const noSocket = socketFolder !== '' && /Unix|\.s\.PGSQL/.test(started);
    const occupied = !noSocket && /Address already in use|could not bind/i.test(started);
    const passing = PASSING.test(started) && attempt < ATTEMPTS;
    if (noSocket && !as && !passing) socketFolder = '';
    else if (occupied && !as && attempt <= ATTEMPTS) wanted = undefined;
    else if ((passing || noSocket || occupied) && attempt < ATTEMPTS) await sleep(250);
    else throw new Error(`PostgreSQL doesn't start: ${started}`);
  }
}

/** The running server, or the reason it gave for not starting. */
async function tryLaunch(
  place: Place,
  port: number,
  socketFolder: string,
): Promise<Postmaster | string> {
  const child = spawnServer(place, port, socketFolder);
  let ended = false;
  child.once('exit', () => (ended = true));
  child.once('error', () => (ended = true));
  for (const end = Date.now() + READY; !ended; await sleep(5)) {
    const found = await readPostmaster(place.cluster);
    if (found && found.pid === child.pid && found.state === 'ready') return found;
    if (Date.now() > end) {
      child.kill('SIGINT');
      return 'it was not ready in time';
    }
  }
  return lastReason(place);
}

/** The longest path of a socket file, in bytes: macOS takes 103, Linux 107. */
const LONGEST_PATH = 103;

/** A socket file among the database files, where its name isn't too long for one. */
const socketFolderOf = ({ cluster }: Place): string => {
  const file = Buffer.byteLength(join(cluster, '.s.PGSQL.65535.lock'));
  return file <= LONGEST_PATH && !/[,"]/.test(cluster) ? cluster : '';
};

const logOf = (place: Place) => join(place.folder, 'server.log');

/** The log is begun anew at each start: it tells of this run only, and can't grow for ever. */
function spawnServer(place: Place, port: number, socketFolder: string): ChildProcess {
  const out = openSync(logOf(place), 'w', 0o600);
  try {
    const all = { ...SETTINGS, unix_socket_directories: socketFolder };
    const settings = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const child = spawn(
      place.binaries.postgres,
      ['-D', place.cluster, '-p', `${port}`, ...settings],
      {
        ...place.account,
        cwd: '/',
        env: plainEnvironment,
        detached: true,
        stdio: ['ignore', out, out],
      },
    );
    child.unref();
    return child;
  } finally {
    closeSync(out);
  }
}

async function lastReason(place: Place): Promise<string> {
  const text = await readFile(logOf(place), 'utf8').catch(() => '');
  const lines = text.split('\n').filter((line) => /FATAL|PANIC|ERROR|could not bind/.test(line));
  const reason = lines
    .map((line) => line.replace(/^.*?(?:FATAL|PANIC|ERROR|LOG):\s*/, ''))
    .join('; ');
  return reason || `it ended at once, see ${logOf(place)}`;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
