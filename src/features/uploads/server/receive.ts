import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { uploadLimits as limits } from '#kernel/limits-uploads';
import { cleanFileName } from '#kernel/values/file-name';
import type { Host } from '#platform/host';
import type { UploadRecord, UploadTarget } from '../contract';
import { checkAnnounced, getSettings, insertUpload, newId } from './begin';
import type { Announced } from './creation';
import { orRemove, removeRaw, storeFile } from './finish';
import { refusal } from './refusal';
import { checkName, largest } from './restrict';
import { toRecord } from './rows';

/** A file that comes with a form, by the browser's own means. */
export type Received = {
  stream: Readable;
  filename: string;
  /** What the browser takes it for; '' or left out when it doesn't say. */
  type?: string;
  target: UploadTarget;
  sessionId?: string;
  meta?: Record<string, string>;
};

/** Writes a stream to a file; throws a 413 as soon as it is larger than allowed. */
const keep = async (stream: Readable, place: string, most: number, name: string) => {
  let length = 0;
  const tooLarge = () => refusal(413, 'upload_too_large', (words) => words.tooLarge(name, most));
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      length += chunk.length;
      if (length <= most) done(null, chunk);
      else done(tooLarge());
    },
  });
  await pipeline(stream, counter, createWriteStream(place));
  // A parser of forms ends a file that is too large for it as if that were all.
  if ((stream as { truncated?: boolean }).truncated) throw tooLarge();
  return length;
};

/**
 * Receives a whole file at once, with the same limits as tus. It belongs to nothing until it is
 * claimed. Throws a 4xx when it isn't taken, after which nothing is left of it; the stream is ended.
 */
export const receiveUpload = async (host: Host, given: Received): Promise<UploadRecord> => {
  const { stream, target, sessionId } = given;
  const filename = cleanFileName(given.filename, limits.filename);
  const named = { filename, type: given.type ?? '', meta: given.meta ?? {} };
  const folder = await mkdtemp(join(tmpdir(), 'etalage-upload-'));
  const path = join(folder, 'file');
  try {
    const column = target.column ?? '';
    const settings = await getSettings(host, { ...target, column });
    checkName(settings, named);
    const length = await keep(stream, path, largest(settings), filename);
    const file: Announced = { ...target, ...named, column, length };
    checkAnnounced(settings, file);
    const sender = { sessionId, isAdmin: false };
    const row = await insertUpload(host, newId(), { settings, file, sender });
    const done = await orRemove(host, row.id, () => storeFile(host, row, { settings, path }));
    await removeRaw(host, row.id);
    return toRecord(done);
  } finally {
    stream.resume();
    await rm(folder, { recursive: true, force: true });
  }
};
