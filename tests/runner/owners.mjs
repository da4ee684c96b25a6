// What features use of each other, held to what each says that it needs. Dependency-cruiser sees files;
// it sees neither `needs` nor the tables that SQL names.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Tables of others that SQL names though `needs` leads there neither by itself nor through others, or writes
 * although they are another's. Each is a debt: the list gets shorter, never longer. What goes where instead:
 * the owner's `api.server` gets a function, or takes one from who needs it.
 */
const debts = { reads: [], writes: [] };

const isSource = (name) => /\.tsx?$/.test(name) && !/\.(?:test|test-support)\./.test(name);

const readSources = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter(isSource)
    .map((name) => ({
      path: join(folder, name),
      text: readFileSync(join(folder, name), 'utf8'),
    }));

const namesIn = (list) => [...list.matchAll(/'([\w-]+)'/g)].map(([, name]) => name);

/** The tables of a source, by the names that drizzle and SQL know them by. */
const tablesOf = (text) =>
  [...text.matchAll(/export const (\w+) = pgTable\(\s*'(\w+)'/g)].map(([, name, table]) => ({
    name,
    table,
  }));

const readFeature = (root, name) => {
  const sources = readSources(join(root, name));
  const definition =
    sources.find(({ path }) => path === join(root, name, 'feature.ts'))?.text ?? '';
  const tables = sources
    .filter(({ path }) => path.endsWith('tables.ts'))
    .flatMap(({ text }) => tablesOf(text));
  return {
    name,
    sources,
    tables,
    needs: namesIn(/needs:\s*\[([^\]]*)\]/.exec(definition)?.[1] ?? ''),
  };
};

const reach = (features, name, seen = new Set()) => {
  for (const need of features.get(name)?.needs ?? []) {
    if (seen.has(need)) continue;
    seen.add(need);
    reach(features, need, seen);
  }
  return seen;
};

/** The features whose `api.server` a source imports. */
const importsOf = (text) =>
  [...text.matchAll(/from '#features\/([\w-]+)\/(?:[\w/-]+\/)?api\.server'/g)].map(
    ([, name]) => name,
  );

/** The tables that SQL in a source names, and those that it writes. */
const tablesIn = (text, verbs) =>
  text.includes('sql`')
    ? [...text.matchAll(new RegExp(`\\b(?:${verbs})\\s+([a-z_]+)\\b`, 'g'))].map(
        ([, table]) => table,
      )
    : [];

/** What a source writes through drizzle of what it imports from other features: names as they are exported. */
const writtenIn = (text) => {
  const imported = [
    ...text.matchAll(/import \{([^}]*)\} from '#features\/([\w-]+)\/(?:[\w/-]+\/)?api\.server'/g),
  ].flatMap(([, list, feature]) =>
    list.split(',').map((one) => {
      const [name, local = name] = one.trim().split(' as ');
      return { name, local, feature };
    }),
  );
  const written = [...text.matchAll(/\.(?:update|insert|delete)\((\w+)\)/g)];
  return written.flatMap(([, local]) => imported.find((one) => one.local === local) ?? []);
};

/** What is wrong with the features below a folder, a sentence each. Throws when hardly any was read. */
export const findBrokenOwners = (root, known = debts) => {
  const names = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const features = new Map(names.map((name) => [name, readFeature(root, name)]));
  const ownerOf = new Map(
    [...features.values()].flatMap(({ name, tables }) => tables.map(({ table }) => [table, name])),
  );
  if (ownerOf.size < names.length / 4) throw new Error('The tables were not read.');
  const problems = new Set();
  const owed = { reads: new Set(), writes: new Set() };
  for (const { name, needs, sources } of features.values()) {
    const reached = reach(features, name);
    for (const { path, text } of sources) {
      for (const used of importsOf(text)) {
        if (used === name || needs.includes(used)) continue;
        problems.add(`${path} uses ${used}: name it in \`needs\` of ${name}/feature.ts`);
      }
      const look = (kind, verbs, isFree) => {
        for (const table of tablesIn(text, verbs)) {
          const owner = ownerOf.get(table);
          if (owner === undefined || owner === name || isFree(owner)) continue;
          const debt = `${name} ${owner}`;
          owed[kind].add(debt);
          if (known[kind].includes(debt)) continue;
          const how = kind === 'reads' ? 'reads' : 'writes';
          problems.add(
            `${path} ${how} '${table}', a table of ${owner}: ask a function of ${owner}/api.server`,
          );
        }
      };
      look('reads', '(?<!delete )from|join', (owner) => reached.has(owner));
      look('writes', 'insert into|update|delete from', () => false);
      for (const { name: exported, feature } of writtenIn(text)) {
        const isTable = features.get(feature)?.tables.some((one) => one.name === exported);
        if (!isTable) continue;
        problems.add(
          `${path} writes '${exported}', a table of ${feature}: ask a function of ${feature}/api.server`,
        );
      }
    }
  }
  for (const kind of ['reads', 'writes']) {
    for (const debt of known[kind]) {
      if (!owed[kind].has(debt))
        problems.add(`'${debt}' is paid: take it off ${kind} in tests/runner/owners.mjs`);
    }
  }
  return [...problems];
};
