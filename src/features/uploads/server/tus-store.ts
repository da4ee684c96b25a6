import type { Readable } from 'node:stream';
import { DataStore, ERRORS, Upload } from '@tus/server';
import { uploadLimits } from '#kernel/limits-uploads';
import type { Host } from '#platform/host';
import { removeUnclaimed } from './erase';
import { rawOf } from './raw';
import { checkRoom, orNoRoom } from './room';
import { findRow, type UploadRow } from './rows';

/** What tus asks of a store, answered from the database and from where files come in. */
export class UploadStore extends DataStore {
  override extensions = ['creation', 'creation-with-upload', 'termination'];
  private readonly host: Host;

  constructor(host: Host) {
    super();
    this.host = host;
  }

  override async create(upload: Upload): Promise<Upload> {
    await orNoRoom(this.host, () => rawOf(this.host).create(upload.id, upload.size ?? 0));
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const row = await findRow(this.host.db, id);
    if (!row) throw ERRORS.FILE_NOT_FOUND;
    return new Upload({
      id,
      size: row.length,
      offset: await receivedOf(this.host, row),
      creation_date: row.createdAt.toISOString(),
    });
  }

  override async write(content: Readable, id: string, offset: number): Promise<number> {
    const row = await findRow(this.host.db, id);
    if (!row) throw ERRORS.FILE_NOT_FOUND;
    if (offset < row.length) {
      await checkRoom(this.host, row.length - offset);
      return orNoRoom(this.host, () => rawOf(this.host).write(id, offset, content));
    }
    content.resume();
    return offset;
  }

  override async remove(id: string): Promise<void> {
    if (!(await removeUnclaimed(this.host, id))) throw ERRORS.FILE_NOT_FOUND;
  }
}

/** How many bytes of an upload are in. Throws tus's 410 when it was left for too long. */
export const receivedOf = async (host: Host, row: UploadRow): Promise<number> => {
  if (row.finishedAt) return row.length;
  const age = host.clock.now().getTime() - row.createdAt.getTime();
  const offset = age > uploadLimits.unfinishedFor ? undefined : await rawOf(host).offset(row.id);
  if (offset === undefined) throw ERRORS.FILE_NO_LONGER_EXISTS;
  return offset;
};
