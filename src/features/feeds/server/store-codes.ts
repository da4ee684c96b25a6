import { eq, sql } from 'drizzle-orm';
import { AppError, badRequest } from '#kernel/errors';
import { feedTexts as texts } from '#kernel/messages/nl-feeds';
import { isStoreCode } from '#kernel/values/feed-rules';
import type { Db, Tx } from '#platform/db/types';
import type { StoreCodeChange } from '../contract';
import { feedStoreCodes } from './tables';

/** What Google calls stores, by their numbers. */
export const readCodes = async (db: Db | Tx, siteId: number): Promise<Map<number, string>> => {
  const rows = await db.select().from(feedStoreCodes).where(eq(feedStoreCodes.siteId, siteId));
  return new Map(rows.map(({ locationId, code }) => [locationId, code]));
};

/** The name that a store's code has among the fields of the screen. */
const fieldOf = (id: number): string => `code-${id}`;

const refuse = (message: string, ids: readonly number[]) =>
  badRequest(message, Object.fromEntries(ids.map((id) => [fieldOf(id), message])));

/** Throws a 400 for codes that can't be, a 409 for what somebody else changed. */
const checkChanges = (
  stored: ReadonlyMap<number, string>,
  changes: readonly StoreCodeChange[],
): void => {
  const changed = changes.filter(({ id, was }) => (stored.get(id) ?? '') !== was);
  if (changed.length > 0) {
    const fields = Object.fromEntries(changed.map(({ id }) => [fieldOf(id), texts.codeChanged]));
    throw new AppError(409, 'changed', texts.codeChanged, fields);
  }
  const wrong = changes.filter(({ code }) => code !== '' && !isStoreCode(code));
  if (wrong.length > 0) {
    throw refuse(
      texts.codeWrong,
      wrong.map(({ id }) => id),
    );
  }
  const after = new Map(stored);
  for (const { id, code } of changes) after.set(id, code);
  const told = new Map([...after].filter(([, code]) => code !== ''));
  const twice = changes.filter(({ id, code }) =>
    [...told].some(([other, its]) => other !== id && its === code),
  );
  if (twice.length === 0) return;
  throw refuse(
    texts.codeTwice,
    twice.map(({ id }) => id),
  );
};

/** Writes codes of stores. Two who do it at once go one after the other. */
export const writeCodes = async (
  tx: Tx,
  siteId: number,
  changes: readonly StoreCodeChange[],
): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('feed_store_codes'), ${siteId})`);
  checkChanges(await readCodes(tx, siteId), changes);
  // All are taken away first: two stores may change codes with each other.
  for (const { id } of changes) {
    await tx.delete(feedStoreCodes).where(eq(feedStoreCodes.locationId, id));
  }
  const rows = changes.flatMap(({ id, code }) =>
    code === '' ? [] : { locationId: id, siteId, code },
  );
  if (rows.length > 0) await tx.insert(feedStoreCodes).values(rows);
};
