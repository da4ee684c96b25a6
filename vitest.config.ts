import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { themeFolders } from './bin/theme.mjs';
import { themeModules } from './src/main/theme/plugin.ts';

const src = resolve(import.meta.dirname, 'src');
const harness = resolve(import.meta.dirname, 'tests/harness');

const shared = {
  setupFiles: [`${harness}/setup.ts`],
  restoreMocks: true,
  // What is waited for comes at once on a quiet machine, and later on a busy one.
  expect: { poll: { timeout: 40_000 } },
  testTimeout: 120_000,
  hookTimeout: 120_000,
};

/**
 * Test files that replace a module. Where files share their modules, whether a file meets the real
 * module or another file's replacement would hang on their order: these are run apart.
 */
const replacingUnit = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file) && !/\.(?:db|http|island)\.test\./.test(file))
  .filter((file) => /\bvi\.(?:mock|doMock)\(/.test(readFileSync(resolve(src, file), 'utf8')))
  .map((file) => `src/${file}`);

/** Every drawing with every value, and runs of other runners: as long as all the rest of their kind. */
const long = ['demo/pictures/index.test.ts', 'tests/mutation/run.test.mjs'];

/**
 * unit: nothing but code (unit-apart: those that replace a module; long: those that take a while, which
 * `npm run ok` leaves to `npm test`) · islands: server HTML, then
 * hydrated · db: a real PostgreSQL · cluster: several processes and real faults.
 */
export default defineConfig({
  plugins: [themeModules(themeFolders())],
  resolve: { alias: [{ find: /^#/, replacement: `${src}/` }] },
  test: {
    // By itself Vitest leaves a core free: on two cores that is half of them, and tests often wait.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'unit',
          // Modules are loaded once for all files: that is a third of the time.
          isolate: false,
          include: [
            'src/**/*.test.{ts,tsx}',
            'demo/**/*.test.ts',
            'tests/{harness,extend}/**/*.test.ts',
            'tests/{runner,mutation}/*.test.mjs',
          ],
          exclude: ['**/*.{db,http,island}.test.{ts,tsx}', ...replacingUnit, ...long],
        },
      },
      { extends: true, test: { ...shared, name: 'long', include: long } },
      {
        extends: true,
        test: { ...shared, name: 'unit-apart', include: replacingUnit },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'islands',
          include: ['src/**/*.island.test.tsx'],
          environment: 'happy-dom',
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'db',
          include: [
            '{src,demo}/**/*.{db,http}.test.{ts,tsx}',
            'tests/{http,harness,extend}/**/*.{db,http}.test.ts',
            'tests/http/**/*.test.ts',
          ],
          globalSetup: [`${harness}/global-setup.ts`],
          // A process keeps the application loaded from file to file: to load it is most of the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'cluster',
          include: ['tests/cluster/**/*.test.ts'],
          globalSetup: [`${harness}/global-setup.ts`],
          expect: { poll: { timeout: 60_000 } },
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // Each starts several processes, and often waits for one of them: two at a time, once all else is done.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
