import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { wireName } from '#kernel/define/entity';
import { entityTexts as texts } from '#kernel/messages/nl-entities';
import { isInOrder } from '#kernel/values/moment-range';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { isRouteAddress } from '#platform/http/allowed-methods';
import { Registry } from '#platform/registry';
import type { Values } from '../contract';
import type { Problems } from './read-values';
import { listStoredEntities, type StoredEntity } from './stored';

/** What becomes of a row: `before` null when it is new, `after` null when it goes. */
export type Write = { id: number | undefined; before: Values | null; after: Values | null };

/** What is wrong with a write, by field, beyond what the fields themselves say; '' of none of them. */
export type Check = (host: Host, tx: Tx, write: Write) => Promise<Problems> | Problems;

const checks = new Registry<{ entity: string; check: Check }>('check of writes');

/** Has a feature look at each write of an entity's rows. `name`: of the check. */
export const registerCheck = (host: Host, entity: string, name: string, check: Check): void =>
  checks.add(host, `${entity} ${name}`, { entity, check });

/**
 * Keeps a row from being deleted, whichever way, while `isHeld` finds a row of the feature's own that tells of
 * it. `told`: why, for who would delete it. `name`: of the hold.
 */
export const registerHold = (
  host: Host,
  entity: string,
  name: string,
  { isHeld, told }: { isHeld: (id: number) => SQL; told: string },
): void =>
  registerCheck(host, entity, name, async (_host, tx, { id, after }) => {
    if (id === undefined || after !== null) return {};
    const { rows } = await tx.execute(sql`select 1 where exists (${isHeld(id)})`);
    const problems: Problems = rows.length > 0 ? { '': told } : {};
    return problems;
  });

/** What refers to a row that would go. */
const findReferring = async (
  host: Host,
  tx: Tx,
  { entity }: StoredEntity,
  id: number,
): Promise<Problems> => {
  for (const other of listStoredEntities(host)) {
    const fields = other.entity.fields.filter((field) => field.entity === entity.name);
    for (const { name } of fields) {
      const column = (other.table as unknown as Record<string, PgColumn>)[name];
      const { table } = other;
      if (!column) continue;
      // One number, or a list of them.
      const refers =
        column.dataType === 'json' ? sql`${column} @> to_jsonb(${id}::int)` : eq(column, id);
      const [found] = await tx.select({ id: table.id }).from(table).where(refers).limit(1);
      if (found) return { '': texts.referred(other.entity.noun.many) };
    }
  }
  return {};
};

/** A row whose page would be where the site itself answers has none. */
const addressProblem = (
  host: Host,
  { entity }: StoredEntity,
  { before, after }: Write,
): Problems => {
  const { access } = after ?? {};
  if (entity.key !== 'access' || typeof access !== 'string' || access === before?.access) return {};
  return isRouteAddress(host.app, entity.href(access)) ? { access: texts.takenAddress } : {};
};

/** Moments that are not after those that they come after. */
const momentProblems = ({ entity }: StoredEntity, { after }: Write): Problems => {
  const problems: Problems = {};
  for (const field of entity.fields) {
    const first = entity.fields.find(({ name }) => name === field.laterThan);
    const [from, until] = [first && after?.[wireName(first)], after?.[wireName(field)]].map(
      (one) => (one ? String(one) : null),
    );
    if (!isInOrder({ from: from ?? null, until: until ?? null })) {
      problems[wireName(field)] = texts.endsBefore;
    }
  }
  return problems;
};

/** All that is wrong with a write. */
export const checkWrite = async (
  host: Host,
  tx: Tx,
  stored: StoredEntity,
  write: Write,
): Promise<Problems> => {
  const { id, after } = write;
  const problems: Problems =
    after === null && id !== undefined
      ? await findReferring(host, tx, stored, id)
      : { ...addressProblem(host, stored, write), ...momentProblems(stored, write) };
  for (const { entity, check } of checks.list(host)) {
    if (entity === stored.entity.name) Object.assign(problems, await check(host, tx, write));
  }
  return problems;
};
