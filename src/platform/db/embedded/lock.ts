import { randomUUID } from 'node:crypto';
import {
  closeSync,
  linkSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from './process';

const BEAT = 2_000;
const STALE = 20_000;
const PATIENCE = 180_000;

interface Owner {
  pid: number;
  host: string;
  /** When the process began, in ms: after a restart of a container its pid comes back. */
  began: number;
  token: string;
}

const began = Math.round(Date.now() - process.uptime() * 1000);

/**
 * Runs `run` while this process holds the lock `file`; others wait. A lock whose process is gone,
 * or that wasn't touched for 20 s, is taken over. Throws after waiting 3 minutes.
 */
export async function withLock<T>(file: string, run: () => Promise<T>): Promise<T> {
  const owner: Owner = { pid: process.pid, host: hostname(), began, token: randomUUID() };
  const patience = Date.now() + PATIENCE;
  while (!take(file, owner)) {
    takeOver(file);
    if (Date.now() > patience) throw new Error(`${file} stays locked by another process`);
    await sleep(10 + Math.random() * 20);
  }
  const beat = setInterval(() => touch(file), BEAT);
  try {
    return await run();
  } finally {
    clearInterval(beat);
    if (read(file)?.token === owner.token) rmSync(file, { force: true });
  }
}

/** Linking a finished file to the name: nobody ever sees a lock without its owner in it. */
function take(file: string, owner: Owner): boolean {
  const own = `${file}.${owner.token}`;
  writeFileSync(own, JSON.stringify(owner), { mode: 0o600 });
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

/**
 * Removes a lock whose owner is gone. Of those who see that, one gets the right to remove this
 * owner's lock, and looks again before it does: by then the lock may be somebody else's.
 */
function takeOver(file: string): void {
  const owner = read(file);
  if (!owner || !isStale(file, owner)) return;
  const right = `${file}.over.${owner.token}`;
  try {
    closeSync(openSync(right, 'wx', 0o600));
  } catch {
    if (ageOf(right) > STALE) rmSync(right, { force: true });
    return;
  }
  if (read(file)?.token === owner.token) rmSync(file, { force: true });
  rmSync(right, { force: true });
}

function isStale(file: string, owner: Owner): boolean {
  if (ageOf(file) > STALE) return true;
  if (owner.host !== hostname()) return false;
  if (owner.pid === process.pid) return Math.abs(owner.began - began) > 2_000;
  return !isAlive(owner.pid);
}

function read(file: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** In ms; 0 when the file isn't there. */
function ageOf(file: string): number {
  return Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
}

function touch(file: string): void {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // Taken away by hand: the lock is lost, and its end will say nothing.
  }
}
