import { appendFileSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type File, type Suite, startTests, type Test } from '@vitest/runner';
import fc from 'fast-check';
import { vi } from 'vitest';
import { VitestTestRunner } from 'vitest/runners';

/** What the instrumented source looks at and writes to. */
interface Switchboard {
  activeMutant?: string | undefined;
  hitCount: number;
  hitLimit: number;
  counting: boolean;
  count(ids: Iterable<string>): void;
}

type Hits = Record<string, number>;

interface Coverage {
  static: Hits;
  perTest: Record<string, Hits>;
}

/** Tests of one file, by their numbers in it; null is all of them. */
type Selection = { file: string; tests: number[] | null; ms: number };

interface Task {
  id: string;
  /** Its modules must be loaded anew, since it shows while they load. */
  fresh: boolean;
  hitLimit: number;
  selections: Selection[];
}

type Plan = { phase: 'cover' } | { phase: 'mutate'; tasks: Task[] };

type Loaded = Map<string, Module>;

interface Module {
  file: string;
  promise?: unknown;
  exports?: unknown;
  evaluated: boolean;
  importers: Set<string>;
}

interface WorkerState {
  config: VitestTestRunner['config'];
  ctx: { files: { filepath: string }[] };
  evaluatedModules: { idToModuleMap: Loaded; fileToModulesMap: Map<string, Set<Module>> };
}

const globals = globalThis as unknown as {
  __stryker__: Switchboard;
  __vitest_worker__: WorkerState;
};
const coverage: Coverage = { static: {}, perTest: {} };
/** The test that runs; undefined while modules load. */
let currentTest: string | undefined;

const board: Switchboard = {
  counting: false,
  hitCount: 0,
  hitLimit: 0,
  count(ids) {
    if (currentTest) coverage.perTest[currentTest] ??= {};
    const hits = (currentTest && coverage.perTest[currentTest]) || coverage.static;
    for (const id of ids) hits[id] = (hits[id] ?? 0) + 1;
  },
};
// Modules that were loaded before look at the same one.
const awake = Object.assign(globals.__stryker__ ?? {}, board);
globals.__stryker__ = awake;
const folder = process.env.MUTATION_FOLDER ?? '';

// That a property fails is enough: its smallest counterexample would take a hundred times as long. A
// quarter of the usual examples finds nearly as much; what it misses counts as alive.
fc.configureGlobal({ endOnFailure: true, numRuns: 25 });

const say = (line: unknown): void =>
  appendFileSync(join(folder, 'said.jsonl'), `${JSON.stringify(line)}\n`);

const testsOf = (suite: Suite): Test[] =>
  suite.tasks.flatMap((task) => (task.type === 'suite' ? testsOf(task) : [task]));

/** Each module that what is loaded from `file` reaches back to, up to the test files. */
const findImporters = (file: string): Set<string> => {
  const { idToModuleMap, fileToModulesMap } = globals.__vitest_worker__.evaluatedModules;
  const seen = new Set<string>();
  const waiting = [...(fileToModulesMap.get(file) ?? [])];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (seen.has(next.file)) continue;
    seen.add(next.file);
    for (const id of next.importers) {
      const importer = idToModuleMap.get(id);
      if (importer) waiting.push(importer);
    }
  }
  return seen;
};

/** Lets a module be evaluated again at its next import, from the code that is here already. */
const forget = (file: string): void => {
  for (const module of globals.__vitest_worker__.evaluatedModules.fileToModulesMap.get(file) ??
    []) {
    module.promise = undefined;
    module.exports = undefined;
    module.evaluated = false;
  }
};

interface Outcome {
  /** Number of the test that failed; -1 when the file itself did. */
  number: number;
  name: string;
  /** A loop that went on and on was cut off in `loop`; in `hung` something still waits. */
  end: 'failed' | 'loop' | 'hung';
}

const endOf = ({ result }: Test | File): Outcome['end'] => {
  const message = result?.errors?.[0]?.message ?? '';
  if (/timed out in \d+ms/.test(message)) return 'hung';
  return message.includes('Hit count limit reached') ? 'loop' : 'failed';
};

/** Runs the chosen tests of a file up to the first that fails. */
class Attempt extends VitestTestRunner {
  failed: Outcome | undefined;
  private numbers = new Map<string, number>();

