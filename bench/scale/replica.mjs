#!/usr/bin/env node
// node bench/scale/replica.mjs [--seconds 10]: exports of the catalogue by the office while a standby follows, while it stands
// still, and after it was killed. Tells who had them, how long they took, and whether each told what was
// written more than a second before. Ends with 1 when one failed or told less.
import '../../bin/runtime.mjs';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { logIn } from '../office.mjs';
import {
  ask,
  freePort,
  openPlace,
  quantile,
  say,
  startPair,
  startSite,
  table,
} from './engines.mjs';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '10' } } });
/** In ms: how old an export may be, and what it takes to be told. */
const OLDEST = 1_000;

/** Reads on the standby since a moment, besides the question how far it is. */
const READS = `select count(*)::int as n from pg_stat_activity
  where application_name = 'etalage reads' and query not like '%replay_lsn%' and query_start > $1`;

const place = await openPlace('replica');
try {
  const { primary, standby } = await startPair(place, { isLoose: true });
  const site = startSite(place, 'site', {
    DATABASE_URL: primary.url,
    DATABASE_READ_URL: standby.url,
    PORT: String(await freePort()),
  });
  await site.ready();
  const cookie = await logIn(site.address);
  const headers = { cookie, origin: site.address, 'etalage-office': '1' };
  const [{ id }] = await ask(
    primary.url,
    "select id from products where state = 'Online' order by id limit 1",
  );
  let written = 0;
  /** One export after another; each is asked a little more than a second after a title was written. */
  const measure = async (state) => {
    say(`${state} …`);
    const times = [];
    let failed = 0;
    let old = 0;
    for (const end = Date.now() + Number(values.seconds) * 1000; Date.now() < end; ) {
      written += 1;
      const title = `Geschreven ${written}`;
      await ask(primary.url, 'update products set title = $1 where id = $2', [title, id]);
      await wait(OLDEST + 50);
      const began = performance.now();
      const reply = await fetch(`${site.address}/admin/api/rows/Product/export`, { headers });
      const text = await reply.text();
      times.push(performance.now() - began);
      if (!reply.ok) failed += 1;
      else if (!text.includes(title)) old += 1;
    }
    return [
      state,
      times.length,
      failed,
      old,
      `${quantile(times, 0.5).toFixed(0)}, ${Math.max(...times).toFixed(0)}`,
    ];
  };
  /** Measures, and asks the standby whether it had any of it. */
  const measureThere = async (state) => {
    const [{ now }] = await ask(standby.url, "select now() + interval '1 s' as now");
    const row = await measure(state);
    const [{ n }] = await ask(standby.url, READS, [now]);
    return [...row, n > 0 ? 'the standby' : 'the primary'];
  };
  const rows = [await measureThere('it follows')];
  await ask(standby.url, 'select pg_wal_replay_pause()');
  rows.push(await measureThere('it stands still'));
  await ask(standby.url, 'select pg_wal_replay_resume()');
  standby.kill();
  rows.push([...(await measure('it was killed')), 'the primary']);
  process.stdout.write(
    `${table(['standby', 'exports', 'failed', 'older than a second', 'p50, longest in ms', 'who had them'], rows)}\n`,
  );
  const isWhole =
    rows.every(([, , failed, old]) => failed + old === 0) &&
    rows[0].at(-1) === 'the standby' &&
    rows[1].at(-1) === 'the primary';
  if (!isWhole) process.stdout.write(`${site.log().slice(-1500)}\n`);
  process.exitCode = isWhole ? 0 : 1;
} finally {
  await place.end();
}
