import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startProcess } from '../../../../tests/harness/process';
import { makeQuickFolder } from '../../../../tests/harness/quick-folder';
import { silentLog } from '../../config/log';
import { startDatabase } from '../database';
import { readPostmaster, stopPostmaster } from './postmaster';
import { isAlive } from './process';

const CHILD = join(import.meta.dirname, '../../../../tests/harness/children/database.ts');

let folder: string;
let cluster: string;
beforeEach(() => {
  folder = makeQuickFolder('etalage-server-');
  // PostgreSQL's own user must get in.
  chmodSync(folder, 0o755);
  cluster = join(folder, 'postgres', 'cluster');
});
afterEach(async () => {
  await stopPostmaster(cluster);
  rmSync(folder, { recursive: true, force: true });
});

const start = () => startDatabase({ config: { dataFolder: folder }, log: silentLog });
const other = () => startProcess(CHILD, [folder]);
const runningPid = async () => (await readPostmaster(cluster))?.pid;

async function ask<T>(url: string, text: string): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query({ text, rowMode: 'array' });
    return rows[0]?.[0] as T;
  } finally {
    await client.end();
  }
}

test('is made, started, stopped, and found again with its data at the same address', async () => {
  const first = await start();
  await ask(first.url, 'create table kept as select 7 as n');
  const pid = (await runningPid()) ?? 0;
  await first.stop();
  expect(isAlive(pid)).toBe(false);

  const began = performance.now();
  const second = await start();
  expect(performance.now() - began).toBeLessThan(20_000);
  expect(second.url).toBe(first.url);
  expect(await ask(second.url, 'select n from kept')).toBe(7);
  await second.stop();
});

test('is durable, Dutch, on loopback only, and its password is kept from others', async () => {
  const { url, stop } = await start();
  expect(await ask(url, 'show fsync')).toBe('on');
  expect(await ask(url, 'show full_page_writes')).toBe('on');
  expect(await ask(url, 'show synchronous_commit')).toBe('on');
  expect(await ask(url, 'show listen_addresses')).toBe('127.0.0.1');
  const sorted =
    "select string_agg(w, ' ' order by w) from unnest('{ezel,Één,appel,zee,Aap}'::text[]) w";
  expect(await ask(url, sorted)).toBe('Aap appel Één ezel zee');
  expect(statSync(join(folder, 'postgres', 'access.json')).mode & 0o777).toBe(0o600);
  const wrong = new URL(url);
  wrong.password = 'wrong';
  await expect(ask(wrong.href, 'select 1')).rejects.toThrow(/password authentication failed/);
  await stop();
});

const isBySocket = 'select inet_server_addr() is null';

test('it is reached by a socket file, and by its port where there can be none', async () => {
  const first = await start();
  expect(await ask(first.url, isBySocket)).toBe(true);
  const { port } = new URL(first.url);
  await first.stop();
  // What stands in the socket's place can't be taken away.
  mkdirSync(join(cluster, `.s.PGSQL.${port}`, 'full'), { recursive: true });
  const second = await start();
  expect(await ask(second.url, isBySocket)).toBe(false);
  await second.stop();
});

test('a path that is too long for a socket file does without one', async () => {
  const dataFolder = join(folder, 'x'.repeat(90));
  mkdirSync(dataFolder);
  const { url, stop } = await startDatabase({ config: { dataFolder }, log: silentLog });
  try {
    expect(await ask(url, isBySocket)).toBe(false);
  } finally {
    await stop();
  }
});

test('a second process shares it; the last to leave stops it', async () => {
  const here = await start();
  const there = other();
  expect(await there.next()).toEqual({ url: here.url });
  const pid = (await runningPid()) ?? 0;
  await here.stop();
  expect(isAlive(pid)).toBe(true);
  expect(await ask(here.url, 'select 1')).toBe(1);
  there.send({ stop: true });
  expect(await there.ended()).toBe(0);
  expect(isAlive(pid)).toBe(false);
});

test('a process that was killed leaves it running, and it is used again', async () => {
  const killed = other();
  const { url } = await killed.next<{ url: string }>();
  const pid = (await runningPid()) ?? 0;
  await killed.kill();
  expect(isAlive(pid)).toBe(true);

  const { url: again, stop } = await start();
  expect(again).toBe(url);
  expect(await runningPid()).toBe(pid);
  await stop();
  expect(isAlive(pid)).toBe(false);
});

