import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** `isText`: it is packed; files that people send are packed already. */
export type ZipEntry = {
  name: string;
  content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
  isText?: true;
};

const NOTHING = new Uint8Array(0);

/**
 * A ZIP file as it is made, a piece of a file at a time: who reads slowly makes it wait, so that no more than that
 * piece is in memory.
 */
export async function* zipOf(
  entries: AsyncIterable<ZipEntry>,
  { at, signal }: { at: Date; signal: AbortSignal },
): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = [];
  let failure: Error | undefined;
  const zip = new Zip((error, piece) => {
    if (error) failure = error;
    else if (piece.length > 0) made.push(piece);
  });
  const take = (): Uint8Array[] => {
    signal.throwIfAborted();
    if (failure) throw failure;
    const pieces = made;
    made = [];
    return pieces;
  };
  for await (const { name, content, isText } of entries) {
    const file = isText ? new ZipDeflate(name) : new ZipPassThrough(name);
    file.mtime = at;
    zip.add(file);
    for await (const piece of content) {
      file.push(piece);
      yield* take();
    }
    file.push(NOTHING, true);
    yield* take();
  }
  zip.end();
  yield* take();
}
