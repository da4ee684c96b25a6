#!/usr/bin/env node
// npm run soak [-- --minutes 10] [--visitors 8] [--size demo]: many visitors for a while, on this machine
// alone, who also ask for pictures that were never made. Tells what failed, how long answers took and
// what the server holds each minute; ends with 1 when anything failed. `--size`: as bench/data.mjs names it;
// `--to`: a file for the figures, as JSON.
import '../bin/runtime.mjs';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildIfStale } from '../bin/build.mjs';
import { prepareData, sizesOf } from './data.mjs';
import { query } from './database.mjs';
import { cacheFolder } from './places.mjs';
import { pick, randomFrom } from './random.mjs';
import { heldTogether, memoryOf, startServer } from './server.mjs';
import {
  additionOf,
  BEHIND_PROXY,
  CHECKOUT,
  clientAddress,
  listVariants,
  pageToken,
  send,
  shopWith,
} from './shopper.mjs';
import { listings, randomFragments, randomSuggestions } from './site.mjs';

const MOST_MINUTES = 120;
const MOST_VISITORS = 64;
/** In ms: the longest that a visitor looks at what he got. */
const LOOKS = 100;
/** In ms. */
const MINUTE = 60_000;
const MB = 1024 * 1024;
/** What a visitor does before the next one comes in his place, with another address. */
const STEPS = 40;

const say = (text) => process.stderr.write(`${text}\n`);

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    visitors: { type: 'string', default: '8' },
    size: { type: 'string', default: 'demo' },
    to: { type: 'string' },
  },
});

const numberOf = (name, most) => {
  const number = Number(values[name]);
  if (number > 0 && number <= most) return number;
  say(`--${name} must be a number up to ${most}`);
  process.exit(1);
};
const minutes = numberOf('minutes', MOST_MINUTES);
const visitors = Math.ceil(numberOf('visitors', MOST_VISITORS));

const at = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
const inMs = (number) => `${(number ?? 0).toFixed(1)} ms`;
const inMb = (number) => (Number.isFinite(number) ? number.toFixed(0) : '?');

/** Where the server writes what its heap holds, and how it comes to: Node reads that before the rest. */
const tellFile = join(cacheFolder, 'soak.memory');
const telling = encodeURIComponent(`import { writeFileSync } from 'node:fs';
const tell = () => writeFileSync(${JSON.stringify(tellFile)}, JSON.stringify(process.memoryUsage()));
setInterval(tell, 5000).unref();`);
const TELLS = { NODE_OPTIONS: `--import=data:text/javascript,${telling}` };

/** The processes that a server has make its pictures; none where the system doesn't say. */
const makersOf = (pid) => {
  try {
    const isMaker = (one) =>
      readFileSync(`/proc/${one}/stat`, 'utf8').split(') ').at(-1).split(' ')[1] === String(pid) &&
      readFileSync(`/proc/${one}/cmdline`, 'utf8').includes('pictures/child');
    return readdirSync('/proc').filter((name) => {
      try {
        return /^\d+$/.test(name) && isMaker(name);
      } catch {
        return false;
      }
    });
  } catch {
    return [];
  }
};

const told = () => {
  try {
    return JSON.parse(readFileSync(tellFile, 'utf8'));
  } catch {
    return {};
  }
};

/** What is held now, in MB. */
const look = (pid, minute) => {
  const { heapUsed, external, arrayBuffers } = told();
  const makers = makersOf(pid);
  const server = memoryOf(pid);
  return {
    minute,
    server,
    heap: heapUsed / MB,
    external: external / MB,
    buffers: arrayBuffers / MB,
    makers: makers.length,
    // Without what they share with the server.
    made: makers.length > 0 ? heldTogether([pid, ...makers]) - heldTogether([pid]) : 0,
  };
};

const memoryTable = (looks) => [
  'memory in MB: minute, server, its heap, external, of which array buffers; processes for pictures, beside what they share with it; all',
  ...looks.map(({ minute, server, heap, external, buffers, makers, made }) =>
    [
      String(minute).padStart(3),
      ...[server, heap, external, buffers].map((one) => inMb(one).padStart(5)),
      `${makers} × ${inMb(made)}`.padStart(9),
      inMb(server + made).padStart(5),
    ].join(' '),
  ),
];

/** What came of each kind of request. */
const kinds = new Map();
const failures = new Map();

const note = (kind, took, failure) => {
  const times = kinds.get(kind) ?? [];
  times.push(took);
  kinds.set(kind, times);
  if (failure) failures.set(`${kind}: ${failure}`, (failures.get(`${kind}: ${failure}`) ?? 0) + 1);
};

/** Asks for something and reads all of it. */
const ask = async (address, kind, request) => {
  const began = performance.now();
  try {
    const reply = await send(address, { method: 'GET', ...request });
    await reply.arrayBuffer();
    note(kind, performance.now() - began, reply.status >= 400 ? `answered ${reply.status}` : '');
  } catch (error) {
    note(kind, performance.now() - began, error.cause?.code ?? error.message);
  }
};

