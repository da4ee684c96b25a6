import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { createVitest } from 'vitest/node';
import { root } from '../runner/child.mjs';

/** The least that a mutant may take, in ms, and how much longer than its tests take without it. */
const LEAST = 30_000;
const TIMES = 10;

/** How often a mutant's place may be passed, as a multiple of how often the tests pass it. */
const HITS = 100;

const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Ends a process that may have ended by itself just now. */
const endProcess = (pid) => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
};

/** What the worker has said so far, line by line; a line that is still being written is left. */
const openEar = (folder) => {
  const file = join(folder, 'said.jsonl');
  let read = 0;
  return {
    empty: () => {
      read = 0;
      writeFileSync(file, '');
    },
    hear: () => {
      if (!existsSync(file)) return [];
      const text = readFileSync(file, 'utf8');
      const end = text.lastIndexOf('\n') + 1;
      const lines = text.slice(read, end).split('\n').filter(Boolean);
      read = end;
      return lines.map((line) => JSON.parse(line));
    },
  };
};

/** Which tests reach which mutant, as the worker told it of each file. */
const readCoverage = (said) => {
  const files = said.filter(({ file }) => file);
  const { static: early, importers } = said.find((line) => line.importers) ?? {
    static: {},
    importers: {},
  };
  const reached = new Map();
  const failed = [];
  for (const { file, tests, hits, ms } of files) {
    tests.forEach(({ name, state }) => {
      if (state === 'fail') failed.push(`${file}: ${name}`);
    });
    hits.forEach((found, place) => {
      for (const [id, times] of Object.entries(found ?? {})) {
        const byFile = reached.get(id) ?? new Map();
        reached.set(id, byFile);
        const entry = byFile.get(file) ?? { numbers: new Set(), times: 0 };
        byFile.set(file, entry);
        entry.numbers.add(place - 1);
        entry.times += times;
      }
    });
    if (tests.length === 0) failed.push(`${file}: no tests were found`);
    if (!Number.isFinite(ms)) failed.push(`${file}: took no time`);
  }
  return { files, early, importers, reached, failed };
};

/** The tests to try a mutant with, the quickest file first. */
const plan = (mutant, mates, { files, early, importers, reached }) => {
  const byFile = reached.get(mutant.id) ?? new Map();
  const fresh = mutant.id in early;
  const near = new Set([
    ...byFile.keys(),
    ...mates.flatMap(({ id }) => [...(reached.get(id)?.keys() ?? [])]),
  ]);
  const importing = new Set(importers[join(root, mutant.file)] ?? []);
  const selections = files
    .filter(({ file }) => (fresh ? importing.has(file) : byFile.has(file)))
    .map(({ file, tests, ms }) => {
      const numbers = byFile.get(file)?.numbers;
      const all = fresh || numbers.has(-1);
      const passing = [...tests.keys()].filter((number) => tests[number].state === 'pass');
      const chosen = all ? passing : passing.filter((number) => numbers.has(number));
      const share = chosen.reduce((sum, number) => sum + tests[number].ms, 0);
      const own = tests.reduce((sum, test) => sum + test.ms, 0);
      return { file, tests: chosen, ms: Math.max(0, ms - own) + share, near: near.has(file) };
    })
    .filter(({ tests }) => tests.length > 0)
    .sort((one, other) => Number(other.near) - Number(one.near) || one.ms - other.ms);
  const times =
    [...byFile.values()].reduce((sum, entry) => sum + entry.times, 0) + (early[mutant.id] ?? 0);
  return { id: mutant.id, fresh, hitLimit: HITS * Math.max(times, 100), selections };
};

/**
 * A project of the tests, of which `paths` are used, with whatever it needs running for as long as
 * this is open. `evaluate` writes what became of them into the mutants that are not yet noticed.
 */
