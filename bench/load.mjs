import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onCore, toolOf } from './machine.mjs';
import { cacheFolder, root } from './places.mjs';
import { processorTimeOf } from './server.mjs';

const LOAD_CORE = 1;

const run = (command) =>
  new Promise((resolve, reject) => {
    const [name, ...args] = onCore(LOAD_CORE, command);
    const child = spawn(name, args, {
      cwd: join(root, 'bench'),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let written = '';
    child.stdout.on('data', (part) => (written += part));
    child.stderr.on('data', (part) => (written += part));
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve(written) : reject(new Error(written))));
  });

const lineOf = ({ method = 'GET', path, body = '', cookie = '', client = '' }) =>
  [method, path, body, cookie, client].join('\t');

const isPlain = ([first, ...more]) =>
  more.length === 0 && (first.method ?? 'GET') === 'GET' && !first.cookie && !first.client;

/** One and the same GET needs no script for each request: that leaves the load's core more room. */
const wrk = (address, requests, file, encoding) =>
  isPlain(requests)
    ? ['-s', 'report.lua', '-H', `accept-encoding: ${encoding}`, address + requests[0].path]
    : ['-s', 'requests.lua', address, file, encoding];

/**
 * Sends the requests in turn over so many connections, for whole seconds. A request's `client` is the
 * address that a proxy would tell it comes from.
 * Answers `{rate, p50, p99, errors, bytes, processor}`: requests a second, ms, bytes an answer, and
 * ms of processor time an answer when the server's `pid` is given: of all these it suffers least from
 * what else a machine does.
 */
export const load = async (address, requests, { connections, seconds, pid, encoding = 'br' }) => {
  const file = join(cacheFolder, 'requests.txt');
  writeFileSync(file, `${requests.map(lineOf).join('\n')}\n`);
  const command =
    toolOf() === 'wrk'
      ? [
          'wrk',
          '-t1',
          `-c${connections}`,
          `-d${seconds}s`,
          ...wrk(address, requests, file, encoding),
        ]
      : [process.execPath, 'autocannon.mjs', connections, seconds, address, file, encoding];
  const before = pid && processorTimeOf(pid);
  const written = await run(command.map(String));
  const used = pid && processorTimeOf(pid) - before;
  const found = JSON.parse(written.trim().split('\n').at(-1));
  return {
    rate: found.requests / found.seconds,
    p50: found.p50,
    p99: found.p99,
    errors: found.errors,
    bytes: found.bytes / Math.max(1, found.requests),
    processor: used && used / Math.max(1, found.requests),
  };
};

const middle = (list) => [...list].sort((a, b) => a - b)[list.length >> 1];

/**
 * Runs a load in several short rounds and gives the middle one's rate, with how far rounds differ.
 * `work`: measures the fixed work, by turns with the rounds; its time and the processor time of an
 * answer as a multiple of it are then told.
 */
export const loadInRounds = async (address, requests, { work, ...options }) => {
  const rounds = options.seconds >= 6 ? 4 : 3;
  const seconds = Math.max(1, Math.round(options.seconds / rounds));
  const all = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = await work?.();
    const found = await load(address, requests, { ...options, seconds });
    all.push({ ...found, work: work && (before + (await work())) / 2 });
  }
  const took = middle(all.map((one) => one.work));
  const works = middle(all.map((one) => one.processor / one.work));
  return { ...summarise(all), ...(work && { work: took, works }) };
};

/** The middle of several rounds, all errors, and the spread as a part of the rate. */
const summarise = (rounds) => {
  const rates = rounds.map((round) => round.rate);
  const rate = middle(rates);
  return {
    rate,
    p50: middle(rounds.map((round) => round.p50)),
    p99: middle(rounds.map((round) => round.p99)),
    errors: rounds.reduce((sum, round) => sum + round.errors, 0),
    bytes: middle(rounds.map((round) => round.bytes)),
    processor: middle(rounds.map((round) => round.processor)),
    spread: (Math.max(...rates) - Math.min(...rates)) / rate,
  };
};

/** Two addresses by turns, so that what else the machine does falls on both. */
export const compare = async (first, second, options) => {
  const rounds = options.seconds >= 6 ? 4 : 3;
  const seconds = Math.max(1, Math.round(options.seconds / rounds));
  const mine = [];
  const theirs = [];
  for (let round = 0; round < rounds; round += 1) {
    mine.push(await load(first.address, first.requests, { ...options, seconds }));
    theirs.push(await load(second.address, second.requests, { ...options, seconds }));
  }
  const ratio = middle(mine.map((one, index) => one.rate / theirs[index].rate));
  return { ...summarise(mine), ratio, floor: summarise(theirs).rate };
};
