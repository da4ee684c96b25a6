import { plainVoids } from './void-elements';

/** What a mark begins and ends with: no text of ours or of a visitor's holds it. */
const END = '\0';

/** HTML that is finished: as bytes where it is kept, as text where it was made for this page. */
export type Fragment = Buffer | string;

/** What was looked for in fragments, which are kept and looked through for every page that they stand in. */
const looked = new WeakMap<Buffer, Map<string, boolean>>();

const fragmentHolds = (fragment: Fragment, words: string): boolean => {
  if (typeof fragment === 'string') return fragment.includes(words);
  const known = looked.get(fragment) ?? new Map<string, boolean>();
  const found = known.get(words) ?? fragment.includes(words);
  looked.set(fragment, known.set(words, found));
  return found;
};

/** In bytes: a longer page has memory of its own. */
const LONGEST_SHARED = 4 * 1024 * 1024;
/** In UTF-8, of one unit of a text. */
const MOST_BYTES = 3;

/** Where pages are put together, one after the other: what is thrown away would have to be collected. */
let shared = Buffer.alloc(0);

/** Bytes in a row. */
class Row {
  private room = shared;
  length = 0;

  add(fragment: Fragment): void {
    const isText = typeof fragment === 'string';
    this.reach(this.length + fragment.length * (isText ? MOST_BYTES : 1));
    this.length += isText
      ? this.room.write(fragment, this.length)
      : fragment.copy(this.room, this.length);
  }

  get bytes(): Buffer {
    return this.room.subarray(0, this.length);
  }

  private reach(length: number): void {
    if (length <= this.room.length) return;
    const larger = Buffer.allocUnsafeSlow(2 * length);
    this.room.copy(larger, 0, 0, this.length);
    this.room = larger;
    if (larger.length <= LONGEST_SHARED) shared = larger;
  }
}

/**
 * Keeps the finished fragments of one page's HTML out of its text. A fragment is kept as bytes and rendered
 * seldom; turning a whole page's text into bytes each time costs more than rendering the rest of it.
 * The text holds a mark in its place, until all of it is put together.
 */
export class HtmlFragments {
  private readonly fragments: Fragment[] = [];
  /** The numbers of those that hold marks. */
  private readonly nested = new Set<number>();
  /** Where the marks of what `enclose` was given came to stand, by their numbers. */
  private readonly ends = new Map<number, number | undefined>();

  /** What to put in the text where this HTML belongs; a text must have its elements ended as HTML has them. */
  mark(fragment: Fragment): string {
    return `${END}${this.fragments.push(fragment) - 1}${END}`;
  }

  /** The same for HTML that holds marks itself. */
  nest(html: string): string {
    this.nested.add(this.fragments.length);
    return this.mark(html);
  }

  /** The text with its ends marked, so that `span` tells where in the whole it came to stand. */
  enclose(text: string): string {
    const first = this.fragments.length;
    this.ends.set(first, undefined).set(first + 1, undefined);
    return this.mark('') + text + this.mark('');
  }

  /** From where to where the enclosed text stands in what was finished, in bytes. */
  get span(): readonly [start: number, end: number] {
    const [start = 0, end = 0] = this.ends.values();
    return [start, end];
  }

  /** Whether these words stand in the text or in a fragment of it. */
  holds(text: string, words: string): boolean {
    return (
      text.includes(words) || this.fragments.some((fragment) => fragmentHolds(fragment, words))
    );
  }

  /** The text, as React wrote it, as bytes, with each fragment at its mark. */
  finish(written: string): Buffer {
    return this.use(written, (bytes) => Buffer.from(bytes));
  }

  /** The same for who is done with the bytes at once: they are there until `use` returns, and no longer. */
  use<T>(written: string, use: (bytes: Buffer) => T): T {
    const row = new Row();
    this.write(row, plainVoids(written));
    return use(row.bytes);
  }

  private write(row: Row, text: string): void {
    let done = 0;
    for (let at = text.indexOf(END); at !== -1; at = text.indexOf(END, at + 1)) {
      const end = text.indexOf(END, at + 1);
      if (end === -1) break;
      const number = numberIn(text.slice(at + 1, end));
      const fragment = number === undefined ? undefined : this.fragments[number];
      if (number === undefined || fragment === undefined) continue;
      row.add(text.slice(done, at));
      if (this.ends.has(number)) this.ends.set(number, row.length);
      if (this.nested.has(number)) this.write(row, fragment.toString());
      else row.add(fragment);
      done = end + 1;
      at = end;
    }
    row.add(text.slice(done));
  }
}

const numberIn = (name: string): number | undefined =>
  /^\d+$/.test(name) ? Number(name) : undefined;

/** HTML in a text: as a mark, or as it is where a page is not put together of fragments. */
export const placeIn = (fragments: HtmlFragments | undefined, fragment: Fragment): string =>
  fragments ? fragments.mark(fragment) : fragment.toString();
