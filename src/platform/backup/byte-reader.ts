import { BackupProblem } from './problems';

/** Reads bytes that come in pieces of any size in the lengths that a format says. */
export class ByteReader {
  private readonly source: AsyncIterator<Buffer>;
  private held: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.source = source[Symbol.asyncIterator]();
  }

  /** So many bytes. Undefined at the end; throws when it ends within them. */
  async take(length: number): Promise<Buffer | undefined> {
    const pieces: Buffer[] = [];
    let had = 0;
    for await (const piece of this.pieces(length, true)) {
      pieces.push(piece);
      had += piece.length;
    }
    if (had === 0 && length > 0) return undefined;
    if (had < length) throw new BackupProblem('damaged');
    return Buffer.concat(pieces, length);
  }

  /** The same, as they come. */
  async *pieces(length: number, mayEnd = false): AsyncGenerator<Buffer> {
    let left = length;
    while (left > 0) {
      if (this.held.length === 0) {
        const next = await this.source.next();
        if (next.done) {
          if (mayEnd) return;
          throw new BackupProblem('damaged');
        }
        this.held = next.value;
        continue;
      }
      const piece = this.held.subarray(0, left);
      this.held = this.held.subarray(piece.length);
      left -= piece.length;
      yield piece;
    }
  }

  /** Lets go of the source: of a file that isn't read to its end. */
  async close(): Promise<void> {
    await this.source.return?.();
  }
}
