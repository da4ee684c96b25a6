import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Configstore, FileStore } from '@tus/file-store';
import { Upload } from '@tus/server';
import { makeDataFolder } from '#platform/config/data-folder';
import { filesFolder } from '#platform/storage/folder';
import type { RawStore } from './raw-store';

/** What an upload is stands in the database; the store asks for it only to know that there is one. */
const inDatabase: Configstore = {
  get: async (id) => new Upload({ id, offset: 0 }),
  set: async () => {},
  delete: async () => {},
};

/** Files come in as files of a folder. */
export const createFolderRaw = (dataFolder: string): RawStore => {
  const directory = join(filesFolder(dataFolder), 'tus');
  makeDataFolder(directory);
  const store = new FileStore({ directory, configstore: inDatabase });
  const placeOf = (id: string) => join(directory, id);

  const offset = async (id: string) => {
    const found = await stat(placeOf(id)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    return found?.size;
  };

  return {
    create: async (id, length) => {
      await store.create(new Upload({ id, size: length, offset: 0 }));
    },
    offset,
    write: (id, at, content) => store.write(content, id, at),
    withFile: async (id, use) => {
      const isThere = (await offset(id)) !== undefined;
      return isThere ? use(placeOf(id)) : undefined;
    },
    remove: (id) => rm(placeOf(id), { force: true }),
  };
};
