#!/usr/bin/env node
// node bench/scale/varnish.mjs [--pages 1000] [--seconds 8]
// A shared cache before two processes of the site: how many requests it answers, how soon all pages show a new price, that
// nothing of one visitor reaches another, and how purges that are lost are made up for. Writes its table into
// docs/scale.md. Needs varnishd 7 with vmod xkey (Debian: varnish, varnish-modules).
import '../../bin/runtime.mjs';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildIfStale } from '../../bin/build.mjs';
import { prepareData, sizesOf } from '../data.mjs';
import { query } from '../database.mjs';
import { load } from '../load.mjs';
import { describeMachine, toolOf } from '../machine.mjs';
import { cacheFolder, root } from '../places.mjs';
import { BEHIND_PROXY } from '../shopper.mjs';
import { countWithout, inEuros, listPages, openOffice, pagesThatShow, seenIn } from './pages.mjs';
import { startProcesses } from './site-processes.mjs';
import { freePort, startVarnish } from './varnish-server.mjs';
import { browse, openVisitors } from './visitors.mjs';

const { values: flags } = parseArgs({
  options: {
    pages: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '8' },
  },
});

/** Seconds that a page is shared in the part that has no purges at all. */
const NET = 10;
const HOT = '/';
/** No page says that. */
const NOTHING = /$^/;

const say = (text) => process.stderr.write(`${text}\n`);
const number = (value) => Math.round(value).toLocaleString('en-GB');
const seconds = (value) => `${value.toFixed(2)} s`;

const rows = [];
const note = (name, asked, found, holds) => {
  const verdict = holds === undefined ? '' : holds ? 'yes' : 'no';
  rows.push([name, asked, found, verdict]);
  say(`  ${name}: ${found} ${holds === false ? '(missed)' : ''}`);
};

/** Prices that nothing else costs, nor cost in a run before this one. */
let cents = 10_000 + (Date.now() % 80_000);
const nextPrice = () => (cents += 101);

await buildIfStale();
mkdirSync(cacheFolder, { recursive: true });
const [demo] = sizesOf();
const { folder } = await prepareData(demo, say);
const port = await freePort();
const settings = {
  ...BEHIND_PROXY,
  SHARED_CACHE: 'on',
  SHARED_CACHE_PURGE: `varnish:http://127.0.0.1:${port}`,
  LOG_LEVEL: 'fatal',
};
const began = loadavg()[0].toFixed(1);
const running = [];
const open = (one) => {
  running.push(one);
  return one;
};

const measureLoad = async (varnish, site) => {
  const some = { seconds: Number(flags.seconds), connections: 64 };
  const direct = await load(site.address, [{ path: HOT }], { ...some, pid: site.pid });
  const shared = await load(varnish.address, [{ path: HOT }], { ...some, pid: varnish.pid });
  const errors = shared.errors + direct.errors;
  note(
    'Home, hot, through Varnish',
    '50,000/s',
    `${number(shared.rate)}/s, p99 ${shared.p99.toFixed(1)} ms, ${(shared.processor * 1000).toFixed(0)} µs of processor an answer (so ${number(1000 / shared.processor)}/s of a whole core)`,
    errors === 0 && shared.rate >= 50_000,
  );
  note(
    'The same of one process without Varnish',
    '',
    `${number(direct.rate)}/s, p99 ${direct.p99.toFixed(1)} ms, ${(direct.processor * 1000).toFixed(0)} µs; Varnish answers ${(shared.rate / direct.rate).toFixed(1)} times as many`,
  );
};

const measureVisitors = async (varnish, pages) => {
  const own = ['/login', '/webcore/checkout/view', '/verlanglijst', '/webcore/session'];
  const visitors = await openVisitors(varnish.address, folder);
  const told = await browse(varnish.address, { pages, own }, visitors);
  for (const problem of told.problems.slice(0, 10)) say(`    ${problem}`);
  note(
    `Five visitors at ${number(pages.length)} pages at once`,
    'nothing of another’s',
    `${number(told.answers)} answers, ${number(told.hits)} from the cache, ${number(told.ownAnswers)} with something of one’s own; ${told.problems.length} with something wrong`,
    told.problems.length === 0 && told.ownAnswers > pages.length && told.hits > pages.length / 2,
  );
};

