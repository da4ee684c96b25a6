import { ByteReader } from './byte-reader';
import { BackupProblem } from './problems';

/** What lies in an archive: bytes under a name. */
export type TarEntry = { name: string; size: number; content: AsyncIterable<Buffer> };

const BLOCK = 512;
/** What the old header has room for; longer names get a header of their own before it. */
const SHORT_NAME = 100;
/** The eleven octal digits of a size. */
const MOST = 8 ** 11 - 1;
/** Of such a header of its own: a name of ours has 600 characters at most. */
const MOST_EXTRA = 65_536;

const octal = (value: number, digits: number): string =>
  `${value.toString(8).padStart(digits - 1, '0')}\0`;

const padding = (size: number): Buffer => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);

const sumOf = (header: Buffer): number => {
  let sum = 0;
  // The sum's own place counts as spaces.
  for (const [at, byte] of header.entries()) sum += at >= 148 && at < 156 ? 32 : byte;
  return sum;
};

const headerOf = (name: string, size: number, type: '0' | 'x'): Buffer => {
  if (size > MOST) throw new Error(`too large for an archive: ${name}`);
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0, SHORT_NAME, 'utf8');
  header.write(octal(0o600, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(size, 12), 124);
  header.write(octal(0, 12), 136);
  header.write(type, 156);
  header.write('ustar\x0000', 257);
  header.write(`${sumOf(header).toString(8).padStart(6, '0')}\0 `, 148);
  return header;
};

/** 'NN path=name\n', of which NN counts itself. */
const pathRecord = (name: string): string => {
  const rest = ` path=${name}\n`;
  let length = Buffer.byteLength(rest);
  while (length !== Buffer.byteLength(`${length}${rest}`)) {
    length = Buffer.byteLength(`${length}${rest}`);
  }
  return `${length}${rest}`;
};

/** The bytes of an entry in a tar archive (POSIX, pax), which any program for those reads. */
export async function* writeEntry({ name, size, content }: TarEntry): AsyncGenerator<Buffer> {
  if (Buffer.byteLength(name) > SHORT_NAME) {
    const extra = Buffer.from(pathRecord(name));
    yield Buffer.concat([headerOf('pax', extra.length, 'x'), extra, padding(extra.length)]);
  }
  yield headerOf(name.slice(-SHORT_NAME), size, '0');
  let written = 0;
  for await (const chunk of content) {
    written += chunk.length;
    yield chunk;
  }
  if (written !== size) throw new Error(`${name} has ${written} bytes in place of ${size}`);
  yield padding(size);
}

export const endOfTar = (): Buffer => Buffer.alloc(2 * BLOCK);

const textIn = (header: Buffer, from: number, length: number): string =>
  header.toString('utf8', from, from + length).replace(/\0.*$/s, '');

type Header = { name: string; size: number; type: string };

const readHeader = (header: Buffer): Header => {
  const sum = Number.parseInt(textIn(header, 148, 8), 8);
  if (textIn(header, 257, 5) !== 'ustar' || sum !== sumOf(header)) {
    throw new BackupProblem('damaged');
  }
  const size = Number.parseInt(textIn(header, 124, 12), 8);
  if (!Number.isSafeInteger(size)) throw new BackupProblem('damaged');
  return { name: textIn(header, 0, SHORT_NAME), size, type: textIn(header, 156, 1) };
};

/**
 * The entries of an archive, one after another: before the next, read the content of one whole, or leave it and it
 * is skipped. Throws BackupProblem where the archive isn't whole.
 */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const reader = new ByteReader(source);
  let longName: string | undefined;
  try {
    for (;;) {
      const block = await reader.take(BLOCK);
      if (!block) throw new BackupProblem('damaged');
      if (block.every((byte) => byte === 0)) return;
      const { name, size, type } = readHeader(block);
      if (type === 'x') {
        if (size > MOST_EXTRA) throw new BackupProblem('damaged');
        const extra = String((await reader.take(size)) ?? '');
        longName = /^\d+ path=([^\n]*)\n/m.exec(extra)?.[1];
        await reader.take(padding(size).length);
        continue;
      }
      const content = reader.pieces(size);
      yield { name: longName ?? name, size, content };
      longName = undefined;
      for await (const _ of content);
      await reader.take(padding(size).length);
    }
  } finally {
    await reader.close();
  }
}
