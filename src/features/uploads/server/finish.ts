import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { and, eq, isNull } from 'drizzle-orm';
import { AppError } from '#kernel/errors';
import { withExtension } from '#kernel/values/file-name';
import type { Host } from '#platform/host';
import type { UploadSettings, UploadSize } from '../contract';
import { inspectArchive } from './archive';
import { getSettings, pathOf } from './begin';
import { removeUnfinished } from './erase';
import { storageKey } from './files';
import { lookInto } from './looks';
import { cleanPicture } from './pictures';
import { rawOf } from './raw';
import { refusal } from './refusal';
import { checkContent, checkSize } from './restrict';
import { orNoRoom } from './room';
import { findRow, missing, type UploadRow } from './rows';
import { sniffType } from './sniff';
import { uploads } from './tables';

/** What is noted of a file once it is stored. */
type Stored = Pick<
  UploadRow,
  'type' | 'size' | 'width' | 'height' | 'sha256' | 'filename' | 'sizes'
>;

const hashOf = async (content: Readable): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(content, hash);
  return hash.digest('hex');
};

/** A picture is stored as it was made anew; nothing of what was sent remains. */
const storePicture = async (
  { storage, pictures }: Host,
  { id, filename }: UploadRow,
  picture: { path: string; type: string },
): Promise<Stored> => {
  const made = await cleanPicture(pictures, picture.path, { type: picture.type, filename });
  const sizes = Object.entries(made.sizes) as [UploadSize, Buffer][];
  await storage.put(storageKey(id), made.content);
  for (const [size, content] of sizes) await storage.put(storageKey(id, size), content);
  return {
    type: made.type,
    filename: withExtension(filename, made.extensions),
    size: made.content.length,
    width: made.width,
    height: made.height,
    sha256: await hashOf(Readable.from([made.content])),
    sizes: sizes.map(([size]) => size),
  };
};

const storeOther = async (
  { storage }: Host,
  { id, filename }: UploadRow,
  { path, type }: { path: string; type: string },
): Promise<Stored> => {
  const sha256 = await hashOf(createReadStream(path));
  const { size } = await stat(path);
  await storage.put(storageKey(id), createReadStream(path));
  return { type, filename, size, width: null, height: null, sha256, sizes: [] };
};

/** Pictures that a browser draws as such; a drawing (SVG) is a document, and kept as one. */
const isPicture = (type: string): boolean => type.startsWith('image/') && type !== 'image/svg+xml';

/** Throws a 415 or 422 for what is an archive and can't be unpacked without harm. */
const checkArchive = async (path: string, filename: string): Promise<void> => {
  const verdict = await inspectArchive(path);
  if (verdict === 'bomb') throw refusal(422, 'upload_archive', (words) => words.archive(filename));
  if (verdict === 'unsound') {
    throw refusal(422, 'upload_archive', (words) => words.unsoundArchive(filename));
  }
  if (verdict === 'hidden') {
    throw refusal(415, 'upload_type', (words) => words.otherContent(filename));
  }
};

/**
 * Checks a whole file by its content, stores it and puts it Online. Throws a 4xx when it isn't
 * taken, a 503 when too many files are looked into. Doing it twice does no harm.
 */
export const storeFile = async (
  host: Host,
  row: UploadRow,
  { settings, path }: { settings: UploadSettings; path: string },
): Promise<UploadRow> => {
  const { filename } = row;
  checkSize(settings, filename, (await stat(path)).size);
  const look = async (): Promise<Stored> => {
    const type = checkContent(settings, { filename, type: await sniffType(path) });
    // Of a picture only what is drawn is kept.
    if (isPicture(type)) return storePicture(host, row, { path, type });
    await checkArchive(path, filename);
    return storeOther(host, row, { path, type });
  };
  const stored = await lookInto(row, () => orNoRoom(host, look)).catch((error) => {
    const { code } = error as AppError;
    if (code === 'upload_busy') host.log.warn({ code }, 'too many files wait to be looked into');
    throw error;
  });
  const [done] = await host.db
    .update(uploads)
    .set({
      ...stored,
      path: pathOf(row.id, stored.filename),
      state: 'Online',
      finishedAt: host.clock.now(),
    })
    .where(and(eq(uploads.id, row.id), isNull(uploads.finishedAt)))
    .returning();
  return done ?? getFinished(host, row.id);
};

const getFinished = async (host: Host, id: string): Promise<UploadRow> => {
  const row = await findRow(host.db, id);
  if (!row?.finishedAt) throw missing();
  return row;
};

/** Runs `work`; what is refused by it leaves nothing behind. What may be tried again stays. */
const orRemove = async <T>(host: Host, id: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && error.status < 500) await removeUnfinished(host, id);
    throw error;
  }
};

const finishRaw = (host: Host, row: UploadRow): Promise<UploadRow | undefined> =>
  orRemove(host, row.id, async () => {
    const target = { ...row, column: row.columnUploadfolderId };
    const settings = await getSettings(host, target, { ofStaff: row.staffId !== null });
    // Of a bucket the file is fetched to a disk, which may be full as well.
    return orNoRoom(host, () =>
      rawOf(host).withFile(row.id, (path) => storeFile(host, row, { settings, path })),
    );
  });

const finishNow = async (host: Host, id: string): Promise<UploadRow> => {
  const row = await findRow(host.db, id);
  if (!row) throw missing();
  if (row.finishedAt) return row;
  const finished = await finishRaw(host, row)
    .then((done) => done ?? getFinished(host, id))
    // Another process may have been quicker, and removed what this one was reading.
    .catch((error) =>
      getFinished(host, id).catch(() => {
        throw error;
      }),
    );
  await removeRaw(host, id);
  return finished;
};

/** Removes what was sent, now that what was made of it is stored. */
export const removeRaw = async (host: Host, id: string): Promise<void> => {
  await rawOf(host).remove(id);
  await host.db.update(uploads).set({ hasRaw: false }).where(eq(uploads.id, id));
};

const finishing = new WeakMap<Host, Map<string, Promise<UploadRow>>>();

/**
 * Makes of what came in a file that is whole; answers its row, also when that was done before.
 * Throws a 4xx when the file isn't taken, after which nothing is left of it.
 */
export const finishUpload = (host: Host, id: string): Promise<UploadRow> => {
  const running = finishing.get(host) ?? new Map<string, Promise<UploadRow>>();
  finishing.set(host, running);
  const known = running.get(id);
  if (known) return known;
  const work = finishNow(host, id).finally(() => running.delete(id));
  running.set(id, work);
  return work;
};
