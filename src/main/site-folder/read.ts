import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readPictureType } from '#features/catalog/api.server';
import {
  type FolderFile,
  type FolderReport,
  importFolder,
  jsonFaultOf,
  UnreadableFile,
} from '#features/entities/api.server';
import { queueSizes } from '#features/media/api.server';
import { AppError } from '#kernel/errors';
import { folderTexts as texts } from '#kernel/messages/nl-entities';
import { DRAWING } from '#kernel/values/upload-rules';
import { transact } from '#platform/db/transact';
import type { Host } from '#platform/host';
import { type LeftOut, placeRemote, readRemote } from './remote';
import { FORMAT, listFiles, MARK, PICTURES } from './write';

const readMark = async (folder: string): Promise<void> => {
  const text = await readFile(join(folder, MARK), 'utf8').catch(() => undefined);
  if (text === undefined) throw new UnreadableFile(texts.noSite(MARK));
  let format: unknown;
  try {
    ({ format } = JSON.parse(text) as { format?: unknown });
  } catch {
    throw new UnreadableFile(jsonFaultOf(MARK, text));
  }
  if (format !== FORMAT) throw new UnreadableFile(texts.otherFormat(String(format)));
};

const KEY = /^([a-z0-9][a-z0-9-]{0,150})\.\w+$/;

/** What a picture's row says of its file. */
const typesByKey = (files: readonly FolderFile[]): Map<string, unknown> =>
  new Map(
    files
      .filter(({ path }) => path.startsWith('media/'))
      .map(({ path, text }): [string, unknown] => {
        try {
          const { key, type } = JSON.parse(text) as { key?: unknown; type?: unknown };
          return [String(key), type];
        } catch {
          throw new UnreadableFile(jsonFaultOf(path, text));
        }
      }),
  );

/** Undefined for what is no picture. Throws when that can't be found out now. */
const typeOf = async (host: Host, content: Buffer): Promise<string | undefined> => {
  try {
    return (await readPictureType(host.pictures, content)).type;
  } catch (error) {
    if (error instanceof AppError) throw error;
    return undefined;
  }
};

const isDrawing = (content: Buffer): boolean =>
  /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--.*?-->\s*)?<svg[\s>]/s.test(content.toString('utf8', 0, 2000));

/** Puts the pictures that the storage hasn't where their rows want them; `brought` gets their keys. */
const bringPictures = async (
  host: Host,
  folder: string,
  {
    paths,
    types,
    brought,
  }: {
    paths: readonly string[];
    types: ReadonlyMap<string, unknown>;
    brought: string[];
  },
): Promise<void> => {
  for (const path of paths) {
    const key = KEY.exec(path.slice(PICTURES.length + 1))?.[1];
    if (key === undefined || !types.has(key)) throw new UnreadableFile(texts.noRowOf(path));
    if (await host.storage.has(`media/${key}`)) continue;
    const content = await readFile(join(folder, path));
    const isFine =
      types.get(key) === DRAWING
        ? isDrawing(content)
        : (await typeOf(host, content)) === types.get(key);
    if (!isFine) throw new UnreadableFile(texts.otherType(path));
    brought.push(key);
    await host.storage.put(`media/${key}`, content);
  }
};

/** Ends the transaction of what isn't to stay. */
class TakenBack extends Error {}

export type ReadOptions = {
  dryRun?: boolean;
  renames?: boolean;
  onProgress?: (done: number, total: number) => void;
};

export type ReadSite = FolderReport & {
  pictures: number;
  /** Pictures that are yet to be fetched. */
  toFetch: number;
  leftOut: LeftOut[];
  isWritten: boolean;
};

/**
 * Reads a folder that `writeSite` wrote into the site: all of it, or nothing when anything is refused. A trial does
 * the same and takes it back. Throws UnreadableFile.
 */
export const readSite = async (
  host: Host,
  folder: string,
  { dryRun = false, ...options }: ReadOptions,
): Promise<ReadSite> => {
  await readMark(folder);
  const paths = (await listFiles(folder)).filter((path) => path.includes('/'));
  const pictures = paths.filter((path) => path.startsWith(`${PICTURES}/`));
  const files: FolderFile[] = [];
  for (const path of paths) {
    if (path.startsWith(`${PICTURES}/`) || !path.endsWith('.json')) continue;
    files.push({ path, text: await readFile(join(folder, path), 'utf8') });
  }
  const remote = await readRemote(folder);
  const brought: string[] = [];
  let report: Omit<ReadSite, 'pictures' | 'isWritten'> | undefined;
  let isWritten = false;
  const takePicturesBack = async () => {
    for (const key of brought) await host.storage.delete(`media/${key}`);
  };
  const types = typesByKey(files);
  try {
    await bringPictures(host, folder, { paths: pictures, types, brought });
  } catch (error) {
    await takePicturesBack();
    throw error;
  }
  try {
    await transact(host.db, async (tx) => {
      // Two folders at once would each refuse what the other just made.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('import site', 0))`);
      const { files: placed, toFetch, leftOut } = await placeRemote(host, tx, files, remote);
      report = { ...(await importFolder(host, tx, placed, options)), toFetch, leftOut };
      if (dryRun || report.refused.length > 0) throw new TakenBack();
    });
    isWritten = true;
  } catch (error) {
    // After another error the rows may be there all the same, as when the connection is lost at the commit.
    if (error instanceof UnreadableFile || error instanceof TakenBack) await takePicturesBack();
    if (!(error instanceof TakenBack)) throw error;
  }
  if (!report) throw new Error('A folder was read without a report');
  if (isWritten && brought.length > 0) await queueSizes(host);
  return {
    ...(report as Omit<ReadSite, 'pictures' | 'isWritten'>),
    pictures: brought.length,
    isWritten,
  };
};
