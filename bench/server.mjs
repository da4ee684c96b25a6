import { fork, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { nodeEnvironment, nodeSettings } from '../bin/settings.mjs';
import { pin } from './machine.mjs';
import { root } from './places.mjs';

const SERVER_CORE = 0;
/** In ms: a million products take minutes on a busy machine. */
const START_LIMIT = 1_200_000;

const environment = (dataFolder, more) => {
  const { DATABASE_URL: _url, SITE_URL: _site, ...rest } = process.env;
  return {
    ...rest,
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    // What is measured is all that runs.
    PICTURES_AHEAD: 'off',
    HOST: '127.0.0.1',
    PORT: '0',
    DRAIN_SECONDS: '0',
    ETALAGE_DATA: dataFolder,
    ...more,
  };
};

/** Runs a command of etalage on a data folder. Rejects with what it wrote when it fails. */
export const runCommand = (dataFolder, args) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'bin', 'etalage.mjs'), ...args], {
      cwd: root,
      env: environment(dataFolder),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let written = '';
    child.stdout.on('data', (part) => (written += part));
    child.stderr.on('data', (part) => (written += part));
    child.once('exit', (code) =>
      code === 0 ? resolve(written) : reject(new Error(written.trim())),
    );
  });

/** Resolves to the address that a server process writes when it listens. */
const addressOf = (child) =>
  new Promise((resolve, reject) => {
    let written = '';
    const late = setTimeout(() => reject(new Error(`no answer: ${written}`)), START_LIMIT);
    const read = (part) => {
      written += part;
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(written);
      if (!found) return;
      clearTimeout(late);
      resolve(found[0]);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`the server ended (${code}): ${written}`)));
  });

const spawnPinned = async (args, env) => {
  // As `npm start` starts it, whatever this one was started with.
  const child = spawn(process.execPath, [...nodeSettings, ...process.execArgv, ...args], {
    cwd: root,
    env: { ...nodeEnvironment, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const address = await addressOf(child);
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode === null) child.kill('SIGTERM');
    else return;
    await Promise.race([ended, wait(30_000).then(() => child.kill('SIGKILL'))]);
  };
  return { address, pid: child.pid, stop };
};

/**
 * Starts the built server on a data folder and keeps it on one core once it answers.
 * `startedIn`: ms from the start of the process to the first page.
 */
export const startServer = async (dataFolder, more = {}) => {
  const began = performance.now();
  const server = await spawnPinned(
    [join(root, 'bin', 'etalage.mjs'), 'start'],
    environment(dataFolder, more),
  );
  const answer = await fetch(server.address);
  await answer.arrayBuffer();
  const startedIn = performance.now() - began;
  pin(server.pid, SERVER_CORE);
  return { ...server, startedIn };
};

/** A bare Fastify on the same core that sends what a page of the server sent. */
export const startFloor = async (file) => {
  const server = await spawnPinned([join(root, 'bench', 'floor.mjs'), file], {
    ...process.env,
    NODE_ENV: 'production',
  });
  pin(server.pid, SERVER_CORE);
  return server;
};

/**
 * The fixed work, in a process of its own on the server's core: see work.mjs. `measure` answers ms of
 * processor time that rendering its tree once takes now.
 */
export const startWork = async () => {
  const child = fork(join(root, 'bench', 'work.mjs'), {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    // It is what it is, whatever the server is started with.
    execArgv: [],
  });
  const told = () =>
    new Promise((resolve, reject) => {
      const ended = (code) => reject(new Error(`the fixed work ended (${code})`));
      child.once('exit', ended);
      child.once('message', (message) => {
        child.off('exit', ended);
        resolve(message);
      });
    });
  const ready = told();
  pin(child.pid, SERVER_CORE);
  await ready;
  const measure = async () => {
    const answer = told();
    child.send('');
    return (await answer).ms;
  };
  return { measure, stop: () => child.kill() };
};

/** Megabytes of memory that a process holds now; undefined where the system doesn't say. */
export const memoryOf = (pid) => {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)[1]) / 1024;
  } catch {
    return undefined;
  }
};

/** What one process has in memory, in kB: of its own, and by file what it may share. */
const mappingsOf = (pid) => {
  const shared = new Map();
  let own = 0;
  let file = '';
  let held = 0;
  for (const line of readFileSync(`/proc/${pid}/smaps`, 'utf8').split('\n')) {
    const [, path] = /^[\da-f]+-[\da-f]+ \S+ \S+ \S+ \S+\s*(.*)$/.exec(line) ?? [];
    if (path !== undefined) file = path;
    const [, name, kb] = /^(Rss|Anonymous):\s+(\d+) kB$/.exec(line) ?? [];
    if (name === 'Rss') held = Number(kb);
    if (name !== 'Anonymous') continue;
    own += Number(kb);
    if (held > Number(kb)) shared.set(file, (shared.get(file) ?? 0) + held - Number(kb));
  }
  return { own, shared };
};

/**
 * Megabytes that processes hold together: a file that several of them have in memory, as the program
 * itself is, lies there once. Undefined where the system doesn't say.
 */
export const heldTogether = (pids) => {
  const files = new Map();
  let kb = 0;
  for (const pid of pids) {
    try {
      const { own, shared } = mappingsOf(pid);
      kb += own;
      for (const [file, its] of shared) files.set(file, Math.max(files.get(file) ?? 0, its));
    } catch {
      // One that has just ended holds nothing.
    }
  }
  const all = [...files.values()].reduce((sum, one) => sum + one, kb);
  return all > 0 ? all / 1024 : undefined;
};

const TICKS_A_SECOND = 100;
const TIMES_AFTER_NAME = 11;

/** Ms of processor time that a process has used; undefined where the system doesn't say. */
export const processorTimeOf = (pid) => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
    const [user, system] = fields.slice(TIMES_AFTER_NAME, TIMES_AFTER_NAME + 2).map(Number);
    return ((user + system) * 1000) / TICKS_A_SECOND;
  } catch {
    return undefined;
  }
};

/** The servers of one data folder: one at a time, started when a row asks for its settings. */
export const openServers = (dataFolder, { say }) => {
  let current;
  let settings = '';
  const starts = [];
  const stop = async () => {
    await current?.stop();
    current = undefined;
  };
  const get = async (more = {}) => {
    const wanted = JSON.stringify(more);
    if (current && settings === wanted) return current;
    await stop();
    current = await startServer(dataFolder, more);
    settings = wanted;
    starts.push(current.startedIn);
    say(`    (server up in ${Math.round(current.startedIn)} ms)`);
    return current;
  };
  const restart = async () => {
    await stop();
    return get();
  };
  return { get, restart, stop, starts, dataFolder };
};
