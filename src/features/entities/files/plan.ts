import { and, eq, inArray, sql } from 'drizzle-orm';
import { codecOf } from '#fields/codecs';
import { traitsOf } from '#fields/traits';
import { type EntityField, wireName } from '#kernel/define/entity';
import { entityTexts, fileTexts as texts } from '#kernel/messages/nl-entities';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { Values } from '../contract';
import { differing } from '../server/changes';
import { checkWrite } from '../server/checks';
import { isSame } from '../server/is-same';
import { isMissing, type Problems, usualValue } from '../server/read-values';
import { resolveValues } from '../server/resolve';
import { lockRows } from '../server/rows';
import {
  columnOf,
  type StoredEntity,
  type StoredRow,
  uniqueFields,
  valuesOf,
} from '../server/stored';
import type { FileItem } from './read-file';
import { tellBlocks } from './tell-blocks';

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
export type Step = {
  plan: Plan;
  insert?: Values;
  /** The number that the new row gets; left out: the next one. */
  id?: number;
  update?: { row: StoredRow; values: Values };
};

/** `key`: the field by whose value items name rows; undefined: by their number. */
export type PlanOf = {
  stored: StoredEntity;
  siteId: number;
  key: EntityField | undefined;
  /** What earlier items are known by, and the values of theirs that no others may have. */
  seen: Set<string>;
  /** A row that isn't there yet gets the number that its item has. */
  keepsNumbers?: boolean;
  /** Numbers of rows that come later, by their entity's name. */
  coming?: ReadonlyMap<string, ReadonlySet<number>>;
};

/** Rows that the items name, held, by what they are known by. */
const lockNamed = async (
  tx: Tx,
  { stored, siteId, key: field }: PlanOf,
  items: readonly FileItem[],
): Promise<Map<string, StoredRow>> => {
  const keys = items.flatMap(({ key }) => key ?? []);
  if (keys.length === 0) return new Map();
  const column = columnOf(stored, field?.name ?? 'id');
  const ids = keys.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0 && id < 2 ** 31);
  const isNamed = field
    ? inArray(column, keys)
    : ids.length > 0
      ? inArray(column, ids)
      : sql`false`;
  const rows = await lockRows(tx, stored, siteId, isNamed);
  return new Map(rows.map((row) => [String(row[field?.name ?? 'id']), row]));
};

/** A value that no two rows may share. */
const claimOf = (field: EntityField, values: Values): string | undefined => {
  const value = values[wireName(field)];
  return value === null || value === undefined ? undefined : `${wireName(field)}\n${value}`;
};

/** Of values that no two rows may share: the numbers of the rows that have them. */
const findOwners = async (
  tx: Tx,
  { stored, siteId, key }: PlanOf,
  rows: readonly Values[],
): Promise<Map<string, number>> => {
  const owners = new Map<string, number>();
  const { table } = stored;
  for (const { field, column } of uniqueFields(stored)) {
    const values = rows.flatMap((row) => row[wireName(field)] ?? []);
    // By its key a row was looked up already, but for those in the table that aren't the entity's.
    if ((field === key && !stored.only) || values.length === 0) continue;
    const isOne = and(eq(table.siteId, siteId), inArray(column, values));
    const found = await tx.select({ id: table.id, value: column }).from(table).where(isOne);
    for (const { id, value } of found) {
      owners.set(claimOf(field, { [wireName(field)]: value }) ?? '', id as number);
    }
  }
  return owners;
};

const describeChanges = (stored: StoredEntity, before: Values, after: Values): string[] =>
  stored.entity.fields.flatMap((field) => {
    const wire = wireName(field);
    if (isSame(before[wire], after[wire])) return [];
    const { tell } = codecOf(field);
    const blocks = traitsOf(field).isTree && tellBlocks(field, before[wire], after[wire]);
    if (blocks) return [`${field.label}: ${blocks}`];
    return [`${field.label}: ${tell(before[wire], field)} → ${tell(after[wire], field)}`];
  });

/** All that is wrong with an item, each by what people call its field, in the order of the fields. */
const tellProblems = ({ entity: { fields } }: StoredEntity, problems: Problems): string =>
  Object.entries(problems)
    .map(([wire, message]) => {
      const at = fields.findIndex((one) => wireName(one) === wire);
      // What is wrong with an item as a whole has no field to be told at.
      return { at, told: wire === '' ? message : `${fields[at]?.label ?? wire}: ${message}` };
    })
    .toSorted((one, other) => one.at - other.at)
    .map(({ told }) => told)
    .join(' ');

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

/** What a new row needs and isn't told; what is told wrong is no lack. */
const tellLacks = (
  fields: readonly EntityField[],
  values: Values,
  problems: Problems,
): string | undefined => {
  // What is wrong with the item as a whole may be why it lacks them.
  if (problems[''] !== undefined) return undefined;
  const lacks = fields.filter((field) => {
    const wire = wireName(field);
    return isMissing(field) && values[wire] === undefined && problems[wire] === undefined;
  });
  return lacks.length > 0 ? texts.missing(lacks.map(({ label }) => label).join(', ')) : undefined;
};

type StepOf = {
  row: StoredRow | undefined;
  isKeyed: boolean;
  keepsNumbers: boolean;
  now: Date;
  /** What was found to be wrong with the item. */
  problems: Problems;
};

