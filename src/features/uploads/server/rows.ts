import { eq } from 'drizzle-orm';
import type { Db } from '#platform/db/types';
import type { UploadRecord } from '../contract';
import { refusal } from './refusal';
import { uploads } from './tables';

export type UploadRow = typeof uploads.$inferSelect;

/** A 404 that doesn't tell what isn't there from what is another's. */
export const missing = () => refusal(404, 'upload_missing', (words) => words.missing);

export const findRow = async (db: Db, id: string): Promise<UploadRow | undefined> => {
  const [row] = await db.select().from(uploads).where(eq(uploads.id, id));
  return row;
};

/** A row of a file that is whole, as other features know it. */
export const toRecord = (row: UploadRow): UploadRecord => ({
  id: row.id,
  filename: row.filename,
  type: row.type,
  size: row.size,
  width: row.width,
  height: row.height,
  sha256: row.sha256 ?? '',
  meta: row.meta,
  moduleObject: row.moduleObject,
  itemId: row.itemId,
  columnUploadfolderId: row.columnUploadfolderId,
  isPrivate: row.isPrivate,
  createdAt: row.createdAt,
  claimedAt: row.claimedAt,
});