  constructor(private chosen: ReadonlySet<number> | undefined) {
    super(globals.__vitest_worker__.config);
    const moduleRunner = { value: modules, enumerable: false };
    Object.defineProperty(this, 'moduleRunner', moduleRunner);
  }

  override importFile(path: string): unknown {
    forget(path);
    return (Reflect.get(this, 'moduleRunner') as { import(path: string): unknown }).import(path);
  }

  onCollected(files: File[]): void {
    for (const file of files) {
      testsOf(file).forEach((test, number) => {
        this.numbers.set(test.id, number);
        if (this.chosen && !this.chosen.has(number)) test.mode = 'skip';
      });
    }
  }

  override async onBeforeRunTask(test: Test): Promise<void> {
    if (this.failed) test.mode = 'skip';
    await super.onBeforeRunTask(test);
  }

  override onAfterRunTask(test: Test): void {
    super.onAfterRunTask(test);
    if (test.result?.state !== 'fail') return;
    const end = endOf(test);
    this.failed ??= { number: this.numbers.get(test.id) ?? -1, name: test.name, end };
  }

  // Nobody is told of these runs.
  override async onAfterRunSuite(): Promise<void> {}
  override onAfterRunFiles(): void {}
  override trace = <T>(_name: string, attributes: unknown, run?: () => T): T =>
    (run ?? (attributes as () => T))();
}

let modules: unknown;

/** The first test of a selection that fails; undefined when none does. */
const attempt = async (selection: Selection): Promise<Outcome | undefined> => {
  const runner = new Attempt(selection.tests ? new Set(selection.tests) : undefined);
  const [file] = await startTests([selection.file], runner);
  vi.resetConfig();
  vi.restoreAllMocks();
  if (runner.failed) return runner.failed;
  if (file?.result?.state !== 'fail') return undefined;
  return { number: -1, name: relative(process.cwd(), selection.file), end: endOf(file) };
};

/** The first selection in which a mutant is noticed, and by which test. */
const evaluate = async (task: Task) => {
  awake.activeMutant = task.id;
  awake.hitCount = 0;
  awake.hitLimit = task.hitLimit;
  try {
    for (const selection of task.selections) {
      const failed = await attempt(selection);
      if (failed) return { selection, failed };
    }
    return undefined;
  } finally {
    awake.activeMutant = undefined;
    awake.hitCount = 0;
  }
};

type Kill = { task: Task } & NonNullable<Awaited<ReturnType<typeof evaluate>>>;

const upTo = ({ selection, failed }: Kill): Selection => ({
  ...selection,
  tests:
    failed.number < 0
      ? selection.tests
      : (selection.tests?.filter((number) => number <= failed.number) ?? null),
});

const tellKilled = ({ task, failed }: Kill): void =>
  say({
    done: task.id,
    status: failed.end === 'failed' ? 'killed' : 'timeout',
    hung: failed.end === 'hung',
    by: failed.name,
  });

/** Evaluates with modules that are loaded anew, and looks whether the same tests pass without it. */
const evaluateAlone = async (task: Task): Promise<void> => {
  vi.resetModules();
  const found = await evaluate(task);
  vi.resetModules();
  if (!found) say({ done: task.id, status: 'survived' });
  else if (await attempt(found.selection)) say({ done: task.id, status: 'unsure' });
  else tellKilled({ task, ...found });
};

/**
 * A mutant may leave something behind in what stays loaded, and then the next would seem to be
 * noticed as well. So what noticed some must pass without any; if not, each is evaluated alone.
 */
const confirm = async (kills: Kill[]): Promise<void> => {
  const together = new Map<string, Selection>();
  for (const kill of kills) {
    const { file, tests, ms } = upTo(kill);
    const known = together.get(file);
    const all = known ? (known.tests && tests ? [...known.tests, ...tests] : null) : tests;
    together.set(file, { file, tests: all, ms });
  }
  let clean = true;
  for (const selection of together.values()) {
    if (clean && (await attempt(selection))) clean = false;
  }
  if (clean) kills.forEach(tellKilled);
  else {
    for (const { task } of kills) {
      const whole = task.selections.map((selection) => ({ ...selection, tests: null }));
      announce(task);
      await evaluateAlone({ ...task, selections: whole });
    }
  }
  kills.length = 0;
};

