import { inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { codecOf } from '#fields/codecs';
import { wireName } from '#kernel/define/entity';
import { fileTexts as texts } from '#kernel/messages/nl-entities';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { Values } from '../contract';
import { differing } from '../server/changes';
import { checkWrite } from '../server/checks';
import { isSame } from '../server/is-same';
import { isMissing, usualValue } from '../server/read-values';
import { resolveValues } from '../server/resolve';
import { lockRows } from '../server/rows';
import { type StoredEntity, type StoredRow, valuesOf } from '../server/stored';
import { type FileItem, keyField } from './read-file';

/** A line that was refused, and why. */
export type Refusal = { line: number; key: string; reason: string };

/** What becomes of an item; `told`: each field that changes, as people read it. */
export type Plan = {
  line: number;
  key: string;
  kind: 'new' | 'changed' | 'unchanged';
  told: string[];
};

/** What is written of an item. */
export type Step = { plan: Plan; insert?: Values; update?: { row: StoredRow; values: Values } };

/** Rows that the items name, held, by what they are known by. */
const lockNamed = async (
  tx: Tx,
  { stored, siteId }: { stored: StoredEntity; siteId: number },
  items: readonly FileItem[],
): Promise<Map<string, StoredRow>> => {
  const keys = items.flatMap(({ key }) => key ?? []);
  if (keys.length === 0) return new Map();
  const field = keyField(stored.entity);
  const column = (stored.table as unknown as Record<string, PgColumn>)[field?.name ?? 'id'];
  if (!column) throw new Error(`${stored.entity.name} has no column for its key`);
  const ids = keys.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0 && id < 2 ** 31);
  const isNamed = field
    ? inArray(column, keys)
    : ids.length > 0
      ? inArray(column, ids)
      : sql`false`;
  const rows = await lockRows(tx, stored, siteId, isNamed);
  return new Map(rows.map((row) => [String(row[field?.name ?? 'id']), row]));
};

const describeChanges = (stored: StoredEntity, before: Values, after: Values): string[] =>
  stored.entity.fields.flatMap((field) => {
    const wire = wireName(field);
    if (isSame(before[wire], after[wire])) return [];
    const { tell } = codecOf(field);
    return [`${field.label}: ${tell(before[wire], field)} → ${tell(after[wire], field)}`];
  });

const firstProblem = (
  stored: StoredEntity,
  problems: Record<string, string>,
): string | undefined => {
  const [first] = Object.entries(problems);
  if (!first) return undefined;
  const [wire, message] = first;
  const field = stored.entity.fields.find((one) => wireName(one) === wire);
  return `${field?.label ?? wire}: ${message}`;
};

/** What a file says of a row, with what it says in several columns put together. */
const itemValues = (
  { entity }: StoredEntity,
  { values, parts }: FileItem,
  now: Date,
  stands?: Values,
): Values => {
  const joined = entity.fields.flatMap((field) => {
    const wire = wireName(field);
    const { spread } = codecOf(field);
    const given = parts[wire];
    return spread && given
      ? [[wire, spread.join(given, stands?.[wire] ?? usualValue(field, now))]]
      : [];
  });
  return { ...values, ...Object.fromEntries(joined) };
};

const stepOf = (
  stored: StoredEntity,
  item: FileItem,
  row: StoredRow | undefined,
  now: Date,
): Step | string => {
  const { line, key } = item;
  const { fields } = stored.entity;
  if (row) {
    const before = valuesOf(stored, row);
    const after = { ...before, ...itemValues(stored, item, now, before) };
    const kind = differing(stored, before, after).length > 0 ? 'changed' : 'unchanged';
    const plan: Plan = { line, key: key ?? '', kind, told: describeChanges(stored, before, after) };
    return kind === 'changed' ? { plan, update: { row, values: after } } : { plan };
  }
  if (key !== undefined && !keyField(stored.entity)) return texts.unknownRow(key);
  const values = itemValues(stored, item, now);
  const lacks = fields.filter((field) => isMissing(field) && values[wireName(field)] === undefined);
  if (lacks.length > 0) return texts.missing(lacks.map(({ label }) => label).join(', '));
  const usual = Object.fromEntries(
    fields.map((field) => [wireName(field), usualValue(field, now)]),
  );
  return { plan: { line, key: key ?? '', kind: 'new', told: [] }, insert: { ...usual, ...values } };
};

/** The step, or what other features find wrong with it. */
const checkStep = async (
  host: Host,
  tx: Tx,
  stored: StoredEntity,
  step: Step,
): Promise<Step | string> => {
  const { insert, update } = step;
  const after = insert ?? update?.values;
  if (!after) return step;
  const before = update ? valuesOf(stored, update.row) : null;
  const problems = await checkWrite(host, tx, stored, { id: update?.row.id, before, after });
  return firstProblem(stored, problems) ?? step;
};

/** What becomes of some items of a file; rows that they name are held. */
export const planItems = async (
  host: Host,
  tx: Tx,
  of: { stored: StoredEntity; siteId: number; seen: Set<string> },
  items: readonly FileItem[],
): Promise<{ steps: Step[]; refused: Refusal[] }> => {
  const { stored, seen } = of;
  const rows = await lockNamed(tx, of, items);
  const found = await resolveValues(
    host,
    tx,
    stored.entity.fields,
    items.map(({ values }) => values),
  );
  const steps: Step[] = [];
  const refused: Refusal[] = [];
  for (const [at, item] of items.entries()) {
    const { line, key } = item;
    const problem = firstProblem(stored, { ...found[at], ...item.problems });
    const isTwice = key !== undefined && seen.has(key);
    if (key !== undefined) seen.add(key);
    const planned =
      problem ??
      (isTwice ? texts.twice : stepOf(stored, item, rows.get(key ?? ''), host.clock.now()));
    const step = typeof planned === 'string' ? planned : await checkStep(host, tx, stored, planned);
    if (typeof step === 'string') refused.push({ line, key: key ?? '', reason: step });
    else steps.push(step);
  }
  return { steps, refused };
};
