import { randomUUID } from 'node:crypto';
import {
  type FileItem,
  importItems,
  type StoredEntity,
  type StoredRow,
  valuesOf,
} from '#features/entities/api.server';
import { wireName } from '#kernel/define/entity';
import { AppError, badRequest } from '#kernel/errors';
import { libraryTexts as texts } from '#kernel/messages/nl-library';
import type { Host } from '#platform/host';
import type { Replaced } from '../contract';
import { findUses, isInNavigation, readUsed } from './uses';

/** A picture that takes another's place. `alt`: what is on it. */
export type Substitute = { key: string; width: number; height: number; alt: string };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value with one picture in the place of another, however deep. */
export const withPicture = (
  value: unknown,
  { from, to }: { from: { key: string; alt: string }; to: Substitute },
): unknown => {
  if (Array.isArray(value)) return value.map((one) => withPicture(one, { from, to }));
  if (!isObject(value)) return value;
  if (value.key === from.key && typeof value.alt === 'string') {
    // What was said of it in one place, for that place, stays.
    const alt = value.alt === from.alt ? to.alt : value.alt;
    return { ...value, key: to.key, width: to.width, height: to.height, alt };
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, withPicture(one, { from, to })]),
  );
};

type Replacement = { from: { key: string; alt: string }; to: Substitute };

/** A row as a line of an import that says what it holds otherwise; `line`: from 1. */
const itemOf = (
  stored: StoredEntity,
  row: StoredRow,
  { line, ...replacement }: Replacement & { line: number },
): FileItem => {
  const { entity } = stored;
  const stands = valuesOf(stored, row);
  const key = entity.fields.find(({ name }) => name === entity.key);
  const values = Object.fromEntries(
    Object.entries(stands).flatMap(([wire, value]) => {
      const changed = withPicture(value, replacement);
      return JSON.stringify(changed) === JSON.stringify(value) ? [] : [[wire, changed]];
    }),
  );
  return {
    ...{ line, values, parts: {}, problems: {} },
    key: String(key ? stands[wireName(key)] : row.id),
  };
};

/**
 * Puts one picture in the place of another wherever that stands, as an import of each kind of row: noted in the
 * history, told to all processes, and undone as one. Throws a 403 where `mayChange` says no, a 409 where
 * something refuses it; then nothing is changed.
 */
export const replacePicture = async (
  host: Host,
  replacement: Replacement,
  { mayChange, staffId }: { mayChange: (stored: StoredEntity) => boolean; staffId: number },
): Promise<Replaced> => {
  const { from, to } = replacement;
  if (from.key === to.key) throw badRequest(texts.replaceSame);
  const uses = await findUses(host, host.db, from.key);
  const refused = uses.filter(({ stored }) => !mayChange(stored));
  if (refused.length > 0) {
    const labels = refused.map(({ stored }) => stored.entity.label.many.toLowerCase()).join(', ');
    throw new AppError(403, 'may_not', texts.notEverywhere(labels));
  }
  if (isInNavigation(host, from.key)) throw new AppError(409, 'held', texts.inNavigation);
  const file = texts.replaced(from.key, to.key);
  const jobs: { stored: StoredEntity; items: FileItem[] }[] = [];
  for (const used of uses) {
    const rows = await readUsed(host, host.db, used);
    const items = rows.map((row, at) => itemOf(used.stored, row, { ...replacement, line: at + 1 }));
    jobs.push({ stored: used.stored, items });
  }
  const run = ({ stored, items }: (typeof jobs)[number], dryRun: boolean) => {
    const source = { hash: `replace ${randomUUID()}`, items, total: items.length };
    return importItems(host, stored, source, { file, dryRun, staffId });
  };
  for (const job of jobs) {
    const [problem] = (await run(job, true)).refused;
    if (problem) throw new AppError(409, 'held', texts.notReplaced(problem.reason));
  }
  const imports: Replaced['imports'][number][] = [];
  let changed = 0;
  for (const job of jobs) {
    const { plans, importId } = await run(job, false);
    changed += plans.filter(({ kind }) => kind === 'changed').length;
    if (importId !== undefined) imports.push({ entity: job.stored.entity.name, importId });
  }
  return { changed, imports };
};
