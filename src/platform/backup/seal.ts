import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { ByteReader } from './byte-reader';
import { BackupProblem } from './problems';
import { regroup } from './regroup';

/** What a sealed backup begins with; one that isn't begins with a tar's own name. */
const MARK = Buffer.from('ETALAGE-SEALED-1');
const SALT = 16;
/** Bytes that are sealed together. */
const CHUNK = 65_536;
const TAG = 16;
/** Some tenths of a second and 64 MB for each guess at a passphrase. */
const COST = { N: 65_536, r: 8, p: 1, maxmem: 128 * 1024 * 1024 };

const stretch = promisify<string, Buffer, number, typeof COST, Buffer>(scrypt);

const keyOf = (passphrase: string, salt: Buffer): Promise<Buffer> =>
  stretch(passphrase.normalize('NFC'), salt, 32, COST);

/** Which chunk it is, and whether the last: so none can be left out, moved, or cut off. The key is one file's. */
const nonceOf = (place: number, isLast: boolean): Buffer => {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(place, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
};

async function* marked(source: AsyncIterable<Buffer>): AsyncGenerator<[Buffer, boolean]> {
  let before: Buffer | undefined;
  for await (const chunk of source) {
    if (before) yield [before, false];
    before = chunk;
  }
  yield [before ?? Buffer.alloc(0), true];
}

/** Seals bytes with AES-256-GCM, in chunks, with a key of the passphrase. */
export async function* sealBytes(
  source: AsyncIterable<Buffer>,
  passphrase: string,
): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT);
  const key = await keyOf(passphrase, salt);
  yield Buffer.concat([MARK, salt]);
  let place = 0;
  for await (const [chunk, isLast] of marked(regroup(source, CHUNK))) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(place, isLast));
    yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
    place += 1;
  }
}

const openChunk = (key: Buffer, nonce: Buffer, sealed: Buffer): Buffer => {
  const end = sealed.length - TAG;
  if (end < 0) throw new BackupProblem('damaged');
  const decipher = createDecipheriv('aes-256-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(end));
  return Buffer.concat([decipher.update(sealed.subarray(0, end)), decipher.final()]);
};

async function* rest(reader: ByteReader, first: Buffer): AsyncGenerator<Buffer> {
  yield first;
  yield* reader.pieces(Number.MAX_SAFE_INTEGER, true);
}

/** The bytes of a backup, opened where it was sealed. Throws BackupProblem when it can't be. */
export async function* openBytes(
  source: AsyncIterable<Buffer>,
  passphrase: string | undefined,
): AsyncGenerator<Buffer> {
  const reader = new ByteReader(source);
  try {
    const start = await reader.take(MARK.length);
    if (!start) throw new BackupProblem('notBackup');
    if (!start.equals(MARK)) {
      yield* rest(reader, start);
      return;
    }
    if (!passphrase) throw new BackupProblem('passphraseNeeded');
    const salt = await reader.take(SALT);
    if (!salt) throw new BackupProblem('damaged');
    const key = await keyOf(passphrase, salt);
    const sealed = regroup(reader.pieces(Number.MAX_SAFE_INTEGER, true), CHUNK + TAG);
    let place = 0;
    for await (const [chunk, isLast] of marked(sealed)) {
      let opened: Buffer;
      try {
        opened = openChunk(key, nonceOf(place, isLast), chunk);
      } catch {
        throw new BackupProblem(place === 0 ? 'passphraseWrong' : 'damaged');
      }
      yield opened;
      place += 1;
    }
  } finally {
    await reader.close();
  }
}
