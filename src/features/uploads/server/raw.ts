import type { Readable } from 'node:stream';
import type { Host } from '#platform/host';
import { createFolderRaw } from './raw-folder';
import type { RawStore } from './raw-store';

const lazily = (make: () => Promise<RawStore>): RawStore => {
  let made: Promise<RawStore> | undefined;
  const ready = () => {
    made ??= make();
    return made;
  };
  return {
    create: async (id, length) => (await ready()).create(id, length),
    offset: async (id) => (await ready()).offset(id),
    write: async (id, offset, content: Readable) => (await ready()).write(id, offset, content),
    withFile: async (id, use) => (await ready()).withFile(id, use),
    remove: async (id) => (await ready()).remove(id),
  };
};

const stores = new WeakMap<Host, RawStore>();

/** Where files stand while they come in: beside the files that are whole. */
export const rawOf = (host: Host): RawStore => {
  const { s3, dataFolder } = host.config;
  const known = stores.get(host);
  if (known) return known;
  const made = s3
    ? lazily(async () => (await import('./raw-s3')).createS3Raw(host.storage, s3))
    : createFolderRaw(dataFolder);
  stores.set(host, made);
  return made;
};
