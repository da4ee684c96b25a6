import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { S3Store } from '@tus/s3-store';
import { ERRORS, Upload } from '@tus/server';
import { clientSettings, type S3Settings } from '#platform/storage/s3-settings';
import type { Storage } from '#platform/storage/storage';
import { type RawStore, rawKey } from './raw-store';

/** Another process may have gone on with an upload, so nothing of it is remembered here. */
const noCache = { get: async () => undefined, set: async () => {}, delete: async () => {} };

const isMissing = (error: unknown): boolean =>
  error === ERRORS.FILE_NOT_FOUND || error === ERRORS.FILE_NO_LONGER_EXISTS;

const orNothing = <T>(promise: Promise<T>): Promise<T | undefined> =>
  promise.catch((error) => {
    if (isMissing(error)) return undefined;
    throw error;
  });

/** Files come in as multipart uploads of a bucket: the store keeps what is too small for a part. */
export const createS3Raw = (storage: Storage, settings: S3Settings): RawStore => {
  const store = new S3Store({
    cache: noCache,
    useTags: false,
    s3ClientConfig: { bucket: settings.bucket, ...clientSettings(settings) },
  });

  const withFile = async <T>(id: string, use: (path: string) => Promise<T>) => {
    const file = await storage.open(rawKey(id));
    if (!file) return undefined;
    const folder = await mkdtemp(join(tmpdir(), 'etalage-upload-'));
    const place = join(folder, id);
    try {
      await pipeline(file.stream, createWriteStream(place));
      return await use(place);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };

  return {
    create: async (id, length) => {
      await store.create(new Upload({ id: rawKey(id), size: length, offset: 0 }));
    },
    offset: async (id) => (await orNothing(store.getUpload(rawKey(id))))?.offset,
    write: (id, offset, content) => store.write(content, rawKey(id), offset),
    withFile,
    remove: async (id) => {
      // Of a file that is whole the store finds nothing to stop, and leaves everything.
      await orNothing(store.remove(rawKey(id)));
      const left = ['', '.part', '.info'].map((end) => storage.delete(`${rawKey(id)}${end}`));
      await Promise.all(left);
    },
  };
};
