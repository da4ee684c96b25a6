import { createHash } from 'node:crypto';
import { type Compression, compressNow, compressWell, decompress, type Encoding } from './compress';
import { ownBytes } from './kept-bytes';

/** So many wait at most to be compressed well; of more, a later visit asks again. */
const MOST_WAITING = 100;

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/** One after the other: what is only better must leave the processor to what visitors wait for. */
const oneAtATime = <T>(work: () => Promise<T>): Promise<T> => {
  waiting += 1;
  const turn = last.then(work).finally(() => {
    waiting -= 1;
  });
  last = turn.catch(() => {});
  return turn;
};

const encodings: readonly Encoding[] = ['br', 'gzip', 'identity'];

const tagOf = (body: Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/**
 * The bytes of a kept page, in the encodings that were asked for: compressed cheaply for whoever is
 * first, since most pages with filters are never asked for again, and well once somebody else comes.
 * Compressed a page takes an eighth of the memory, so others are made of what is there.
 */
export class Bodies {
  private readonly made: Partial<Record<Encoding, Buffer>>;
  private readonly tags: Partial<Record<Encoding, string>> = {};
  private readonly improved = new Map<Compression, Promise<void>>();
  private grown: (() => void) | undefined;

  /** Of these bytes, which the caller may use again afterwards, for who asks for this encoding. */
  constructor(bytes: Buffer, encoding: Encoding) {
    this.made = {};
    this.put(encoding, encoding === 'identity' ? bytes : compressNow(bytes, encoding));
  }

  /**
   * The name by which a browser asks whether it is still the same: of the bytes as they were first made in
   * this encoding, which are the same each time. Compressed there are eight times fewer to go through.
   */
  tag(encoding: Encoding): string {
    this.as(encoding);
    return this.tags[encoding] as string;
  }

  /** Whether others are known to hold the same, by an encoding that was asked of both. */
  isSameAs(other: Bodies): boolean {
    return encodings.some(
      (one) => this.tags[one] !== undefined && this.tags[one] === other.tags[one],
    );
  }

  /** In bytes: what it holds now. */
  get weight(): number {
    return Object.values(this.made).reduce((sum, body) => sum + body.length, 0);
  }

  /** Has somebody told whenever the weight has changed. */
  onGrown(tell: () => void): void {
    this.grown = tell;
  }

  /** The bytes in an encoding, made now if nobody asked for that before. */
  as(encoding: Encoding): Buffer {
    const known = this.made[encoding];
    if (known) return known;
    const plain = this.plain();
    return this.put(encoding, encoding === 'identity' ? plain : compressNow(plain, encoding));
  }

  /** Has better bytes made for who comes later, once for each encoding; resolves when they are there. */
  improve(encoding: Encoding): Promise<void> {
    if (encoding === 'identity') return Promise.resolve();
    const known = this.improved.get(encoding);
    if (known) return known;
    if (waiting >= MOST_WAITING) return Promise.resolve();
    const better = oneAtATime(async () => {
      this.put(encoding, await compressWell(this.plain(), encoding));
    }).catch(() => {
      // The quickly compressed bytes hold the same page.
    });
    this.improved.set(encoding, better);
    return better;
  }

  private put(encoding: Encoding, made: Buffer): Buffer {
    const body = ownBytes(made);
    this.made[encoding] = body;
    this.tags[encoding] ??= tagOf(body);
    this.grown?.();
    return body;
  }

  private plain(): Buffer {
    const { identity, br, gzip } = this.made;
    if (identity) return identity;
    return br ? decompress(br, 'br') : decompress(gzip as Buffer, 'gzip');
  }
}
