// `npm run ok`: what a change must hold to before it is handed in. Each check is run, also after
// one has failed. `npm run ok -- types walls` runs only those.
import '../bin/runtime.mjs';
import { runPackage } from './runner/child.mjs';
import { printCounts, saveCounts } from './runner/counts.mjs';
import { checkWalls } from './runner/walls.mjs';

const typescript = (...args) => runPackage('typescript/bin/tsc', args);

const checks = {
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
  walls: checkWalls,
  unused: () => runPackage('knip/bin/knip.js', ['--no-progress']),
  unit: () => runPackage('vitest/vitest.mjs', ['run', '--project=unit*', '--reporter=dot']),
};

const given = process.argv.slice(2);
const unknown = given.filter((name) => !(name in checks));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are ${Object.keys(checks).join(', ')}.`);
  process.exit(1);
}
const failed = [];
const chosen = Object.entries(checks).filter(
  ([name]) => given.length === 0 || given.includes(name),
);
for (const [name, check] of chosen) {
  console.log(`\n── ${name}`);
  if ((await check()) !== 0) failed.push(name);
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
