import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '#platform/db/types';
import type { UploadRecord, UploadSettings, UploadTarget } from '../contract';
import { refusal } from './refusal';
import { toRecord, type UploadRow } from './rows';
import { uploads } from './tables';

const ID = /^[0-9a-f]{32}$/;

export type Claim = {
  ids: readonly string[];
  target: UploadTarget;
  sessionId: string | undefined;
  /** When given: throws for too few or too many files, or too much together. */
  settings?: UploadSettings;
};

const refuse = (say: Parameters<typeof refusal>[2] = (words) => words.unclaimable) =>
  refusal(422, 'upload_claim', say);

const fits = (row: UploadRow, { target, sessionId }: Claim): boolean =>
  row.state === 'Online' &&
  row.claimedAt === null &&
  row.staffId === null &&
  row.moduleObject === target.moduleObject &&
  row.itemId === target.itemId &&
  (target.column === undefined || row.columnUploadfolderId === target.column) &&
  (row.sessionId === null || row.sessionId === sessionId);

/** Throws a 422 when there are too few files, too many, or too much together (S5.6/1). */
const checkTogether = (settings: UploadSettings, files: readonly { size: number }[]): void => {
  const { maxNumberOfFiles, minNumberOfFiles = 0, maxTotalSize } = settings;
  if (files.length > maxNumberOfFiles) throw refuse((words) => words.tooMany(maxNumberOfFiles));
  if (files.length < minNumberOfFiles) throw refuse((words) => words.tooFew(minNumberOfFiles));
  const total = files.reduce((sum, { size }) => sum + size, 0);
  if (maxTotalSize !== undefined && total > maxTotalSize) {
    throw refuse((words) => words.tooLargeTogether(maxTotalSize));
  }
};

/**
 * Makes files belong to what is stored in the same transaction, once; answers them in the order of
 * `ids`. Throws a 422 for one that isn't there, is for another target, was begun in another
 * session, or belongs to something already.
 */
export const claimUploads = async (tx: Tx, claim: Claim): Promise<UploadRecord[]> => {
  const ids = [...new Set(claim.ids)];
  if (!ids.every((id) => ID.test(id))) throw refuse();
  // In one order for all, so that two claims of the same files wait and don't lock each other out.
  const rows =
    ids.length === 0
      ? []
      : await tx
          .select()
          .from(uploads)
          .where(inArray(uploads.id, ids))
          .orderBy(uploads.seq)
          .for('update');
  if (rows.length < ids.length || !rows.every((row) => fits(row, claim))) throw refuse();
  if (claim.settings) checkTogether(claim.settings, rows);
  if (ids.length === 0) return [];
  const claimed = await tx
    .update(uploads)
    .set({ claimedAt: sql`now()`, client: null, heldUntil: null })
    .where(inArray(uploads.id, ids))
    .returning();
  return inOrder(ids, claimed);
};

const inOrder = (ids: readonly string[], rows: readonly UploadRow[]): UploadRecord[] => {
  const byId = new Map(rows.map((row) => [row.id, toRecord(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** Whole files by their ids, in that order; those that aren't there are left out. */
export const findUploads = async (db: Db, ids: readonly string[]): Promise<UploadRecord[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(uploads)
    .where(and(inArray(uploads.id, [...ids]), eq(uploads.state, 'Online')));
  return inOrder(ids, rows);
};
