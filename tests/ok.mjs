// `npm run ok`: what a change must hold to before it is handed in. Each check is run, also after
// one has failed. `npm run ok -- types walls` runs only those.
import '../bin/runtime.mjs';
import { fileURLToPath } from 'node:url';
import { tellTypeErrors } from './runner/causes.mjs';
import { runPackage, runQuietly } from './runner/child.mjs';
import { printCounts, saveCounts } from './runner/counts.mjs';
import { checkWalls } from './runner/walls.mjs';

const typescript = (...args) => runPackage('typescript/bin/tsc', args);

// In the order in which they are told: an import that may not be explains errors of types, and not the other way around.
const checks = {
  walls: checkWalls,
  // First everything at once; then room by room, where Node or the DOM is out of reach.
  types: async () =>
    (await typescript('--noEmit')) || (await typescript('--build', 'tsconfig.rooms.json')),
  style: () =>
    runPackage('@biomejs/biome/bin/biome', [
      'check',
      '--error-on-warnings',
      '--diagnostic-level=warn',
      '--max-diagnostics=50',
    ]),
  unused: () => runPackage('knip/bin/knip.js', ['--no-progress']),
  unit: () => runPackage('vitest/vitest.mjs', ['run', '--project=unit*', '--reporter=dot']),
};

/** What `npm run ok -- NAME` gives the process that runs one check by itself. */
const ALONE = '--alone';

const given = process.argv.slice(2);
const names = given.filter((name) => name !== ALONE);
const unknown = names.filter((name) => !(name in checks));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are ${Object.keys(checks).join(', ')}.`);
  process.exit(1);
}
if (given.includes(ALONE)) process.exit(await checks[names[0]]());

const chosen = Object.keys(checks).filter((name) => names.length === 0 || names.includes(name));
const failed = [];
const tell = (name, code, output = '') => {
  console.log(`\n── ${name}\n${output}`.trimEnd());
  if (code !== 0) failed.push(name);
};

const runAlone = (name) => runQuietly([fileURLToPath(import.meta.url), name, ALONE]);

// Walls take seconds. The compiler keeps one core busy for as long as the others together keep another; what each of
// them writes is shown once it is done.
const apart = async (those) => {
  for (const name of those.filter((one) => chosen.includes(one))) {
    const { code, output } = await runAlone(name);
    tell(name, code, (code !== 0 && name === 'types' && tellTypeErrors(output)) || output);
  }
};
await apart(['walls']);
await Promise.all([apart(['types']), apart(['style', 'unused'])]);
if (chosen.includes('unit')) {
  console.log('\n── unit');
  if ((await checks.unit()) !== 0) failed.push('unit');
}
const counts = {
  passed: chosen.length - failed.length,
  failed: failed.length,
  skipped: 0,
  failures: failed.map((name) => `npm run ok -- ${name}`),
};
saveCounts('ok', counts);
printCounts(counts);
process.exitCode = failed.length > 0 ? 1 : 0;