/** The things that visitors do, each as often as it is in the list. */
const prepareDeeds = async (address, dataFolder) => {
  const random = randomFrom(23);
  const fragments = await randomFragments(address, 2000);
  const suggestions = await randomSuggestions(address, 2000);
  const variants = await listVariants(dataFolder, 200);
  const pictures = await query(dataFolder, "select key, width from media where state = 'ready'");
  const listing = () => ({ path: pick(random, listings) });
  const filtered = () => ({
    path: `${pick(random, listings)}?filter_price_min=${Math.floor(random() * 20_000) / 100}`,
  });
  const picture = () => {
    const { key, width } = pick(random, pictures);
    const fitting = [160, 320, 480, 640, 800, 1200, 1600].filter((one) => one <= width);
    return {
      path: `/media/${key}/${pick(random, fitting.length > 0 ? fitting : [160])}.${pick(random, ['avif', 'webp', 'jpg'])}`,
    };
  };
  const deeds = [
    ['picture', picture],
    ['kept page', listing],
    ['kept page', listing],
    ['home', () => ({ path: '/' })],
    ['page made anew', filtered],
    ['filter', () => pick(random, fragments)],
    ['filter', () => pick(random, fragments)],
    ['suggestion', () => pick(random, suggestions)],
    ['session', (visitor) => ({ path: '/webcore/session', cookie: visitor.cookie })],
    [
      'add to cart',
      (visitor) => ({
        ...additionOf(pick(random, variants), visitor.token),
        cookie: visitor.cookie,
      }),
    ],
    ['checkout', (visitor) => ({ path: CHECKOUT, cookie: visitor.cookie })],
    ['without script', (visitor) => ({ ...listing(), cookie: visitor.cookie })],
  ];
  return { deeds, variants, random };
};

const visit = async (address, { deeds, variants, random }, number, isOver) => {
  const client = clientAddress(number);
  const token = await pageToken(address);
  const cookie = await shopWith(address, [pick(random, variants)], token);
  for (let step = 0; step < STEPS && !isOver(); step += 1) {
    const [kind, make] = pick(random, deeds);
    await ask(address, kind, { ...make({ cookie, token }), client });
    await wait(random() * LOOKS);
  }
};

const report = ({ seconds, looks }) => {
  const all = [...kinds.values()].flat().sort((one, other) => one - other);
  const failed = [...failures.values()].reduce((sum, count) => sum + count, 0);
  const lines = [
    `${all.length} requests of ${visitors} visitors at a time in ${Math.round(seconds)} s, ${failed} failed`,
    ...[...failures].map(([what, count]) => `  ${count} × ${what}`),
    `all: p50 ${inMs(at(all, 0.5))}, p99 ${inMs(at(all, 0.99))}`,
    ...[...kinds].map(([kind, times]) => {
      times.sort((one, other) => one - other);
      return `  ${kind} (${times.length}): p50 ${inMs(at(times, 0.5))}, p99 ${inMs(at(times, 0.99))}`;
    }),
    ...memoryTable(looks),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  if (values.to)
    writeFileSync(values.to, JSON.stringify({ minutes: looks, requests: all.length, failed }));
  return failed;
};

await buildIfStale();
mkdirSync(cacheFolder, { recursive: true });
const size = sizesOf().find(({ name }) => name === values.size);
if (!size) {
  say(`--size must be one of ${sizesOf().map(({ name }) => name)}`);
  process.exit(1);
}
const { folder } = await prepareData(size, say);
// What an earlier soak had made.
rmSync(join(folder, 'files', 'sizes'), { recursive: true, force: true });
rmSync(tellFile, { force: true });
const server = await startServer(folder, { ...BEHIND_PROXY, ...TELLS });
let failed = 1;
try {
  const traffic = await prepareDeeds(server.address, folder);
  const began = performance.now();
  const end = began + minutes * MINUTE;
  const isOver = () => performance.now() >= end;
  const looks = [look(server.pid, 0)];
  const minutely = setInterval(() => {
    looks.push(look(server.pid, looks.length));
    say(memoryTable(looks.slice(-1)).at(-1));
  }, MINUTE);
  say(`${minutes} minutes of ${visitors} visitors at ${server.address} …`);
  let came = 0;
  const seat = async () => {
    while (!isOver()) {
      came += 1;
      await visit(server.address, traffic, came, isOver).catch(async (error) => {
        note('first visit', 0, error.cause?.code ?? error.message);
        await wait(LOOKS);
      });
    }
  };
  await Promise.all(Array.from({ length: visitors }, seat));
  const seconds = (performance.now() - began) / 1000;
  clearInterval(minutely);
  looks.push(look(server.pid, 'end'));
  failed = report({ seconds, looks });
} finally {
  await server.stop();
}
process.exitCode = failed > 0 ? 1 : 0;
