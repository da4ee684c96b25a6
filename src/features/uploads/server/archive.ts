import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl';
import { uploadLimits as limits } from '#kernel/limits-uploads';

/** What becomes of who unpacks a file. */
export type ArchiveVerdict =
  /** Nothing that a person wouldn't expect, or it is no archive. */
  | 'fine'
  /** It fills a disk. */
  | 'bomb'
  /** Nobody can say: broken, behind a password, or told differently to different programs. */
  | 'unsound'
  /** It begins as something else, and opens as an archive all the same. */
  | 'hidden';

const LOCAL_FILE = 0x04034b50;
const ENTRY = 0x02014b50;
const END = 0x06054b50;
const GZIP = 0x8b1f;
const END_SIZE = 22;
const ENTRY_SIZE = 46;
const LONGEST_COMMENT = 0xffff;
/** What may follow the bytes of an entry (APPNOTE 4.3.9), and what ZIP64 adds at the end (4.3.14-15). */
const DESCRIPTOR = 24;
const ZIP64_END = 76;
/** The sizes of an entry stand behind its bytes (APPNOTE 4.4.4), or where ZIP64 has them. */
const SIZES_FOLLOW = 0x08;
const IN_ZIP64 = 0xffffffff;

/** A part of a file, read as if it were all. */
class Part extends RandomAccessReader {
  private readonly path: string;
  private readonly from: number;

  constructor(path: string, from: number) {
    super();
    this.path = path;
    this.from = from;
  }

  override _readStreamForRange(start: number, end: number) {
    return createReadStream(this.path, { start: this.from + start, end: this.from + end - 1 });
  }
}

class Bomb extends Error {}
class Unsound extends Error {}

/** The most bytes that a file of that size may unpack to. */
const mostUnpacked = (size: number): number =>
  Math.min(limits.unpackedSize, Math.max(limits.maxFileSize, size * limits.unpackedFactor));

/** Counts what really comes out, and stops at the first byte too many. */
const createMeter = (size: number) => {
  let left = mostUnpacked(size);
  return async (content: AsyncIterable<Buffer>): Promise<void> => {
    for await (const chunk of content) {
      left -= chunk.length;
      if (left < 0) throw new Bomb();
    }
  };
};

/** Who reads from the start and who reads the list at the end must see the same. */
const checkLocal = async (zip: ZipFile, entry: Entry): Promise<number> => {
  const local = await zip.readLocalFileHeaderPromise(entry);
  const isSame =
    local.compressionMethod === entry.compressionMethod &&
    ((local.generalPurposeBitFlag & SIZES_FOLLOW) !== 0 ||
      local.compressedSize === IN_ZIP64 ||
      local.compressedSize === entry.compressedSize);
  if (!isSame) throw new Unsound();
  return local.fileDataStart + entry.compressedSize;
};

/** Entries lie one after the other, with nothing between them that only some programs would see. */
const checkOrder = (
  ranges: readonly (readonly [start: number, end: number])[],
  { listAt, ends }: { listAt: number; ends: number },
): void => {
  let at = 0;
  for (const [start, end] of ranges.toSorted(([a], [b]) => a - b)) {
    if (start < at || start - at > (at === 0 ? 0 : DESCRIPTOR)) throw new Unsound();
    at = end;
  }
  if (listAt < at || listAt - at > DESCRIPTOR + ends) throw new Unsound();
};

const readEntries = async (zip: ZipFile, size: number): Promise<void> => {
  if (zip.entryCount > limits.archiveEntries) throw new Bomb();
  const meter = createMeter(size);
  const ranges: [number, number][] = [];
  const entries: Entry[] = [];
  let list = 0;
  for await (const entry of zip.eachEntry()) {
    if (!entry.canDecodeFileData()) throw new Unsound();
    entries.push(entry);
    list += ENTRY_SIZE + entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
  }
  const told = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (told > mostUnpacked(size)) throw new Bomb();
  for (const entry of entries) {
    ranges.push([entry.relativeOffsetOfLocalHeader, await checkLocal(zip, entry)]);
  }
  const listAt = size - END_SIZE - zip.comment.length - list;
  checkOrder(ranges, { listAt, ends: ZIP64_END });
  // What an entry says of its size is believed only as far as it comes out that way.
  for (const entry of entries) await meter(await zip.openReadStreamPromise(entry));
};

const inspectZip = async (path: string, from: number, size: number): Promise<ArchiveVerdict> => {
  let zip: ZipFile | undefined;
  try {
    zip = await fromRandomAccessReaderPromise(new Part(path, from), size, { autoClose: false });
    await readEntries(zip, size);
    return 'fine';
  } catch (error) {
    // Whatever else a stranger's archive breaks, it is not one that can be unpacked as it says.
    return error instanceof Bomb ? 'bomb' : 'unsound';
  } finally {
    zip?.close();
  }
};

const inspectGzip = async (path: string, size: number): Promise<ArchiveVerdict> => {
  const meter = createMeter(size);
  let verdict: ArchiveVerdict = 'unsound';
  try {
    await pipeline(createReadStream(path), createGunzip(), (content: AsyncIterable<Buffer>) =>
      meter(content).catch((error) => {
        // A pipeline may tell of the streams that this closes instead.
        if (error instanceof Bomb) verdict = 'bomb';
        throw error;
      }),
    );
    return 'fine';
  } catch {
    return verdict;
  }
};

const read = async (file: FileHandle, at: number, length: number): Promise<Buffer> => {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, at);
  return buffer.subarray(0, bytesRead);
};

/** An archive somewhere in a file: programs look for its last record from the end. */
const findArchive = async (file: FileHandle, size: number) => {
  const length = Math.min(size, END_SIZE + LONGEST_COMMENT);
  const tail = await read(file, size - length, length);
  for (let at = tail.length - END_SIZE; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== END) continue;
    const [list, listAt] = [tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)];
    const end = size - length + at;
    const from = end - list - listAt;
    if (list < ENTRY_SIZE || from < 0) continue;
    const first = await read(file, end - list, 4);
    if (first.length < 4 || first.readUInt32LE(0) !== ENTRY) continue;
    return { from, end: Math.min(size, end + END_SIZE + tail.readUInt16LE(at + 20)) };
  }
  return undefined;
};

/** Of what doesn't begin as an archive: a document may hold one, but not be one as well. */
const inspectOther = async (
  path: string,
  file: FileHandle,
  size: number,
): Promise<ArchiveVerdict> => {
  const found = await findArchive(file, size);
  if (!found) return 'fine';
  if (found.end === size) return 'hidden';
  const inner = await inspectZip(path, found.from, found.end - found.from);
  return inner === 'bomb' ? 'bomb' : 'fine';
};

/**
 * Whether a file can be unpacked without harm, counted by unpacking it: what its own list says is
 * not believed. An office document is an archive too. Takes up to a few seconds of work.
 */
export const inspectArchive = async (path: string): Promise<ArchiveVerdict> => {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const head = await read(file, 0, 4);
    if (head.length < 4) return 'fine';
    if (head.readUInt16LE(0) === GZIP) return await inspectGzip(path, size);
    const start = head.readUInt32LE(0);
    const isZip = start === LOCAL_FILE || start === END;
    return await (isZip ? inspectZip(path, 0, size) : inspectOther(path, file, size));
  } finally {
    await file.close();
  }
};
