import { makeDataFolder } from '#platform/config/data-folder';
import type { Host } from '#platform/host';
import { filesFolder } from '#platform/storage/folder';
import { PRIVATE_FOLDER } from '#platform/storage/private-files';
import { freeBytes, isFull } from '#platform/storage/room';
import { refusal } from './refusal';

const noRoom = () => refusal(503, 'upload_no_room', (words) => words.noRoom);

/**
 * Throws a 503 when a file of so many bytes would leave less of the disk than the rest of the site
 * needs (`UPLOAD_FREE_DISK`). A bucket has no such end.
 */
export const checkRoom = async (host: Host, bytes: number): Promise<void> => {
  const { s3, dataFolder, uploadFreeDisk: floor = 0 } = host.config;
  if (s3 || floor === 0) return;
  const folder = filesFolder(dataFolder);
  makeDataFolder(folder, PRIVATE_FOLDER);
  const free = await freeBytes(folder);
  if (free - bytes >= floor) return;
  host.log.warn(
    { code: 'upload_no_room', free, floor },
    'too little of the disk is free for files',
  );
  throw noRoom();
};

/** Runs `write`; a disk that is full, whatever was found before, is a 503 too. */
export const orNoRoom = async <T>(host: Host, write: () => Promise<T>): Promise<T> => {
  try {
    return await write();
  } catch (error) {
    if (!isFull(error)) throw error;
    host.log.error(
      { code: 'upload_no_room', err: error },
      'the disk is full: a file was not taken',
    );
    throw noRoom();
  }
};