const run = async () => {
  const site = await startProcesses(folder, settings);
  open(site.first);
  open(site.second);
  const addresses = [site.first.address, site.second.address];
  const varnish = open(await startVarnish(port, addresses));
  await measureLoad(varnish, site.first);

  const pages = await listPages(site.first.address, Number(flags.pages));
  await measureVisitors(varnish, pages);

  const [article] = await query(
    folder,
    `select p.id, p.access from products p join variants v on v.product_id = p.id
     where p.state = 'Online' and v.state = 'Online' and p.kind = 'goods' group by p.id order by p.id limit 1`,
  );
  // Where a price decides what is shown, a new one may take the article away.
  const steady = pages.filter((path) => !path.includes('price'));
  const shown = await pagesThatShow(varnish.address, article.access, steady);
  const office = await openOffice(site.second.address);
  const change = async () => {
    const price = nextPrice();
    await office.change(article.id, price);
    return inEuros(price);
  };
  const seen = (price) => seenIn(varnish.address, shown, price);

  const times = [];
  for (let round = 0; round < 5; round += 1) times.push(await seen(await change()));
  const slowest = Math.max(...times.map((one) => one.seconds));
  note(
    `A new price, in all ${shown.length} pages that show it`,
    '≤ 2 s',
    `${seconds(slowest)} at most of five, from the office’s answer`,
    shown.length > 5 && slowest <= 2,
  );

  const old = (price) => countWithout(varnish.address, shown, price);
  /** Once nothing is purged any more, the second time included, the cache has all pages as they are. */
  const settle = async () => {
    await wait(3_000);
    await old(NOTHING);
    await old(NOTHING);
  };

  await settle();
  // It still has what it kept when it goes on, and what was asked of it waits for it: it answers that first.
  process.kill(site.first.pid, 'SIGSTOP');
  const slow = await change();
  await wait(1_500);
  process.kill(site.first.pid, 'SIGCONT');
  const afterStill = await seen(slow);
  await wait(1_000);
  const oldAgain = await old(slow);
  note(
    'One of the two processes stood still for 1.5 s when it changed',
    '≤ 2 s',
    `${seconds(afterStill.seconds)} after it went on; ${oldAgain} pages old a second later`,
    afterStill.seconds <= 2 && oldAgain === 0,
  );

  await settle();
  varnish.pause();
  const paused = await change();
  await wait(5_000);
  varnish.resume();
  const afterPause = await seen(paused);
  note(
    'Varnish stood still for 5 s when it changed',
    '',
    `${seconds(afterPause.seconds)} after it went on`,
  );

  varnish.refuse(addresses);
  await settle();
  const refused = await change();
  await wait(5_000);
  const oldMeanwhile = await old(refused);
  varnish.use(addresses);
  const afterRefusal = await seen(refused);
  note(
    'Varnish refused purges for 5 s',
    '',
    `${oldMeanwhile} pages old until then; ${seconds(afterRefusal.seconds)} after it took them again`,
    oldMeanwhile > shown.length / 2,
  );

  varnish.refuse(addresses);
  await settle();
  const lost = await change();
  const oldThen = await old(lost);
  for (const one of [site.second, site.first]) one.kill();
  varnish.use(addresses);
  const restarted = open(await site.restart());
  varnish.use([restarted.address]);
  const afterKill = await seen(lost);
  note(
    'Both processes were killed before they could tell it',
    '',
    `${oldThen} pages old until then; ${seconds(afterKill.seconds)} after one had started again and Varnish knew it`,
    oldThen > shown.length / 2,
  );
  await restarted.stop();

  const short = open(await site.restart({ SHARED_CACHE_SECONDS: String(NET) }));
  const officeAgain = await openOffice(short.address);
  varnish.refuse([short.address]);
  await settle();
  const never = nextPrice();
  await officeAgain.change(article.id, never);
  const oldWithout = await old(inEuros(never));
  const net = await seen(inEuros(never));
  note(
    `No purge ever arrived, with SHARED_CACHE_SECONDS=${NET}`,
    `≤ ${NET + 1} s`,
    `${oldWithout} pages old at first; ${seconds(net.seconds)}`,
    net.seconds <= NET + 1 && oldWithout > shown.length / 2,
  );
};

/** In columns, as the project's Markdown is written. */
const table = () => {
  const all = [['What', 'Asked', 'Found', 'Kept'], ...rows];
  const widths = [0, 1, 2, 3].map((at) => Math.max(...all.map((row) => row[at].length)));
  const line = (row) => `| ${row.map((cell, at) => cell.padEnd(widths[at])).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(all[0]), rule, ...all.slice(1).map(line)].join('\n');
};

/** Puts a text between two marks of a page. */
const writeBetween = (file, name, text) => {
  const page = readFileSync(file, 'utf8');
  const [from, to] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [before, rest] = page.split(from);
  if (rest === undefined) return;
  writeFileSync(file, `${before}${from}\n\n${text}\n\n${to}${rest.split(to)[1]}`);
};

try {
  await run();
  const [machine, system] = describeMachine();
  const about = `${machine}; ${system}. Load by ${toolOf()}, one thread on a core of its own (and Varnish on what is free); load average when it began: ${began}.`;
  writeBetween(join(root, 'docs', 'scale.md'), 'varnish', `${about}\n\n${table()}`);
  process.stdout.write(`\n${about}\n\n${table()}\n`);
} finally {
  for (const one of running.reverse()) await one.stop();
}
