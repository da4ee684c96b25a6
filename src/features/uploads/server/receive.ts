import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { uploadLimits as limits } from '#kernel/limits-uploads';
import { cleanFileName } from '#kernel/values/file-name';
import type { Host } from '#platform/host';
import { makeUnfinished } from '#platform/storage/folder';
import { PRIVATE_FILE } from '#platform/storage/private-files';
import type { UploadRecord, UploadTarget } from '../contract';
import { checkAnnounced, getSettings, insertUpload, newId } from './begin';
import { senderClient, takeBytes } from './budget';
import type { Announced } from './creation';
import { removeUnfinished } from './erase';
import { removeRaw, storeFile } from './finish';
import { refusal } from './refusal';
import { checkName, heldBytes, largest } from './restrict';
import { checkRoom, orNoRoom } from './room';
import { toRecord } from './rows';

/** A file that comes with a form, by the browser's own means. */
export type Received = {
  stream: Readable;
  filename: string;
  /** What the browser takes it for; '' or left out when it doesn't say. */
  type?: string;
  target: UploadTarget;
  /** Who sends it (`clientOf`). */
  from: string;
  meta?: Record<string, string>;
};

export type Keeping = {
  sessionId?: string;
  /**
   * The most bytes that the sender may have of files that were kept for forms which he didn't send
   * yet, this one included. Left out: as much as anybody.
   */
  mostHeld?: number;
};

/** A file that came in whole, of which nothing is kept yet. */
export type StagedUpload = {
  /** What it will be called. */
  id: string;
  filename: string;
  /** Of what came in, in hex; a picture is kept otherwise than it came. */
  sha256: string;
  /**
   * Looks into it and keeps it: for a while, unless it is claimed. Throws a 4xx when it isn't taken,
   * a 503 when there is no room; then nothing is left of it.
   */
  keep: (how: Keeping) => Promise<UploadRecord>;
  /** Forgets it, whether it was kept or not: what was kept stays. Twice does no harm. */
  discard: () => Promise<void>;
};

/** Counts what passes, in pieces that are paid for before they pass. */
const createCounter = (pay: (bytes: number) => Promise<void>, { most, tooLarge }: Bounds) => {
  const counted = { length: 0, hash: createHash('sha256') };
  let due = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      counted.length += chunk.length;
      counted.hash.update(chunk);
      due += chunk.length;
      if (counted.length > most) return done(tooLarge());
      if (due < limits.bytesAtOnce) return done(null, chunk);
      const bytes = due;
      due = 0;
      pay(bytes).then(() => done(null, chunk), done);
    },
    flush(done) {
      pay(due).then(() => done(), done);
    },
  });
  return { counter, counted };
};

type Bounds = { most: number; tooLarge: () => Error };

/** Writes a stream to a file; throws as soon as it is larger than allowed, or there is no room. */
const write = async (
  host: Host,
  { stream, from }: Received,
  { path, most, name }: { path: string; most: number; name: string },
): Promise<{ length: number; sha256: string }> => {
  const tooLarge = () => refusal(413, 'upload_too_large', (words) => words.tooLarge(name, most));
  const pay = async (bytes: number) => {
    await checkRoom(host, bytes);
    await takeBytes(host, from, bytes);
  };
  const { counter, counted } = createCounter(pay, { most, tooLarge });
  await orNoRoom(host, () =>
    pipeline(stream, counter, createWriteStream(path, { mode: PRIVATE_FILE })),
  );
  // A parser of forms ends a file that is too large for it as if that were all.
  if ((stream as { truncated?: boolean }).truncated) throw tooLarge();
  return { length: counted.length, sha256: counted.hash.digest('hex') };
};

/** On the disk whose room is looked after, where it is ours to choose. */
const makeFolder = ({ config }: Host): Promise<string> =>
  config.s3 ? mkdtemp(join(tmpdir(), 'etalage-upload-')) : makeUnfinished(config.dataFolder);

/**
 * Takes in a whole file, with the same limits as tus, and looks at its name and size. What it is by
 * its content is looked at once it is to be kept. Throws a 4xx when it isn't taken, a 503 when there
 * is no room; after that nothing is left of it, and the stream is ended.
 */
export const stageUpload = async (host: Host, given: Received): Promise<StagedUpload> => {
  const filename = cleanFileName(given.filename, limits.filename);
  const named = { filename, type: given.type ?? '', meta: given.meta ?? {} };
  const { target, from } = given;
  const column = target.column ?? '';
  let folder: string | undefined;
  const discard = async () => {
    if (folder) await rm(folder, { recursive: true, force: true });
  };
  try {
    const settings = await getSettings(host, { ...target, column });
    checkName(settings, named);
    await checkRoom(host, 0);
    folder = await orNoRoom(host, () => makeFolder(host));
    const path = join(folder, 'file');
    const { length, sha256 } = await write(host, given, {
      path,
      most: largest(settings),
      name: filename,
    });
    const file: Announced = { ...target, ...named, column, length };
    checkAnnounced(settings, file);
    const id = newId();
    const keep = async ({ sessionId, mostHeld }: Keeping) => {
      const client = senderClient(host, from);
      if (mostHeld !== undefined && (await heldBytes(host.db, client)) + length > mostHeld) {
        throw refusal(429, 'upload_too_many', (words) => words.tooManyOpen);
      }
      const sender = { sessionId, client, isAdmin: false };
      const heldUntil = new Date(host.clock.now().getTime() + limits.heldFor);
      const row = await insertUpload(host, id, { settings, file, sender, heldUntil });
      try {
        const done = await storeFile(host, row, { settings, path });
        await removeRaw(host, id);
        return toRecord(done);
      } catch (error) {
        await removeUnfinished(host, id);
        throw error;
      }
    };
    return { id, filename, sha256, keep, discard };
  } catch (error) {
    await discard();
    throw error;
  } finally {
    given.stream.resume();
  }
};
