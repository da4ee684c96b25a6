#!/usr/bin/env node
// The command `etalage`: builds if needed, then runs what was built.
import './runtime.mjs';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

// React renders seven times faster so, and it is decided when React is first loaded.
process.env.NODE_ENV ??= 'production';

const { buildIfStale, root } = await import('./build.mjs');
const cli = join(root, 'dist', 'server', 'cli.js');
/** Who asks what there is waits for no build: an older one knows it too, and so do the texts beside this. */
const asksHelp =
  process.argv.length < 3 || process.argv.some((word) => /^(-h|--help|help)$/.test(word));
if (asksHelp && !existsSync(cli)) {
  const { helpOf } = await import('./help.mjs');
  process.stdout.write(helpOf(process.argv.slice(2)));
  process.exit();
}
if (!asksHelp) {
  try {
    await buildIfStale();
  } catch (error) {
    // What is wrong with the sources or the theme was told by the build itself.
    console.error(error.message);
    process.exit(1);
  }
}
// What was compiled is kept for the next start, which saves it a fifth; Node 20 can't.
module.enableCompileCache?.(join(root, 'dist', 'compiled'));
const { run } = await import(pathToFileURL(cli).href);
await run(process.argv, root);