test('Ctrl-C reaches the program and not the database: that is in a group of its own', async () => {
  const { stop } = await start();
  const pid = (await runningPid()) ?? 0;
  expect(readGroup(pid)).toBe(pid);
  await stop();
});

test('two processes that make it at once get the same one', async () => {
  const both = [other(), other()];
  const [one, two] = await Promise.all(both.map((process) => process.next<{ url: string }>()));
  expect(one).toEqual(two);
  for (const process of both) process.send({ stop: true });
  expect(await Promise.all(both.map((process) => process.ended()))).toEqual([0, 0]);
  expect(await runningPid()).toBeUndefined();
});

test('one leaves while another enters: who entered has a server', async () => {
  let held = await start();
  for (let round = 0; round < 5; round += 1) {
    const [next] = await Promise.all([start(), held.stop()]);
    expect(await ask(next.url, 'select 1')).toBe(1);
    held = next;
  }
  await held.stop();
});

test('killed under us, it comes back at the same address with what was committed', async () => {
  const { url, stop } = await start();
  await ask(url, 'create table kept as select 7 as n');
  const pid = (await runningPid()) ?? 0;
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => ask(url, 'select n from kept').catch(() => 0)).toBe(7);
  expect(await runningPid()).not.toBe(pid);
  await stop();
});

test('killed under us, it keeps its socket file while that seems to be of one that lives', async () => {
  const { url, stop } = await start();
  expect(await ask(url, isBySocket)).toBe(true);
  const { uid, gid } = statSync(cluster);
  // PostgreSQL believes a lock file as long as the process of its number lives.
  const living = spawn('sleep', ['1'], { uid, gid, cwd: '/' });
  const lock = join(cluster, `.s.PGSQL.${new URL(url).port}.lock`);
  const lines = readFileSync(lock, 'utf8').split('\n');
  writeFileSync(lock, [living.pid, ...lines.slice(1)].join('\n'));
  process.kill((await runningPid()) ?? 0, 'SIGKILL');
  await expect.poll(() => ask(url, isBySocket).catch(() => undefined)).toBe(true);
  await stop();
});

test('a pid file of before a restart of the machine stops nobody', async () => {
  await (await start()).stop();
  // Our own number stands for that of a program that has it now.
  writeFileSync(
    join(cluster, 'postmaster.pid'),
    `${process.pid}\n${cluster}\n1\n5432\n\n\n\nready\n`,
  );
  const { url, stop } = await start();
  expect(await ask(url, 'select 1')).toBe(1);
  await stop();
});

test('another port is taken when something else has the last one', async () => {
  const first = await start();
  await first.stop();
  const squatter = await occupy(Number(new URL(first.url).port));
  const second = await start();
  expect(new URL(second.url).port).not.toBe(new URL(first.url).port);
  expect(await ask(second.url, 'select 1')).toBe(1);
  await second.stop();
  squatter.close();
});

test('half a database, left by an end while it was made, is made again', async () => {
  const killed = other();
  await sleep(0);
  await expect.poll(() => halves(), { interval: 5 }).toBeGreaterThan(0);
  await killed.kill();
  const { url, stop } = await start();
  expect(await ask(url, 'select 1')).toBe(1);
  expect(halves()).toBe(0);
  await stop();
});

test('a database without its password is not overwritten', async () => {
  await (await start()).stop();
  const access = join(folder, 'postgres', 'access.json');
  const text = readFileSync(access);
  rmSync(access);
  await expect(start()).rejects.toThrow(/access\.json: put that file back/);
  writeFileSync(access, text);
  await (await start()).stop();
});

/** A small Linux has no `ps`, a Mac no `/proc`. */
function readGroup(pid: number): number {
  if (!existsSync('/proc/self/stat')) {
    return Number(execFileSync('ps', ['-o', 'pgid=', '-p', String(pid)], { encoding: 'utf8' }));
  }
  // After the name in brackets: state, parent, group.
  const [, , group] =
    readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return Number(group);
}

function halves(): number {
  try {
    return readdirSync(join(folder, 'postgres')).filter((name) => /^cluster\.[\w-]+$/.test(name))
      .length;
  } catch {
    return 0;
  }
}

function occupy(port: number): Promise<Server> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
