#!/usr/bin/env node
// node bench/scale/failover.mjs [--buyers 8] [--rounds 1] [--pooled]: orders at two processes of the site while the
// primary is killed with all that runs in it, and its standby promoted three seconds later, as a watch over PostgreSQL
// does it. --pooled: through PgBouncer, which is told of the new primary. Tells for how long orders were refused and how,
// and whether each order that was confirmed is there, once, with its mail. Ends with 1 when one isn't.
import '../../bin/runtime.mjs';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import {
  ask,
  freePort,
  has,
  openPlace,
  say,
  startPair,
  startPgbouncer,
  startSite,
  table,
  until,
  urlOf,
} from './engines.mjs';
import { buy, createNotes, fillStock, prepareDeeds } from './traffic.mjs';

const { values } = parseArgs({
  options: {
    buyers: { type: 'string', default: '8' },
    rounds: { type: 'string', default: '1' },
    pooled: { type: 'boolean', default: false },
  },
});
/** In ms, what a watch over PostgreSQL needs to be sure that its primary is gone. */
const NOTICED = 3_000;
/** In ms: orders before, and after. */
const BEFORE = 10_000;
const AFTER = 15_000;

if (values.pooled && !has('pgbouncer')) {
  say('pgbouncer is not installed');
  process.exit(1);
}

/** Which of the confirmed orders are not there, or there twice, or without the mail that tells of it. */
const check = async (url, confirmed) => {
  const orders = await ask(
    url,
    `select email, count(*)::int as n from orders where email = any($1) group by email`,
    [confirmed],
  );
  const times = new Map(orders.map(({ email, n }) => [email, n]));
  const mailed = () =>
    ask(url, `select count(distinct "to")::int as n from mails where "to" = any($1)`, [
      confirmed,
    ]).then(([{ n }]) => n >= confirmed.length && n);
  const mails = await until(mailed, 'the mails', 120_000).catch(() => 0);
  return {
    lost: confirmed.filter((email) => !times.has(email)),
    twice: [...times].filter(([, n]) => n > 1).map(([email]) => email),
    mails,
  };
};

const round = async (nth) => {
  const place = await openPlace('failover');
  try {
    const { primary, standby } = await startPair(place);
    await fillStock(primary.url);
    const direct = urlOf(place, primary.port, standby.port);
    const bouncer = values.pooled ? await startPgbouncer(place, primary) : undefined;
    const ways = bouncer
      ? { DATABASE_URL: bouncer.url, DATABASE_DIRECT_URL: direct }
      : { DATABASE_URL: direct };
    const sites = [];
    for (const name of ['site1', 'site2']) {
      const site = startSite(place, name, { ...ways, PORT: String(await freePort()) });
      await site.ready();
      sites.push(site);
    }
    const addressOf = (number) => sites[number % sites.length].address;
    const traffic = await prepareDeeds(sites[0].address, primary.url);
    const notes = createNotes();
    let over = false;
    const buyers = Array.from({ length: Number(values.buyers) }, (_, at) =>
      buy(addressOf, (nth * 100 + at) * 10_000, { ...traffic, notes, isOver: () => over }),
    );
    await wait(BEFORE);
    const killed = Date.now();
    say('the primary is killed …');
    primary.kill();
    await wait(NOTICED);
    await ask(standby.url, 'select pg_promote(true, 30)');
    await bouncer?.lead(standby);
    const promoted = Date.now();
    say(`the standby takes over, ${promoted - killed} ms later`);
    const isReady = async ({ address }) => (await fetch(`${address}/readyz`)).ok;
    await Promise.all(sites.map((site) => until(() => isReady(site), 'the way back', 60_000)));
    const ready = Date.now();
    await wait(AFTER);
    over = true;
    const confirmed = (await Promise.all(buyers)).flat();
    const found = await check(standby.url, confirmed);
    const refused = notes.failures.filter(({ at }) => at >= killed);
    return {
      confirmed: confirmed.length,
      ...found,
      promoted: promoted - killed,
      ready: ready - killed,
      refused: refused.length,
      last: Math.max(0, ...refused.map(({ at }) => at - killed)),
      counted: notes.counted(),
      log: sites
        .map((site) => site.log())
        .join('')
        .split('\n')
        .filter((line) => /"level":(50|60)/.test(line)),
    };
  } finally {
    await place.end();
  }
};

const inSeconds = (ms) => (ms / 1000).toFixed(1);
const found = [];
for (let nth = 1; nth <= Number(values.rounds); nth += 1) found.push(await round(nth));
const rows = found.map((one) => [
  values.pooled ? 'PgBouncer' : 'direct',
  values.buyers,
  inSeconds(one.promoted),
  inSeconds(one.ready),
  inSeconds(one.last),
  one.refused,
  one.confirmed,
  one.lost.length,
  one.twice.length,
  one.mails,
]);
process.stdout.write(
  `${table(
    [
      'way',
      'buyers',
      'promoted after, s',
      'ready after, s',
      'last refusal after, s',
      'refused',
      'orders confirmed',
      'of them lost',
      'twice',
      'with a mail',
    ],
    rows,
  )}\n`,
);
for (const { counted, log } of found) {
  for (const [what, count] of counted) process.stdout.write(`${count} × ${what}\n`);
  for (const line of log.slice(0, 10)) process.stdout.write(`  ${line.slice(0, 300)}\n`);
}
const isWhole = ({ lost, twice, mails, confirmed }) =>
  lost.length + twice.length === 0 && mails === confirmed && confirmed > 0;
process.exitCode = found.every(isWhole) ? 0 : 1;
