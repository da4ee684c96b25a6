#!/usr/bin/env node
// The command `etalage`: builds if needed, then runs what was built.
import module from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Etalage vraagt Node 20.19 of nieuwer; dit is ${process.versions.node}.`);
  process.exit(1);
}
// React renders seven times faster so, and it is decided when React is first loaded.
process.env.NODE_ENV ??= 'production';

const { buildIfStale, root } = await import('./build.mjs');
await buildIfStale();
// From Node 22 on what was compiled is kept for the next start, which saves it a fifth.
module.enableCompileCache?.(join(root, 'dist', 'compiled'));
const { run } = await import(pathToFileURL(join(root, 'dist', 'server', 'cli.js')).href);
await run(process.argv, root);
