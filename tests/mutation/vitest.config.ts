import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { defineConfig, mergeConfig } from 'vitest/config';
import usual from '../../vitest.config.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = process.env.MUTATION_FOLDER ?? '';

/** The usual tests, with the source that has the mutants in place of the source. */
export default mergeConfig(
  usual,
  defineConfig({
    root,
    plugins: [
      {
        name: 'mutants',
        enforce: 'pre',
        load(id) {
          const file = id.split('?', 1)[0] ?? id;
          if (!file.startsWith(`${root}/`)) return undefined;
          const copy = join(folder, relative(root, file));
          return existsSync(copy) ? readFileSync(copy, 'utf8') : undefined;
        },
      },
    ],
    test: {
      runner: resolve(import.meta.dirname, 'worker.ts'),
      // One process that keeps everything loaded; the mutant is switched in it.
      maxWorkers: 1,
      // Of a mutant that makes more and more: then its process dies, and not the machine.
      execArgv: ['--max-old-space-size=3072'],
      isolate: false,
      passWithNoTests: true,
      silent: true,
      dangerouslyIgnoreUnhandledErrors: true,
      testTimeout: 60_000,
      hookTimeout: 30_000,
      expect: { poll: { timeout: 10_000 } },
    },
  }),
);