export const openStage = async ({ project, paths, folder }) => {
  let broken;
  // What a mutant leaves to fail unseen is no matter; what fails in the worker itself is.
  const fail = (errors) => {
    broken = errors.find(({ stack }) => stack?.includes('tests/mutation/worker.ts')) ?? broken;
  };
  // Vitest ends this process on a signal before its worker and PostgreSQL are gone.
  const listening = SIGNALS.map((signal) => [signal, process.listeners(signal)]);
  // A broken application logs its errors: that is what it should do, and not what is asked.
  const nowhere = () => new Writable({ write: (_chunk, _encoding, next) => next() });
  const vitest = await createVitest(
    'test',
    {
      root,
      config: join(root, 'tests/mutation/vitest.config.ts'),
      project: [project],
      watch: false,
      reporters: [{ onTestRunEnd: (_modules, errors) => fail(errors) }],
      onConsoleLog: () => false,
    },
    {},
    { stdout: nowhere(), stderr: nowhere() },
  );
  for (const [signal, before] of listening) {
    for (const listener of process.listeners(signal)) {
      if (!before.includes(listener)) process.off(signal, listener);
    }
  }
  let closed = false;
  /** Settles when the worker of the last run is gone. */
  let active;
  const specs = (await vitest.globTestSpecifications()).filter(({ moduleId }) =>
    paths.some((path) => moduleId.startsWith(join(root, path))),
  );
  const ear = openEar(folder);

  /** Runs Vitest with what the worker is to do; `watch` is called with what it says meanwhile. */
  const run = async (todo, chosen, watch) => {
    // Whoever closed this has no use for an answer.
    if (closed) return new Promise(() => {});
    writeFileSync(join(folder, 'plan.json'), JSON.stringify(todo));
    ear.empty();
    let busy = true;
    let worker;
    const running = vitest.runTestSpecifications(chosen).catch((error) => {
      // A worker that we ended is no news.
      if (!/exited unexpectedly|Terminating worker/.test(String(error))) throw error;
    });
    const ended = running.finally(() => {
      busy = false;
    });
    active = ended.catch(() => {});
    while (busy) {
      await Promise.race([ended, sleep(300)]);
      const lines = ear.hear();
      worker = lines.findLast((line) => line.worker)?.worker ?? worker;
      if (closed && worker) endProcess(worker);
      watch(lines);
    }
    await ended;
    if (closed) return new Promise(() => {});
    if (broken) throw broken;
    vitest.state.filesMap.clear();
    vitest.state.errorsSet.clear();
  };

  const cover = async (chosen) => {
    const said = [];
    await run({ phase: 'cover' }, chosen, (lines) => said.push(...lines));
    const coverage = readCoverage(said);
    for (const name of coverage.failed)
      console.log(`Fails without any mutant, and is not used: ${name}`);
    console.log(`${project}: ${coverage.files.length} files of tests`);
    return coverage;
  };

  /** Evaluates the tasks in a worker, and in a new one whenever that one came to an end. */
  const work = async (tasks, carrier, note) => {
    let waiting = tasks;
    let idle = 0;
    // A busy machine makes anything late once.
    const lateBefore = new Set();
    while (waiting.length > 0) {
      const done = new Set();
      // Those of this worker; one that was late for the first time waits for another.
      const ended = new Set();
      const end = (line) => {
        ended.add(line.done);
        if (line.hung && !lateBefore.has(line.done)) lateBefore.add(line.done);
        else {
          done.add(line.done);
          note(line);
        }
      };
      let begun;
      let since = 0;
      const watch = (lines) => {
        for (const line of lines) {
          if (line.begun) {
            begun = line;
            since = Date.now();
          }
          if (line.done) end(line);
        }
        if (!begun || ended.has(begun.begun) || Date.now() - since < LEAST + TIMES * begun.ms)
          return;
        end({ done: begun.begun, status: 'timeout', hung: true, by: 'the clock' });
        endProcess(begun.pid);
      };
      await run({ phase: 'mutate', tasks: waiting }, [carrier], watch);
      idle = ended.size > 0 ? 0 : idle + 1;
      // It dies of one and the same mutant, before anything else can be told.
      if (idle > 2 && begun) note({ done: begun.begun, status: 'timeout', by: 'its process died' });
      if (idle > 2) done.add(begun?.begun ?? waiting[0].id);
      if (idle > 5) throw new Error(`${project}: the worker does nothing.`);
      waiting = waiting.filter(({ id }) => !done.has(id));
    }
  };

  const evaluateWith = async (chosen, mutants) => {
    const coverage = await cover(chosen);
    // Node 20 has no Map.groupBy.
    const byFile = new Map();
    for (const mutant of mutants) {
      byFile.set(mutant.file, [...(byFile.get(mutant.file) ?? []), mutant]);
    }
    const byId = new Map(mutants.map((mutant) => [mutant.id, mutant]));
    const tasks = mutants
      .map((mutant) => plan(mutant, byFile.get(mutant.file), coverage))
      .filter(({ selections }) => selections.length > 0);
    const again = [];
    let evaluated = 0;
    let killed = 0;
    let printed = 0;
    const note = ({ done, status, by }) => {
      const mutant = byId.get(done);
      if (status === 'passed' && project !== 'db') {
        // Something may have been kept from before the mutant woke: once more, loaded anew.
        again.push({ ...tasks.find(({ id }) => id === done), fresh: true });
        return;
      }
      const noticed = status === 'killed' || status === 'timeout';
      mutant.status = noticed ? status : 'survived';
      mutant.by = by;
      if (status === 'unsure') mutant.unsure = true;
      evaluated += 1;
      if (noticed) killed += 1;
      if (Date.now() - printed > 10_000 || evaluated === tasks.length) {
        printed = Date.now();
        console.log(`${project}: ${evaluated} of ${tasks.length} evaluated, ${killed} noticed`);
      }
    };
    await work(tasks, chosen[0], note);
    await work(again, chosen[0], note);
  };

  return {
    evaluate: async (mutants) => {
      const alive = () => mutants.filter(({ status }) => !['killed', 'timeout'].includes(status));
      if (specs.length === 0) return;
      // Each file of the islands has a document of its own.
      const groups = project === 'islands' ? specs.map((spec) => [spec]) : [specs];
      for (const group of groups) await evaluateWith(group, alive());
    },
    /** Ends what runs, at once, and PostgreSQL with it; who still waits for `evaluate` waits for ever. */
    close: async () => {
      closed = true;
      // A worker that is told to close waits for its tests: for one that hangs that is long.
      await active;
      await vitest.close();
    },
  };
};
