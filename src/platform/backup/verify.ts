import { createHash } from 'node:crypto';
import { isKey } from '../storage/key';
import {
  type BackupPart,
  CHECKSUM,
  FILES,
  MANIFEST,
  type Manifest,
  readManifest,
} from './manifest';
import { BackupProblem } from './problems';
import { readTar } from './tar';

/** A manifest of a million files takes a third of this. */
const MOST = 512 * 1024 * 1024;

const readWhole = async (content: AsyncIterable<Buffer>): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  for await (const piece of content) pieces.push(piece);
  return Buffer.concat(pieces);
};

const hashOf = async (content: AsyncIterable<Buffer>): Promise<string> => {
  const hash = createHash('sha256');
  for await (const chunk of content) hash.update(chunk);
  return hash.digest('hex');
};

const isSame = (part: BackupPart, noted: BackupPart | undefined): boolean =>
  part.name === noted?.name && part.size === noted.size && part.sha256 === noted.sha256;

/**
 * Reads all of a backup and compares each part with what its last part says. Throws BackupProblem when it isn't one,
 * or isn't whole. `tell`: bytes read so far.
 */
export const verify = async (
  source: AsyncIterable<Buffer>,
  tell?: (bytes: number) => void,
): Promise<Manifest> => {
  const parts: BackupPart[] = [];
  let told: Buffer | undefined;
  let isSound = false;
  let bytes = 0;
  for await (const { name, size, content } of readTar(source)) {
    if (isSound || (told && name !== CHECKSUM)) throw new BackupProblem('damaged', name);
    if (told) {
      const sum = createHash('sha256').update(told).digest('hex');
      isSound = size === sum.length && String(await readWhole(content)) === sum;
      if (!isSound) throw new BackupProblem('damaged', MANIFEST);
      continue;
    }
    if (name === MANIFEST) {
      if (size > MOST) throw new BackupProblem('damaged', name);
      told = await readWhole(content);
      continue;
    }
    // One that can't be put anywhere would be met when the tables are there already.
    if (name.startsWith(FILES) && !isKey(name.slice(FILES.length))) {
      throw new BackupProblem('damaged', name);
    }
    parts.push({ name, size, sha256: await hashOf(content) });
    bytes += size;
    tell?.(bytes);
  }
  if (!told || !isSound) throw new BackupProblem('damaged', MANIFEST);
  const manifest = readManifest(told.toString('utf8'));
  const { parts: noted } = manifest;
  const wrong = parts.find((part, at) => !isSame(part, noted[at]));
  if (wrong) throw new BackupProblem('damaged', wrong.name);
  if (parts.length < noted.length) {
    throw new BackupProblem('damaged', noted[parts.length]?.name);
  }
  return manifest;
};
