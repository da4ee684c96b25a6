import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { root } from '../runner/child.mjs';
import { isMutated, whyIgnored } from './areas.mjs';

const quiet = {
  isDebugEnabled: () => false,
  debug: () => {},
  info: () => {},
  warn: (...line) => console.warn(...line),
  error: (...line) => console.error(...line),
};

/**
 * What the instrumented code calls, in each file: whether a mutant is the one that is awake, and which
 * mutants' places are passed. Stryker's own counts always; these must be cheap in the tightest loop.
 */
const HEADER = `const stryNS_9fa48 = globalThis.__stryker__ ??= {};
function stryMutAct_9fa48(id) {
  if (stryNS_9fa48.activeMutant !== id) return false;
  if (++stryNS_9fa48.hitCount > stryNS_9fa48.hitLimit) throw new Error('Hit count limit reached');
  return true;
}
function stryCov_9fa48() {
  if (stryNS_9fa48.counting) stryNS_9fa48.count(arguments);
}
`;

/** The files under a path of the project that have rules to break, in a fixed order. */
const listFiles = (path) => {
  const full = join(root, path);
  const names = statSync(full).isDirectory()
    ? readdirSync(full, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name))
    : [path];
  return names.filter((name) => statSync(join(root, name)).isFile() && isMutated(name)).sort();
};

const oneLine = (text) => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 90 ? `${line.slice(0, 87)}...` : line;
};

/** What stood where a mutant stands; positions count from 0. */
const originalOf = (lines, { start, end }) => {
  if (start.line === end.line) return lines[start.line].slice(start.column, end.column);
  const between = lines.slice(start.line + 1, end.line);
  return [
    lines[start.line].slice(start.column),
    ...between,
    lines[end.line].slice(0, end.column),
  ].join('\n');
};

/**
 * Writes the source under `path` to `folder` with all its mutants built in, each asleep until its id
 * is the active one. Returns the mutants: id, file, line and column (from 1), operator, what it
 * replaces by what; and how many places were left out, by reason.
 */
export const instrument = async (path, folder) => {
  const files = listFiles(path).map((name) => ({
    name: join(root, name),
    content: readFileSync(join(root, name), 'utf8'),
    mutate: true,
  }));
  const ignorer = {
    shouldIgnore: (at) => whyIgnored(at, at.hub.file.opts.filename.slice(root.length + 1)),
  };
  const made = await new Instrumenter(quiet).instrument(files, {
    plugins: null,
    excludedMutations: [],
    ignorers: [ignorer],
    noHeader: true,
  });
  const sources = new Map(files.map(({ name, content }) => [name, content.split('\n')]));
  for (const { name, content } of made.files) {
    const copy = join(folder, name.slice(root.length + 1));
    mkdirSync(dirname(copy), { recursive: true });
    writeFileSync(copy, HEADER + content);
  }
  const ignored = {};
  const mutants = [];
  for (const { id, fileName, location, mutatorName, replacement, statusReason } of made.mutants) {
    if (statusReason) ignored[statusReason] = (ignored[statusReason] ?? 0) + 1;
    else {
      mutants.push({
        id,
        file: fileName.slice(root.length + 1),
        line: location.start.line + 1,
        column: location.start.column + 1,
        operator: mutatorName,
        original: oneLine(originalOf(sources.get(fileName), location)),
        replacement: oneLine(replacement),
      });
    }
  }
  return { mutants, ignored };
};