const stepOf = (
  stored: StoredEntity,
  item: FileItem,
  { row, isKeyed, keepsNumbers, now, problems }: StepOf,
): Step | string => {
  const { line, key } = item;
  const { fields } = stored.entity;
  const told = tellProblems(stored, problems);
  if (row) {
    if (told !== '') return told;
    const before = valuesOf(stored, row);
    const after = { ...before, ...itemValues(stored, item, now, before) };
    const kind = differing(stored, before, after).length > 0 ? 'changed' : 'unchanged';
    const plan: Plan = { line, key: key ?? '', kind, told: describeChanges(stored, before, after) };
    return kind === 'changed' ? { plan, update: { row, values: after } } : { plan };
  }
  if (key !== undefined && !isKeyed && !keepsNumbers) {
    return [texts.unknownRow(key), told].filter(Boolean).join('; ');
  }
  const said = itemValues(stored, item, now);
  // An empty cell says that there is nothing, but where something must be.
  const needed = new Set(fields.filter(isMissing).map(wireName));
  const lacking = Object.entries(item.fresh ?? {}).filter(
    ([wire]) => said[wire] === undefined || (said[wire] === null && needed.has(wire)),
  );
  const values = { ...said, ...Object.fromEntries(lacking) };
  const refusals = [tellLacks(fields, values, problems), told].filter(Boolean);
  if (refusals.length > 0) return refusals.join('; ');
  const usual = Object.fromEntries(
    fields.map((field) => [wireName(field), usualValue(field, now)]),
  );
  return {
    plan: { line, key: key ?? '', kind: 'new', told: [] },
    insert: { ...usual, ...values },
    ...(keepsNumbers && key !== undefined && { id: Number(key) }),
  };
};

const afterOf = ({ insert, update }: Step): Values | undefined => insert ?? update?.values;

/** The step, or what is wrong with what it comes to: what another row has, and what other features say. */
const checkStep = async (
  host: Host,
  tx: Tx,
  { stored, seen, owners }: PlanOf & { owners: ReadonlyMap<string, number> },
  step: Step,
): Promise<Step | string> => {
  const { update } = step;
  const id = update?.row.id ?? step.id;
  const after = afterOf(step);
  if (!after) return step;
  const claims = uniqueFields(stored).flatMap(({ field }) => {
    const claim = claimOf(field, after);
    return claim === undefined ? [] : [{ field, claim }];
  });
  const taken = claims.filter(({ claim }) => {
    const owner = owners.get(claim) ?? update?.row.id;
    return seen.has(claim) || owner !== update?.row.id;
  });
  const before = update ? valuesOf(stored, update.row) : null;
  const problem = tellProblems(stored, {
    ...(await checkWrite(host, tx, stored, { id, before, after })),
    ...Object.fromEntries(taken.map(({ field }) => [wireName(field), entityTexts.taken])),
  });
  if (problem !== '') return problem;
  for (const { claim } of claims) seen.add(claim);
  return step;
};

/** Parts with numbers of their own, which a folder brings, by the numbers that they have here. */
const settleParts = async (
  tx: Tx,
  { entity, parts = {} }: StoredEntity,
  items: readonly FileItem[],
): Promise<void> => {
  for (const [name, { settle }] of Object.entries(parts)) {
    const field = entity.fields.find((one) => one.name === name);
    if (!settle || !field) continue;
    const wire = wireName(field);
    const said = items.filter(
      ({ values, problems }) => Array.isArray(values[wire]) && problems[wire] === undefined,
    );
    if (said.length === 0) continue;
    const rows = said.map(({ key, values }) => ({ id: Number(key), value: values[wire] }));
    for (const [at, value] of (await settle(tx, rows)).entries()) {
      const item = said[at];
      if (item) item.values[wire] = value;
    }
  }
};

/** What becomes of some items of a file; rows that they name are held. */
export const planItems = async (
  host: Host,
  tx: Tx,
  of: PlanOf,
  items: readonly FileItem[],
): Promise<{ steps: Step[]; refused: Refusal[] }> => {
  const { stored, seen, keepsNumbers = false } = of;
  const isKeyed = of.key !== undefined;
  const now = host.clock.now();
  const rows = await lockNamed(tx, of, items);
  if (keepsNumbers) await settleParts(tx, stored, items);
  const found = await resolveValues(
    host,
    tx,
    stored.entity.fields,
    items.map(({ values }) => values),
    of.coming,
  );
  const planned = items.map((item, at): Step | string => {
    const { key } = item;
    const problems = { ...found[at], ...item.problems };
    const isTwice = key !== undefined && seen.has(key);
    if (key !== undefined) seen.add(key);
    if (isTwice) {
      return [texts.twice, tellProblems(stored, problems)].filter(Boolean).join('; ');
    }
    return stepOf(stored, item, { row: rows.get(key ?? ''), isKeyed, keepsNumbers, now, problems });
  });
  const afters = planned.flatMap((step): Values[] => {
    const after = typeof step === 'string' ? undefined : afterOf(step);
    return after ? [after] : [];
  });
  const owners = await findOwners(tx, of, afters);
  const steps: Step[] = [];
  const refused: Refusal[] = [];
  for (const [at, { line, key }] of items.entries()) {
    const plan = planned[at] ?? '';
    const step =
      typeof plan === 'string' ? plan : await checkStep(host, tx, { ...of, owners }, plan);
    if (typeof step === 'string') refused.push({ line, key: key ?? '', reason: step });
    else steps.push(step);
  }
  return { steps, refused };
};
