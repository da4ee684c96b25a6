import type { Host } from '#platform/host';
import type { StoredFile } from '#platform/storage/storage';
import type { UploadRecord, UploadSize } from '../contract';
import { storageKey } from './files';
import { findRow, toRecord } from './rows';

/** A whole file to read: end its stream, or destroy it. Undefined when there is none. */
export const openUpload = async (
  host: Host,
  id: string,
  size?: UploadSize,
): Promise<(StoredFile & { upload: UploadRecord }) | undefined> => {
  const row = await findRow(host.db, id);
  if (row?.state !== 'Online') return undefined;
  const file = await host.storage.open(storageKey(id, size));
  return file && { ...file, upload: toRecord(row) };
};
