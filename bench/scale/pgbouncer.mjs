#!/usr/bin/env node
// node bench/scale/pgbouncer.mjs [--seconds 30] [--visitors 60] [--buyers 4] [--no-walks]: the same visitors and buyers at
// two processes of the site, first straight at PostgreSQL, then through PgBouncer in transaction mode, and through it
// without the settings that it takes. Then the walks of tests/cluster through it. Ends with 1 when something failed that
// holds without a pooler.
import '../../bin/runtime.mjs';
import { spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { root } from '../places.mjs';
import {
  ask,
  freePort,
  has,
  openPlace,
  quantile,
  say,
  startPgbouncer,
  startPostgres,
  startSite,
  table,
  until,
} from './engines.mjs';
import { buy, createNotes, fillStock, prepareDeeds, visit } from './traffic.mjs';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '30' },
    visitors: { type: 'string', default: '60' },
    buyers: { type: 'string', default: '4' },
    'no-walks': { type: 'boolean', default: false },
  },
});
/** Of tests/cluster, what passes between processes: orders, payments, uploads, jobs and drafts. */
const WALKS = ['cluster/orders', 'cluster/payments', 'cluster/uploads', 'cluster/drafts'];

if (!has('pgbouncer')) {
  say('pgbouncer is not installed');
  process.exit(1);
}

const CONNECTIONS = `select count(*)::int as n from pg_stat_activity
  where backend_type = 'client backend' and datname = 'etalage' and pid <> pg_backend_pid()`;

/** Visitors and buyers at two processes for a while. */
const measure = async (place, name, url, ways) => {
  say(`${name} …`);
  const sites = [];
  for (const nth of [1, 2]) {
    const site = startSite(place, `${name.replaceAll(' ', '-')}-${nth}`, {
      ...ways,
      TRUST_PROXY: 'on',
      PORT: String(await freePort()),
    });
    sites.push(site);
    try {
      await site.ready();
    } catch (error) {
      await Promise.all(sites.map((one) => one.stop()));
      return { name, failed: error.message.split('\n').slice(0, 3).join(' ') };
    }
  }
  let traffic;
  try {
    traffic = await prepareDeeds(sites[0].address, url);
  } catch (error) {
    await Promise.all(sites.map((one) => one.stop()));
    const log = sites.map((one) => one.log()).join('');
    const [reason] = /prepared statement [^,]{0,80}(does not exist|already exists)/.exec(log) ?? [];
    return {
      name,
      failed: `${new URL(error.message.split(' ')[0]).pathname} ${error.message.split(' ').slice(1).join(' ')}: ${reason ?? 'see its log'}`,
    };
  }
  const notes = createNotes();
  const end = Date.now() + Number(values.seconds) * 1000;
  const isOver = () => Date.now() >= end;
  let connections = 0;
  const watch = async () => {
    for (; !isOver(); await wait(500)) {
      const [{ n }] = await ask(url, CONNECTIONS);
      connections = Math.max(connections, n);
    }
  };
  const addressOf = (number) => sites[number % sites.length].address;
  const visitors = Array.from({ length: Number(values.visitors) }, (_, at) =>
    visit(addressOf(at), at, traffic, { isOver, notes, pause: 500 }),
  );
  const buyers = Array.from({ length: Number(values.buyers) }, (_, at) =>
    buy(addressOf, Math.floor(Date.now() / 1000) * 1000 + at * 100_000, {
      ...traffic,
      notes,
      isOver,
    }),
  );
  const [, , orders] = await Promise.all([watch(), Promise.all(visitors), Promise.all(buyers)]);
  const confirmed = orders.flat();
  const mailed = () =>
    ask(url, `select count(distinct "to")::int as n from mails where "to" = any($1)`, [
      confirmed,
    ]).then(([{ n }]) => n >= confirmed.length && n);
  const mails = await until(mailed, 'the mails', 60_000).catch(() => 0);
  await Promise.all(sites.map((site) => site.stop()));
  const log = sites.map((site) => site.log()).join('');
  const complaints = log.split('\n').filter((line) => /"level":(40|50|60)/.test(line));
  return { name, notes, connections, confirmed: confirmed.length, mails, complaints };
};

const walk = async (place, server) => {
  const bouncer = await startPgbouncer(place, server, [
    ['etalage = host=', '* = host='],
    ['max_client_conn = 1000', 'max_client_conn = 1000\nserver_reset_query_always = 0'],
  ]);
  const { status, stdout } = spawnSync('npm', ['test', '--', 'cluster', '--', ...WALKS], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
    env: {
      ...process.env,
      TEST_DATABASE_URL: server.url,
      TEST_POOLER: `127.0.0.1:${bouncer.port}`,
    },
  });
  const lines = stdout.trim().split('\n');
  return {
    status,
    told: lines.slice(lines.findIndex((line) => line.startsWith('Failed:'))).join('\n'),
  };
};

const place = await openPlace('pgbouncer');
try {
  const server = await startPostgres(place, place.copyCluster('primary'));
  await fillStock(server.url);
  const bouncer = await startPgbouncer(place, server);
  const found = [
    await measure(place, 'direct', server.url, { DATABASE_URL: server.url }),
    await measure(place, 'PgBouncer', server.url, {
      DATABASE_URL: bouncer.url,
      DATABASE_DIRECT_URL: server.url,
    }),
    await measure(place, 'PgBouncer without settings', server.url, { DATABASE_URL: bouncer.url }),
  ];
  const rows = found.map(({ name, failed, notes, connections, confirmed, mails }) =>
    failed
      ? [name, failed, '', '', '', '', '']
      : [
          name,
          notes.all.length,
          notes.failures.length,
          `${quantile(notes.all, 0.5).toFixed(0)}, ${quantile(notes.all, 0.99).toFixed(0)}`,
          confirmed,
          mails,
          connections,
        ],
  );
  process.stdout.write(
    `${table(['way', 'requests', 'failed', 'p50, p99 in ms', 'orders', 'with a mail', 'connections at PostgreSQL, most'], rows)}\n`,
  );
  for (const { name, notes, complaints = [] } of found) {
    for (const [what, count] of notes?.counted() ?? [])
      process.stdout.write(`${name}: ${count} × ${what}\n`);
    for (const line of complaints.slice(0, 5)) process.stdout.write(`  ${line.slice(0, 400)}\n`);
  }
  const [, pooled] = found;
  const isWhole =
    !pooled.failed && pooled.notes.failures.length === 0 && pooled.mails === pooled.confirmed;
  const walks = values['no-walks'] ? { status: 0, told: 'not walked' } : await walk(place, server);
  process.stdout.write(`tests/cluster through PgBouncer: ${walks.told}\n`);
  process.exitCode = isWhole && walks.status === 0 ? 0 : 1;
} finally {
  await place.end();
}
