import type { Host } from '#platform/host';
import { finishUpload } from './finish';
import { refusal } from './refusal';
import type { UploadRow } from './rows';
import { receivedOf } from './tus-store';

/**
 * A process that died after the last byte, or couldn't look into the file, left the rest of the work to whoever asks
 * next. Throws a 409 while it is still coming in, and as `finishUpload` does.
 */
export const getWhole = async (host: Host, row: UploadRow): Promise<UploadRow> => {
  if (row.finishedAt) return row;
  const received = await receivedOf(host, row).catch(() => 0);
  if (received < row.length) {
    throw refusal(409, 'upload_unfinished', (words) => words.unfinished);
  }
  return finishUpload(host, row.id);
};
