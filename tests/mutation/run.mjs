// `npm run mutate -- PATH`: breaks the source under PATH in one place at a time and looks whether the
// tests notice. Prints its progress and every mutant that stays alive; exits with 1 when fewer than
// the threshold are noticed. Writes to a temporary directory only. See docs/mutation.md.
import '../../bin/runtime.mjs';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../runner/child.mjs';
import { areas } from './areas.mjs';
import { instrument } from './instrument.mjs';
import { openStage } from './stage.mjs';
import { draw, printResult } from './tell.mjs';

const USAGE = `npm run mutate -- PATH [--sample N] [--seed N] [--threshold N] [--report FILE] [--again FILE]
PATH lies in one of ${areas.map(({ path }) => path).join(', ')}.
--sample     evaluates that many mutants, drawn by --seed (1), instead of all
--threshold  exits with 1 when less than this percentage is noticed (85)
--report     writes what became of each mutant to a file
--again      evaluates only those that an earlier report says were not noticed, and counts all of it`;

const fail = (line) => {
  console.error(line);
  process.exit(2);
};

const numberOf = (text, name) => {
  if (!/^\d+$/.test(text)) fail(`--${name} wants a whole number, not '${text}'.\n${USAGE}`);
  return Number(text);
};

const readOptions = () => {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        sample: { type: 'string' },
        seed: { type: 'string', default: '1' },
        threshold: { type: 'string', default: '85' },
        report: { type: 'string' },
        again: { type: 'string' },
        help: { type: 'boolean' },
      },
    });
    if (values.help || positionals.length !== 1) fail(USAGE);
    return {
      ...values,
      path: positionals[0].replace(/\/$/, ''),
      sample: values.sample && numberOf(values.sample, 'sample'),
      seed: numberOf(values.seed, 'seed'),
      threshold: numberOf(values.threshold, 'threshold'),
    };
  } catch (error) {
    return fail(`${error.message}\n${USAGE}`);
  }
};

const options = readOptions();
const { path } = options;
const area = areas.find((each) => path === each.path || path.startsWith(`${each.path}/`));
if (!area) fail(`No area is at ${path}.\n${USAGE}`);

const folder = mkdtempSync(join(tmpdir(), 'etalage-mutation-'));
process.env.MUTATION_FOLDER = folder;
const removeFolder = () => rmSync(folder, { recursive: true, force: true });

/** What runs now: its PostgreSQL and its processes must not outlive an interrupted run. */
let running;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, async () => {
    await running?.close();
    removeFolder();
    process.exit(1);
  });
}

const keyOf = ({ file, operator, original, replacement, line, column }) =>
  [file, operator, line, column, original, replacement].join('|');

/** The mutants that count: all, a sample of them, or those of an earlier run, as it left them. */
const choose = (mutants) => {
  if (!options.again) return options.sample ? draw(mutants, options.sample, options.seed) : mutants;
  const before = new Map(
    JSON.parse(readFileSync(options.again, 'utf8')).mutants.map((mutant) => [
      keyOf(mutant),
      mutant,
    ]),
  );
  return mutants.flatMap((mutant) => {
    const known = before.get(keyOf(mutant));
    return known ? [{ ...mutant, status: known.status, by: known.by }] : [];
  });
};

const isNoticed = ({ status }) => status === 'killed' || status === 'timeout';

const started = Date.now();
try {
  const { mutants: all, ignored } = await instrument(path, folder);
  const mutants = choose(all);
  const evaluated = mutants.filter((mutant) => !isNoticed(mutant));
  console.log(`${path}: ${all.length} mutants, of which ${evaluated.length} are evaluated`);
  for (const mutant of evaluated) mutant.status = 'no coverage';
  for (const [project, paths] of Object.entries(area.tests)) {
    running = await openStage({ project, paths, folder });
    try {
      await running.evaluate(evaluated);
    } finally {
      await running.close();
      running = undefined;
    }
  }
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (options.report) {
    writeFileSync(
      options.report,
      JSON.stringify({ path, commit: commit.trim(), mutants }, null, 1),
    );
  }
  const score = printResult({ path, commit: commit.trim(), all, mutants, ignored, started });
  if (score < options.threshold) {
    console.log(`Under the threshold of ${options.threshold} %.`);
    process.exitCode = 1;
  }
} finally {
  removeFolder();
}
process.exit();
