import { createWriteStream } from 'node:fs';
import { rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ERRORS } from '@tus/server';
import { makeDataFolder } from '#platform/config/data-folder';
import { filesFolder } from '#platform/storage/folder';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '#platform/storage/private-files';
import { isFull } from '#platform/storage/room';
import type { RawStore } from './raw-store';

/** Files come in as files of a folder. */
export const createFolderRaw = (dataFolder: string): RawStore => {
  const files = filesFolder(dataFolder);
  const directory = join(files, 'tus');
  for (const folder of [files, directory]) makeDataFolder(folder, PRIVATE_FOLDER);
  const placeOf = (id: string) => join(directory, id);

  const offset = async (id: string) => {
    const found = await stat(placeOf(id)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    return found?.size;
  };

  return {
    create: (id) => writeFile(placeOf(id), '', { mode: PRIVATE_FILE }),
    offset,
    write: async (id, at, content) => {
      // What is in stays, also when the rest doesn't come: the sender goes on from there.
      const into = createWriteStream(placeOf(id), { flags: 'r+', start: at });
      await pipeline(content, into).catch((error) => {
        throw isFull(error) ? error : ERRORS.FILE_WRITE_ERROR;
      });
      return at + into.bytesWritten;
    },
    withFile: async (id, use) => {
      const isThere = (await offset(id)) !== undefined;
      return isThere ? use(placeOf(id)) : undefined;
    },
    remove: (id) => rm(placeOf(id), { force: true }),
  };
};
