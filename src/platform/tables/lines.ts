import { TextDecoder } from 'node:util';

/** Of a file the first so many bytes tell in which letters it is. */
const SAMPLE = 65_536;

/** Whether a text that may end within a letter is UTF-8; else it is what Dutch spreadsheets write. */
const isUtf8 = (bytes: Buffer): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, SAMPLE), { stream: true });
    return true;
  } catch {
    return false;
  }
};

/** The lines of a text that comes in pieces. A source that breaks, breaks the lines too. */
export async function* linesOf(open: () => AsyncIterable<Buffer>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let rest = '';
  // Opened only now: what goes wrong before someone reads would go unheard.
  for await (const piece of open()) {
    decoder ??= new TextDecoder(isUtf8(piece) ? 'utf-8' : 'windows-1252');
    const lines = (rest + decoder.decode(piece, { stream: true })).split(/\r?\n/);
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