const announce = (task: Task): void => {
  const ms = task.selections.reduce((sum, selection) => sum + selection.ms, 0);
  say({ begun: task.id, pid: process.pid, ms });
};

const BATCH = 10;

const mutate = async (tasks: Task[]): Promise<void> => {
  const kills: Kill[] = [];
  for (const task of tasks.filter(({ fresh }) => !fresh)) {
    announce(task);
    const found = await evaluate(task);
    if (found?.failed.end === 'hung') {
      // What waits in vain may still be at it: this process is of no use any more.
      await confirm(kills);
      tellKilled({ task, ...found });
      process.kill(process.pid, 'SIGKILL');
    }
    if (found) kills.push({ task, ...found });
    else say({ done: task.id, status: 'passed' });
    if (kills.length === BATCH) await confirm(kills);
  }
  await confirm(kills);
  for (const task of tasks.filter(({ fresh }) => fresh)) {
    announce(task);
    await evaluateAlone(task);
    if (process.memoryUsage().rss > 2_500_000_000) process.kill(process.pid, 'SIGKILL');
  }
};

/** Vitest's runner: notes which test reaches which mutant, or tries mutants in place of tests. */
export default class Worker extends VitestTestRunner {
  private plan: Plan = JSON.parse(readFileSync(join(folder, 'plan.json'), 'utf8'));
  private numbers = new Map<string, number>();

  constructor(config: VitestTestRunner['config']) {
    super(config);
    say({ worker: process.pid });
  }

  override importFile(path: string, source: 'setup' | 'collect'): unknown {
    if (this.plan.phase === 'mutate') return undefined;
    return super.importFile(path, source);
  }

  override onCollectStart(file: File): void {
    super.onCollectStart(file);
    awake.counting = this.plan.phase === 'cover';
    currentTest = undefined;
  }

  onCollected(files: File[]): void {
    for (const file of files) {
      testsOf(file).forEach((test, number) => {
        this.numbers.set(test.id, number);
      });
    }
  }

  override async onBeforeRunSuite(suite: Suite): Promise<void> {
    await super.onBeforeRunSuite(suite);
    currentTest = `${suite.file.filepath}#-1`;
  }

  override async onBeforeRunTask(test: Test): Promise<void> {
    await super.onBeforeRunTask(test);
    currentTest = `${test.file.filepath}#${this.numbers.get(test.id)}`;
  }

  override onAfterRunTask(test: Test): void {
    super.onAfterRunTask(test);
    currentTest = `${test.file.filepath}#-1`;
  }

  override async onAfterRunFiles(files?: File[]): Promise<void> {
    super.onAfterRunFiles();
    if (this.plan.phase === 'cover') return this.tell(files ?? []);
    modules = Reflect.get(this, 'moduleRunner');
    await mutate(this.plan.tasks);
  }

  private tell(files: File[]): void {
    for (const file of files) {
      const tests = testsOf(file).map(({ name, mode, result }) => ({
        name,
        state: mode === 'skip' || mode === 'todo' ? 'skip' : (result?.state ?? 'skip'),
        ms: result?.duration ?? 0,
      }));
      const hits: Hits[] = [];
      for (const [id, found] of Object.entries(coverage.perTest)) {
        const [path, number] = id.split('#') as [string, string];
        if (path === file.filepath) hits[Number(number) + 1] = found;
      }
      say({ file: file.filepath, tests, hits, ms: file.result?.duration ?? 0 });
    }
    const last = globals.__vitest_worker__.ctx.files.at(-1)?.filepath;
    if (!files.some(({ filepath }) => filepath === last)) return;
    const { fileToModulesMap } = globals.__vitest_worker__.evaluatedModules;
    const importers: Record<string, string[]> = {};
    const isTest = /\.test\.tsx?$/;
    for (const file of fileToModulesMap.keys()) {
      if (/\/node_modules\//.test(file) || isTest.test(file)) continue;
      importers[file] = [...findImporters(file)].filter((found) => isTest.test(found));
    }
    say({ static: coverage.static, importers });
  }
}
