import { eq } from 'drizzle-orm';
import { uploadLimits as limits } from '#kernel/limits-uploads';
import { transact } from '#platform/db/transact';
import type { Host } from '#platform/host';
import type { UploadRecord } from '../contract';
import { removeFiles } from './files';
import { refusal } from './refusal';
import { findRow, missing, toRecord } from './rows';
import { uploads } from './tables';
import { getWhole } from './whole';

const ID = /^[0-9a-f]{32}$/;

/** What was made of a file, by its number: in the file's own row, so that it is told again when it is asked again. */
const MADE = 'made';

type Wanted = { id: string; staffId: number; moduleObject: string };

/**
 * A whole file that a member sent, for who makes something of it, once; `made`: that was done before, and is what
 * it became. Throws a 404 for one that isn't there or is another's, a 409 while it is coming in or somebody is at it.
 */
export const claimOfStaff = async (
  host: Host,
  { id, staffId, moduleObject }: Wanted,
): Promise<{ upload: UploadRecord; made?: number }> => {
  const known = ID.test(id) ? await findRow(host.db, id) : undefined;
  // What came in and could not be looked into then is looked into now.
  if (known?.staffId === staffId && known.meta[MADE] === undefined) await getWhole(host, known);
  return transact(host.db, async (tx) => {
    const [row] = ID.test(id)
      ? await tx.select().from(uploads).where(eq(uploads.id, id)).for('update')
      : [];
    if (!row || row.staffId !== staffId || row.moduleObject !== moduleObject) throw missing();
    const made = row.meta[MADE];
    if (made !== undefined) return { upload: toRecord(row), made: Number(made) };
    if (row.state !== 'Online') {
      throw refusal(409, 'upload_unfinished', (words) => words.unfinished);
    }
    const now = host.clock.now();
    // Who died half-way holds nobody up for long.
    const since = row.claimedAt && now.getTime() - row.claimedAt.getTime();
    if (since !== null && since < limits.claimedByStaffFor) {
      throw refusal(409, 'upload_taken', (words) => words.taken);
    }
    await tx.update(uploads).set({ claimedAt: now }).where(eq(uploads.id, id));
    return { upload: toRecord(row) };
  });
};

/** Notes what was made of it: the file itself goes. */
export const settleOfStaff = async (
  host: Host,
  { id, meta }: UploadRecord,
  made: number,
): Promise<void> => {
  await host.db
    .update(uploads)
    .set({ meta: { ...meta, [MADE]: String(made) }, state: 'Offline' })
    .where(eq(uploads.id, id));
  await removeFiles(host, id);
};

/** Nothing was made of it: it can be tried again. */
export const releaseOfStaff = async (host: Host, { id }: UploadRecord): Promise<void> => {
  await host.db.update(uploads).set({ claimedAt: null }).where(eq(uploads.id, id));
};
