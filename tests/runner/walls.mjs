// The walls of .dependency-cruiser.cjs, and those between features.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { root } from './child.mjs';
import { findBrokenOwners } from './owners.mjs';

const require = createRequire(import.meta.url);

const tell = ({ rule, from, to, cycle = [] }) =>
  cycle.length > 0
    ? `${rule.name}: ${[from, ...cycle.map(({ name }) => name)].join(' → ')}`
    : `${rule.name}: ${from} → ${to}`;

/**
 * Checks who imports whom and writes what is wrong. Resolves with an exit code: 1 as well when
 * hardly a module or an import was read, since a parser that is not there finds no fault either.
 */
export const checkWalls = async () => {
  process.chdir(root);
  const { options, ...ruleSet } = require(join(root, '.dependency-cruiser.cjs'));
  const folders = ['src', 'demo', 'tests', 'bench'].filter((name) => existsSync(name));
  const { output } = await cruise(folders, { ...options, ruleSet, validate: true });
  const { violations, totalCruised, totalDependenciesCruised: imports } = output.summary;
  console.log(`${totalCruised} modules, ${imports} imports`);
  if (!totalCruised || imports < totalCruised / 2) {
    console.error('That is too few: the sources were not read.');
    return 1;
  }
  const broken = new Set(violations.map(({ rule }) => rule.name));
  for (const violation of violations) console.error(tell(violation));
  for (const { name, comment } of ruleSet.forbidden) {
    if (broken.has(name)) console.error(`\n${name}: ${comment}`);
  }
  const owners = findBrokenOwners(join('src', 'features'));
  for (const problem of owners) console.error(`owners: ${problem}`);
  return violations.length + owners.length > 0 ? 1 : 0;
};
