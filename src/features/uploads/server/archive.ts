import { type FileHandle, open } from 'node:fs/promises';
import { uploadLimits as limits } from '#kernel/limits-uploads';

const LOCAL_FILE = 0x04034b50;
const ENTRY = 0x02014b50;
const END = 0x06054b50;
const END_SIZE = 22;
const ENTRY_SIZE = 46;
const LONGEST_COMMENT = 0xffff;
/** Stands where the larger numbers of ZIP64 are meant, which no file of our size needs. */
const ELSEWHERE = 0xffffffff;

const read = async (file: FileHandle, at: number, length: number): Promise<Buffer> => {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, at);
  return buffer.subarray(0, bytesRead);
};

type Directory = { at: number; length: number; entries: number };

/** Where the list of entries stands, by the record at the end (APPNOTE 4.3.16). */
const findDirectory = async (file: FileHandle, size: number): Promise<Directory | undefined> => {
  const length = Math.min(size, END_SIZE + LONGEST_COMMENT);
  const tail = await read(file, size - length, length);
  for (let at = tail.length - END_SIZE; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== END) continue;
    return {
      entries: tail.readUInt16LE(at + 10),
      length: tail.readUInt32LE(at + 12),
      at: tail.readUInt32LE(at + 16),
    };
  }
  return undefined;
};

/** Bytes packed and unpacked of all entries (APPNOTE 4.3.12); undefined when the list is broken. */
const addUp = (list: Buffer, entries: number) => {
  let [packed, unpacked, at] = [0, 0, 0];
  for (let entry = 0; entry < entries; entry += 1) {
    if (at + ENTRY_SIZE > list.length || list.readUInt32LE(at) !== ENTRY) return undefined;
    const [more, less] = [list.readUInt32LE(at + 20), list.readUInt32LE(at + 24)];
    if (more === ELSEWHERE || less === ELSEWHERE) return undefined;
    packed += more;
    unpacked += less;
    const rest = [28, 30, 32].map((place) => list.readUInt16LE(at + place));
    at += ENTRY_SIZE + rest.reduce((sum, one) => sum + one, 0);
  }
  return { packed, unpacked };
};

/**
 * Whether a ZIP file, also one that an office document is, can be unpacked without harm: a list of
 * entries that adds up, that don't lie over each other, and not many times as large as the file.
 */
const isHarmless = async (file: FileHandle): Promise<boolean> => {
  const { size } = await file.stat();
  const directory = await findDirectory(file, size);
  if (!directory || directory.entries > limits.archiveEntries) return false;
  if (directory.at + directory.length > size) return false;
  const list = await read(file, directory.at, directory.length);
  const sum = addUp(list, directory.entries);
  if (!sum || sum.packed > size || sum.unpacked > limits.unpackedSize) return false;
  return (
    sum.unpacked <= Math.max(limits.maxFileSize, size) ||
    sum.unpacked <= size * limits.unpackedFactor
  );
};

/** Whether a file is an archive that would unpack to far more than it seems. */
export const isBomb = async (path: string): Promise<boolean> => {
  const file = await open(path);
  try {
    const head = await read(file, 0, 4);
    if (head.length < 4 || head.readUInt32LE(0) !== LOCAL_FILE) return false;
    return !(await isHarmless(file));
  } finally {
    await file.close();
  }
};
