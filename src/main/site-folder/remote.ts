import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FolderFile, jsonFaultOf, UnreadableFile } from '#features/entities/api.server';
import {
  type Arrived,
  bringRemote,
  type NumberedRemote,
  noteArrived,
  readPictures,
} from '#features/media/api.server';
import { folderTexts as texts } from '#kernel/messages/nl-entities';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { REMOTE } from './write';

const isNumber = (id: unknown): id is number =>
  typeof id === 'number' && Number.isSafeInteger(id) && id > 0 && id < 2 ** 31;

const isRemote = (one: unknown): one is NumberedRemote => {
  const { id, key, url } = (one ?? {}) as Partial<Record<string, unknown>>;
  return (
    isNumber(id) &&
    typeof key === 'string' &&
    /^[a-z0-9][a-z0-9-]{0,150}$/.test(key) &&
    typeof url === 'string' &&
    /^https?:\/\//.test(url) &&
    URL.canParse(url)
  );
};

/** Pictures that a folder says are still to be fetched. Throws UnreadableFile. */
export const readRemote = async (folder: string): Promise<NumberedRemote[]> => {
  const text = await readFile(join(folder, REMOTE), 'utf8').catch(() => '[]');
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    throw new UnreadableFile(jsonFaultOf(REMOTE, text));
  }
  if (!Array.isArray(list) || !list.every(isRemote)) throw new UnreadableFile(texts.noList(REMOTE));
  return list;
};

/** What the folder's rows of pictures say, those whose original is at hand. */
const readArrived = async (host: Host, files: readonly FolderFile[]): Promise<Arrived[]> => {
  const arrived: Arrived[] = [];
  for (const { path, text } of files) {
    if (!path.startsWith('media/')) continue;
    const row = JSON.parse(text) as Arrived;
    if (isNumber(row.id) && (await host.storage.has(`media/${row.key}`))) arrived.push(row);
  }
  return arrived;
};

type PictureValue = { key: string };

/** A picture that came from the web, where a value names one. */
const isFetched = (value: unknown): value is PictureValue =>
  typeof value === 'object' &&
  value !== null &&
  'alt' in value &&
  'key' in value &&
  typeof value.key === 'string' &&
  value.key.startsWith('extern-');

/** A value without the pictures that `isLost` says: from lists they go, alone or with their group. */
const without = (value: unknown, isLost: (key: string) => boolean): unknown => {
  const isOut = (one: unknown): boolean => isFetched(one) && isLost(one.key);
  const isHolder = (one: unknown): boolean =>
    typeof one === 'object' && one !== null && 'picture' in one && isOut(one.picture);
  if (Array.isArray(value)) {
    return value.filter((one) => !isOut(one) && !isHolder(one)).map((one) => without(one, isLost));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, isOut(one) ? null : without(one, isLost)]),
  );
};

const fetchedIn = (value: unknown): string[] => {
  if (isFetched(value)) return [value.key];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(fetchedIn);
};

export type LeftOut = { path: string; keys: string[] };

export type RemoteReport = {
  files: FolderFile[];
  /** How many pictures are yet to be fetched. */
  toFetch: number;
  /** Files that name pictures of the web of which nobody knows where they are: they were left out. */
  leftOut: LeftOut[];
};

/**
 * Notes the pictures that the folder says are still to be fetched, before anything names them; answers the files
 * without those of the web that are neither in the folder, nor noted, nor here.
 */
export const placeRemote = async (
  host: Host,
  tx: Tx,
  files: readonly FolderFile[],
  remote: readonly NumberedRemote[],
): Promise<RemoteReport> => {
  const arrived = await readArrived(host, files);
  const toFetch = await bringRemote(
    tx,
    remote,
    arrived.map(({ id }) => id),
  );
  await noteArrived(tx, arrived);
  const named = files.flatMap((file) => {
    const keys = file.text.includes('"extern-') ? fetchedIn(parse(file)) : [];
    return keys.length > 0 ? [{ file, keys }] : [];
  });
  const all = [...new Set(named.flatMap(({ keys }) => keys))];
  const known = new Set((await readPictures(tx, all)).keys());
  for (const { key } of arrived) known.add(key);
  const isLost = (key: string) => !known.has(key);
  const leftOut = named.flatMap(({ file: { path }, keys }): LeftOut[] => {
    const lost = [...new Set(keys.filter(isLost))];
    return lost.length > 0 ? [{ path, keys: lost }] : [];
  });
  const changed = new Set(leftOut.map(({ path }) => path));
  return {
    files: files.map((file) =>
      changed.has(file.path)
        ? { ...file, text: JSON.stringify(without(parse(file), isLost), null, 2) }
        : file,
    ),
    toFetch,
    leftOut,
  };
};

/** What is no JSON is told by who reads it. */
const parse = ({ text }: FolderFile): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
