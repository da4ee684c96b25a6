/** Runs a TypeScript file of ours in a process of its own: `node run.mjs file argument…`. */
import { resolve } from 'node:path';
import { runnerImport } from 'vite';

const root = resolve(import.meta.dirname, '../..');

await runnerImport(resolve(process.argv[2]), {
  root,
  configFile: false,
  logLevel: 'error',
  resolve: { alias: [{ find: /^#/, replacement: `${root}/src/` }] },
});
