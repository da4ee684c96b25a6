import { createRequire } from 'node:module';
import { drawn } from '#ui/theme/theme';
import { isPlain, printable } from './printable';

type Document = PDFKit.PDFDocument;

const find = createRequire(import.meta.url).resolve;

/** For names whose signs the PDF's own fonts lack, whatever the theme. */
const files = {
  latin: '@fontsource/young-serif/files/young-serif-latin-400-normal.woff',
  extended: '@fontsource/young-serif/files/young-serif-latin-ext-400-normal.woff',
} as const;
type Face = keyof typeof files;

/** The theme's letters for headings; one that has none leaves them to the PDF's own. */
const ofTheme = (): string | Buffer | undefined => {
  if (drawn === undefined) return undefined;
  return 'package' in drawn ? find(drawn.package) : Buffer.from(drawn.base64, 'base64');
};
const HEADING = drawn === undefined ? 'Helvetica-Bold' : 'heading';

/** Letters of the second file; of Latin Extended-A the first has `ı`, `Œ` and `œ`. */
const EXTENDED = /[\u0100-\u0130\u0132-\u0151\u0154-\u017e\u0218-\u021b\u1e9e]/;

const isExtended = (sign: string): boolean => EXTENDED.test(sign);
const isLettered = (sign: string): boolean => isExtended(sign) || sign === 'ı';

type Run = { font: string; text: string };

/** A text in runs that each have one file of letters; `plain`: which those have that all of them have. */
const runsOf = (text: string, plain: string): Run[] => {
  const runs: Run[] = [];
  for (const sign of text) {
    const own: Face = isExtended(sign) ? 'extended' : 'latin';
    const font = isPlain(sign) ? plain : own;
    const last = runs.at(-1);
    if (last?.font === font) last.text += sign;
    else runs.push({ font, text: sign });
  }
  return runs;
};

export type Place = { width: number; align?: 'left' | 'right' };

/**
 * Puts texts on a page. Lines that the PDF's own fonts can't show are set in letters that can.
 */
export class Lettering {
  private font = 'Helvetica';
  private size = 10;

  constructor(private readonly document: Document) {
    for (const [face, file] of Object.entries(files)) document.registerFont(face, find(file));
    const heading = ofTheme();
    if (heading) document.registerFont(HEADING, heading);
  }

  /** `heading`: the theme's letters; else a font of the PDF's own, in points. */
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
    return [...line].every(isPlain);
  }

  /** What a line is set in, run by run. */
  private runs(line: string): Run[] {
    if (this.font === 'heading' && line !== '') return runsOf(line, HEADING);
    if (!this.isOwn(line)) return runsOf(line, 'latin');
    return [{ font: this.font === 'heading' ? HEADING : this.font, text: line || ' ' }];
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
