#!/usr/bin/env node
// node bench/scale/haproxy.mjs [--minutes 10] [--visitors 1000] [--processes 4] [--pause 30]: visitors with carts at
// HAProxy before processes of the site. By turns a process is killed each minute, or asked to stop (--stop, SIGTERM),
// and started again. Tells which requests failed; ends with 1 when some did that weren't on their way at a kill.
import '../../bin/runtime.mjs';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import {
  ask,
  freePort,
  has,
  openPlace,
  quantile,
  say,
  startHaproxy,
  startPostgres,
  startSite,
  table,
} from './engines.mjs';
import { createNotes, fillStock, prepareDeeds, visit } from './traffic.mjs';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    visitors: { type: 'string', default: '1000' },
    processes: { type: 'string', default: '4' },
    pause: { type: 'string', default: '30' },
    stop: { type: 'boolean', default: false },
  },
});
const MINUTE = 60_000;
/** In ms: what fails so soon after a kill was on its way to that process. */
const ON_ITS_WAY = 1_000;
/** In ms, what a process gets until it is killed, from the minute on. */
const SETTLED = 15_000;

if (!has('haproxy')) {
  say('haproxy is not installed');
  process.exit(1);
}
const place = await openPlace('haproxy');
try {
  const { url } = await startPostgres(place, place.copyCluster('primary'));
  await fillStock(url);
  const processes = await Promise.all(
    Array.from({ length: Number(values.processes) }, async (_, at) => ({
      name: `site${at + 1}`,
      port: await freePort(),
    })),
  );
  const begin = async (one) => {
    one.site = startSite(place, one.name, {
      PORT: String(one.port),
      DATABASE_URL: url,
      TRUST_PROXY: '1',
    });
    // As what runs processes does: one that couldn't start is started again.
    await one.site.ready().catch(() => begin(one));
  };
  // One after the other, as a deploy does.
  for (const one of processes) await begin(one);
  const proxy = await startHaproxy(
    place,
    processes.map(({ port }) => port),
  );
  const traffic = await prepareDeeds(proxy.address, url);
  const notes = createNotes();
  const inCarts = async () =>
    (await ask(url, 'select coalesce(sum(quantity), 0)::int as n from cart_lines'))[0].n;
  const before = await inCarts();
  const end = Date.now() + Number(values.minutes) * MINUTE;
  const isOver = () => Date.now() >= end;
  const deaths = [];
  const upset = async () => {
    for (let turn = 0; Date.now() + SETTLED < end; turn += 1) {
      const next = Date.now() + MINUTE;
      await wait(SETTLED);
      const one = processes[turn % processes.length];
      deaths.push({ name: one.name, at: Date.now() });
      say(
        `${values.stop ? 'stopping' : 'killing'} ${one.name}; failed so far: ${notes.failures.length} of ${notes.all.length} ${JSON.stringify(notes.counted())}`,
      );
      await one.site.stop(values.stop ? 'SIGTERM' : 'SIGKILL');
      await begin(one);
      await wait(Math.max(0, Math.min(next, end) - Date.now()));
    }
  };
  say(`${values.minutes} minutes of ${values.visitors} visitors at ${proxy.address} …`);
  const options = { isOver, pause: Number(values.pause) * 1000, notes };
  const [carts] = await Promise.all([
    Promise.all(
      Array.from({ length: Number(values.visitors) }, (_, at) =>
        visit(proxy.address, at, traffic, options),
      ),
    ),
    upset(),
  ]);
  const pieces = (await inCarts()) - before;
  const sumOf = (name) => carts.reduce((sum, cart) => sum + cart[name], 0);
  const added = sumOf('added');
  const isOnItsWay = ({ at }) =>
    !values.stop && deaths.some((death) => at >= death.at && at - death.at < ON_ITS_WAY);
  const lost = notes.failures.filter((one) => !isOnItsWay(one));
  const { all } = notes;
  process.stdout.write(
    `${table(
      [
        'processes',
        'visitors',
        'minutes',
        values.stop ? 'stops (SIGTERM)' : 'kills (-9)',
        'requests',
        'asked once more',
        'failed on their way',
        'failed otherwise',
        'pieces in carts: promised, there',
        'p50, p99 in ms',
      ],
      [
        [
          values.processes,
          values.visitors,
          values.minutes,
          deaths.length,
          all.length,
          sumOf('again'),
          notes.failures.length - lost.length,
          lost.length,
          `${added}, ${pieces}`,
          `${quantile(all, 0.5).toFixed(0)}, ${quantile(all, 0.99).toFixed(0)}`,
        ],
      ],
    )}\n`,
  );
  for (const [what, count] of notes.counted()) process.stdout.write(`${count} × ${what}\n`);
  for (const { kind, failure, at } of lost.slice(0, 20)) {
    const last = deaths.filter((death) => death.at <= at).at(-1);
    process.stdout.write(
      `  ${kind} ${failure}, ${last ? `${((at - last.at) / 1000).toFixed(1)} s after ${last.name}` : 'before any'}\n`,
    );
  }
  process.exitCode = lost.length > 0 ? 1 : 0;
} finally {
  await place.end();
}
