// `npm run watch`: the unit tests of what changes, each time that a file is saved. What follows `--` goes to Vitest, such
// as a part of a file's name.
import '../bin/runtime.mjs';
import { runPackage } from './runner/child.mjs';

process.exitCode = await runPackage('vitest/vitest.mjs', [
  ...['watch', '--project=unit*', '--changed', '--passWithNoTests'],
  ...process.argv.slice(2),
]);
