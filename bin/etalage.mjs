#!/usr/bin/env node
// The command `etalage`: builds if needed, then runs what was built.
import './runtime.mjs';
import module from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

// React renders seven times faster so, and it is decided when React is first loaded.
process.env.NODE_ENV ??= 'production';

const { buildIfStale, root } = await import('./build.mjs');
await buildIfStale();
// What was compiled is kept for the next start, which saves it a fifth; Node 20 can't.
module.enableCompileCache?.(join(root, 'dist', 'compiled'));
const { run } = await import(pathToFileURL(join(root, 'dist', 'server', 'cli.js')).href);
await run(process.argv, root);
