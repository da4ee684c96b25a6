#!/usr/bin/env node
// npm run bench [-- --quick] [--million] [--only <part of a row's name>] [--size <part of a size's name>]
// --soak <minutes>: how long the row of memory over time takes, instead of ten
// --million --products <number>: so many in place of a million, to try those rows out
import '../bin/runtime.mjs';
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfStale } from '../bin/build.mjs';
import { prepareData, sizesOf } from './data.mjs';
import { describeMachine, toolOf } from './machine.mjs';
import { cacheFolder, root } from './places.mjs';
import { report } from './report.mjs';
import { rowsOf } from './rows/index.mjs';
import { openServers, startWork } from './server.mjs';

const { values: flags } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    million: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    size: { type: 'string', default: '' },
    products: { type: 'string' },
    soak: { type: 'string' },
  },
});

const say = (text) => process.stderr.write(`${text}\n`);

/** What a row gave at the size before this one, by its name. */
const before = new Map();

/** Whether a row keeps its budget: errors are quickly sent, so with any of them it doesn't. */
const verdict = (row, found) => {
  if (found.skipped || !row.budget?.holds) return undefined;
  return found.errors > 0 ? false : row.budget.holds(found, before.get(row.name));
};

/** A row that is judged beside the fixed work has it measured by turns, or just before and just after. */
const around = async (row, context) => {
  if (!row.budget?.besideWork) return row.run(context);
  const before = await context.work();
  const found = await row.run(context);
  return { work: (before + (await context.work())) / 2, ...found };
};

/** One row's result; a row that fails or has nothing to measure says why. */
const measure = async (row, context) => {
  say(`  ${row.name} …`);
  try {
    const found = await around(row, context);
    const result = { name: row.name, asked: row.budget?.asked ?? '', ...found };
    if (!found.skipped) result.found = row.budget?.found?.(found, before.get(row.name));
    result.holds = verdict(row, found);
    before.set(row.name, found);
    say(`    ${found.skipped ?? report.line(result)}`);
    return result;
  } catch (error) {
    say(`    ${error.stack ?? error}`);
    return { name: row.name, asked: row.budget?.asked ?? '', skipped: `failed: ${error.message}` };
  }
};

const runSize = async (size, seconds) => {
  const rows = rowsOf(size).filter((row) => row.name.includes(flags.only));
  if (rows.length === 0) return undefined;
  say(`\n${size.title}`);
  const data = await prepareData(size, say);
  if (data.skipped) return { size, skipped: data.skipped, results: [] };
  const servers = openServers(data.folder, { say });
  const results = [];
  const context = {
    size,
    seconds,
    quick: flags.quick,
    soakMinutes: flags.soak,
    servers,
    work: work.measure,
  };
  try {
    for (const row of rows) results.push(await measure(row, context));
  } finally {
    await servers.stop();
  }
  return { size, results };
};

await buildIfStale();
const machine = [...describeMachine(), `load average when it began: ${loadavg()[0].toFixed(1)}`];
mkdirSync(cacheFolder, { recursive: true });
const seconds = flags.quick ? 3 : 8;
const chosen = sizesOf(flags.products).filter(
  (size) => (flags.million || !size.optional) && size.name.includes(flags.size),
);
const parts = [];
const work = await startWork();
for (const size of chosen) {
  const part = await runSize(size, seconds);
  if (part) parts.push(part);
}
work.stop();
const text = report.page(parts, { machine, tool: toolOf(), seconds });
process.stdout.write(`\n${text}`);
if (!flags.only && !flags.size && !flags.products)
  writeFileSync(join(root, 'bench', 'results.md'), text);
