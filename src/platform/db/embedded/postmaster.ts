import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, readCommand } from './process';

/** A server that runs, as its postmaster.pid tells. */
export interface Postmaster {
  pid: number;
  port: number;
  /** Where its socket file is; undefined: it listens on its port alone. */
  socketFolder?: string;
  state: 'starting' | 'ready' | 'stopping' | 'standby' | '';
}

const CHANGE = 120_000;
const FAST_STOP = 20_000;

/** What postmaster.pid says, true or not: its server may have been killed. */
export async function readPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  if (!pid) return undefined;
  const state = (lines[7]?.trim() ?? '') as Postmaster['state'];
  const socketFolder = lines[4]?.trim();
  return { pid, port: Number(lines[3]), state, ...(socketFolder && { socketFolder }) };
}

/**
 * The server that runs on these files and takes connections; waits for one that is starting or
 * stopping. A pid file that names another program's process is removed: the number was given
 * out again after a restart of the machine. One whose process is gone is left to PostgreSQL,
 * which checks first that no child of the killed server still has the files open.
 */
export async function findRunning(cluster: string): Promise<Postmaster | undefined> {
  for (const end = Date.now() + CHANGE; ; await sleep(20)) {
    const found = await readPostmaster(cluster);
    if (!found || !isAlive(found.pid)) return undefined;
    if (!(await readCommand(found.pid)).includes(cluster)) {
      // It may have ended between the two looks: then the file is PostgreSQL's to judge.
      if (isAlive(found.pid)) await rm(join(cluster, 'postmaster.pid'), { force: true });
      return undefined;
    }
    if (found.state === 'ready') return found;
    if (Date.now() > end) throw new Error(`PostgreSQL (process ${found.pid}) stays ${found.state}`);
  }
}

/** Stops the server on these files: open transactions are rolled back, all that is kept is safe. */
export async function stopPostmaster(cluster: string): Promise<void> {
  const running = await findRunning(cluster);
  if (!running) return;
  signal(running.pid, 'SIGINT');
  if (await gone(running.pid, FAST_STOP)) return;
  signal(running.pid, 'SIGQUIT');
  if (!(await gone(running.pid, FAST_STOP))) {
    throw new Error(`PostgreSQL (process ${running.pid}) can't be stopped`);
  }
}

async function gone(pid: number, patience: number): Promise<boolean> {
  const end = Date.now() + patience;
  while (isAlive(pid)) {
    if (Date.now() > end) return false;
    await sleep(10);
  }
  return true;
}

function signal(pid: number, name: 'SIGINT' | 'SIGQUIT'): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
