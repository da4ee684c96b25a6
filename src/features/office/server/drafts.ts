import { and, eq, ne } from 'drizzle-orm';
import { memberNames } from '#features/staff/api.server';
import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import type { ToldDraft, ToldForm, Values } from '../contract';
import { officeDrafts as drafts } from './tables';

/** Whose draft of which row it is; 0 of one that isn't there yet. */
export type DraftOf = { memberId: number; entity: string; rowId: number };

const isOf = ({ memberId, entity, rowId }: DraftOf) =>
  and(eq(drafts.memberId, memberId), eq(drafts.entity, entity), eq(drafts.rowId, rowId));

export const readDraft = async (host: Host, of: DraftOf): Promise<ToldDraft | undefined> => {
  const [row] = await host.db.select().from(drafts).where(isOf(of));
  return row && { revision: row.revision, values: row.values, savedAt: row.savedAt.toISOString() };
};

/** Others who have a draft of the same row. */
export const listOthers = async (
  host: Host,
  { memberId, entity, rowId }: DraftOf,
): Promise<ToldForm['others']> => {
  const rows = await host.db
    .select({ memberId: drafts.memberId, savedAt: drafts.savedAt })
    .from(drafts)
    .where(and(eq(drafts.entity, entity), eq(drafts.rowId, rowId), ne(drafts.memberId, memberId)));
  const names = await memberNames(
    host,
    rows.map((row) => row.memberId),
  );
  return rows.map((row) => ({
    name: names.get(row.memberId) ?? '',
    savedAt: row.savedAt.toISOString(),
  }));
};

/** Keeps what was typed. Answers when it was kept. */
export const keepDraft = async (
  host: Host,
  of: DraftOf,
  { revision, values }: { revision: number; values: Values },
): Promise<string> => {
  const savedAt = host.clock.now();
  await host.db
    .insert(drafts)
    .values({ ...of, revision, values, savedAt })
    .onConflictDoUpdate({
      target: [drafts.memberId, drafts.entity, drafts.rowId],
      set: { revision, values, savedAt },
    });
  return savedAt.toISOString();
};

/** Forgets what somebody typed that is published as he left it. */
export const forgetSame = async (
  db: Db,
  { values, ...of }: DraftOf & { values: Values },
): Promise<void> => {
  await db.delete(drafts).where(and(isOf(of), eq(drafts.values, values)));
};

export const forgetDraft = async (host: Host, of: DraftOf): Promise<void> => {
  await host.db.delete(drafts).where(isOf(of));
};
