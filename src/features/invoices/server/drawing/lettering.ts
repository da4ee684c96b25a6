import { createRequire } from 'node:module';
import { isPlain, printable } from './printable';

type Document = PDFKit.PDFDocument;

const find = createRequire(import.meta.url).resolve;

/** The shop's letters for headings; also for names whose signs the PDF's own fonts lack. */
const files = {
  latin: '@fontsource/young-serif/files/young-serif-latin-400-normal.woff',
  extended: '@fontsource/young-serif/files/young-serif-latin-ext-400-normal.woff',
} as const;
type Face = keyof typeof files;

/** Letters of the second file; of Latin Extended-A the first has `ı`, `Œ` and `œ`. */
const EXTENDED = /[\u0100-\u0130\u0132-\u0151\u0154-\u017e\u0218-\u021b\u1e9e]/;

const isExtended = (sign: string): boolean => EXTENDED.test(sign);
const isLettered = (sign: string): boolean => isExtended(sign) || sign === 'ı';

type Run = { face: Face; text: string };

/** A text in runs that each have one file of letters. */
const runsOf = (text: string): Run[] => {
  const runs: Run[] = [];
  for (const sign of text) {
    const face = isExtended(sign) ? 'extended' : 'latin';
    const last = runs.at(-1);
    if (last?.face === face) last.text += sign;
    else runs.push({ face, text: sign });
  }
  return runs;
};

export type Place = { width: number; align?: 'left' | 'right' };

/**
 * Puts texts on a page. What the PDF's own fonts can't show is set in the shop's letters for
 * headings, line by line.
 */
export class Lettering {
  private font = 'Helvetica';
  private size = 10;

  constructor(private readonly document: Document) {
    for (const [face, file] of Object.entries(files)) document.registerFont(face, find(file));
  }

  /** `heading`: the shop's letters; else a font of the PDF's own, in points. */
  use(font: 'heading' | 'Helvetica' | 'Helvetica-Bold', size: number): this {
    this.font = font;
    this.size = size;
    return this;
  }

  heightOf(text: string, width: number): number {
    return this.linesOf(text, width).length * this.lineHeight();
  }

  /** Puts a text at a place, from top to bottom; the next one comes under it. */
  put(text: string, x: number, y: number, { width, align = 'left' }: Place): void {
    const { document } = this;
    this.linesOf(text, width).forEach((line, at) => {
      const top = y + at * this.lineHeight();
      this.putLine(line, align === 'right' ? x + width - this.widthOf(line) : x, top);
    });
    document.x = x;
    document.y = y + this.heightOf(text, width);
  }

  private lineHeight(): number {
    return this.size * 1.25;
  }

  private isOwn(line: string): boolean {
    return this.font !== 'heading' && [...line].every(isPlain);
  }

  /** What a line is set in, run by run. */
  private runs(line: string): { font: string; text: string }[] {
    if (this.isOwn(line)) return [{ font: this.font, text: line || ' ' }];
    return runsOf(line).map(({ face, text }) => ({ font: face, text }));
  }

  private widthOf(line: string): number {
    return this.runs(line).reduce(
      (sum, { font, text }) =>
        sum + this.document.font(font).fontSize(this.size).widthOfString(text),
      0,
    );
  }

  private putLine(line: string, x: number, y: number): void {
    let at = x;
    for (const { font, text } of this.runs(line)) {
      const { document } = this;
      document.font(font).fontSize(this.size);
      const width = document.widthOfString(text);
      // On one base line, whatever letters stand beside each other.
      document.text(text, at, y + this.size, { lineBreak: false, baseline: 'alphabetic' });
      at += width;
    }
  }

  /** A text's lines in a width; a word that is wider is broken. */
  private linesOf(text: string, width: number): string[] {
    return printable(text, isLettered)
      .split('\n')
      .flatMap((paragraph) => this.wrap(paragraph, width));
  }

  private wrap(paragraph: string, width: number): string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(' ').flatMap((one) => this.breakWord(one, width))) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && this.widthOf(longer) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return [...lines, line];
  }

  private breakWord(word: string, width: number): string[] {
    if (this.widthOf(word) <= width) return [word];
    const parts = [''];
    for (const sign of word) {
      const part = `${parts.at(-1)}${sign}`;
      if (this.widthOf(part) > width) parts.push(sign);
      else parts[parts.length - 1] = part;
    }
    return parts;
  }
}
