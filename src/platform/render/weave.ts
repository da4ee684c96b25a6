import { plainVoids } from './void-elements';

/** What a mark begins and ends with: no text of ours or of a visitor's holds it. */
const END = '\0';

/**
 * Keeps the finished pieces of one page's HTML out of its text. A piece is kept as bytes and rendered
 * seldom; turning a whole page's text into bytes each time costs more than rendering the rest of it.
 * The text holds a mark in its place, until all of it is put together.
 */
export class Weave {
  private readonly pieces: Buffer[] = [];

  /** What to put in the text where these bytes belong. */
  mark(bytes: Buffer): string {
    return `${END}${this.pieces.push(bytes) - 1}${END}`;
  }

  /** Whether these words stand in the text or in a piece of it. */
  holds(text: string, words: string): boolean {
    return text.includes(words) || this.pieces.some((piece) => piece.includes(words));
  }

  /** The text, as React wrote it, as bytes, with each piece at its mark. */
  finish(written: string): Buffer {
    const text = plainVoids(written);
    const parts: Buffer[] = [];
    let done = 0;
    for (let at = text.indexOf(END); at !== -1; at = text.indexOf(END, at + 1)) {
      const end = text.indexOf(END, at + 1);
      const piece = this.find(text.slice(at + 1, end));
      if (!piece) continue;
      parts.push(Buffer.from(text.slice(done, at)), piece);
      done = end + 1;
      at = end;
    }
    parts.push(Buffer.from(text.slice(done)));
    return Buffer.concat(parts);
  }

  private find(name: string): Buffer | undefined {
    return /^\d+$/.test(name) ? this.pieces[Number(name)] : undefined;
  }
}

/** HTML in a text: as a mark, or as it is where nothing is woven. */
export const placeIn = (weave: Weave | undefined, bytes: Buffer): string =>
  weave ? weave.mark(bytes) : bytes.toString();
