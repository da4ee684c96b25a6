import { Lettering } from './lettering';
import { logoRoom } from './logo-room';

type Document = PDFKit.PDFDocument;

export type Row = {
  cells: readonly string[];
  head?: boolean;
  strong?: boolean;
  /** All cells begin at their left; else only the first does. */
  left?: boolean;
};

/** '#rrggbb' each, all of which can be read on white but `rule`, which is only seen. */
export type PaperColors = { ink: string; soft: string; rule: string; mark: string };

const PAD = 5;

/** Draws a document from top to bottom, with the tags that a screen reader goes by. */
export class Paper {
  private readonly root: PDFKit.PDFStructureElement;
  private readonly left: number;
  private readonly width: number;
  private readonly bottom: number;
  private readonly letters: Lettering;
  private readonly colors: PaperColors;

  constructor(
    private readonly document: Document,
    { name, logo, colors }: { name: string; logo?: Buffer; colors: PaperColors },
  ) {
    const { page } = document;
    this.left = page.margins.left;
    this.width = page.width - page.margins.left - page.margins.right;
    this.bottom = page.height - page.margins.bottom;
    this.letters = new Lettering(document);
    this.colors = colors;
    this.root = document.struct('Document');
    document.addStructure(this.root);
    if (logo) this.logo(logo, name);
    else {
      this.tag('P', () => {
        document.fillColor(colors.mark);
        this.letters.use('heading', 26).put(name, this.left, document.y, { width: this.width });
      });
    }
    document.y += 20;
  }

  private logo(picture: Buffer, name: string): void {
    const { document, left } = this;
    const top = document.y;
    const fit: [number, number] = [logoRoom.width, logoRoom.height];
    const draw = () => void document.image(picture, left, top, { fit });
    this.root.add(document.struct('Figure', { alt: name }, draw));
    document.x = left;
    document.y = top + logoRoom.height;
  }

  title(text: string): void {
    const { document, left, width } = this;
    this.tag('H1', () => {
      document.fillColor(this.colors.ink);
      this.letters.use('heading', 20).put(text, left, document.y, { width });
    });
    document.y += 12;
  }

  heading(text: string): void {
    const { document, left, width } = this;
    this.room(70);
    document.y += 10;
    this.tag('H2', () => {
      document.fillColor(this.colors.ink);
      this.letters.use('Helvetica-Bold', 10.5).put(text, left, document.y, { width });
    });
    document.y += 4;
  }

  /** Two blocks of lines beside each other; the first line of the first one is its label. */
  sideBySide(first: readonly string[], second: readonly string[]): void {
    const { document } = this;
    const top = document.y;
    const half = this.width / 2 - 10;
    const [label = '', ...lines] = first;
    this.tag('P', () => {
      document.fillColor(this.colors.soft);
      this.letters.use('Helvetica', 9).put(label, this.left, top, { width: half });
      document.fillColor(this.colors.ink);
      this.letters
        .use('Helvetica', 10)
        .put(lines.join('\n'), this.left, document.y, { width: half });
    });
    const under = document.y;
    this.tag('P', () => {
      document.fillColor(this.colors.soft);
      const at = this.left + this.width / 2 + 10;
      const place = { width: half, align: 'right' as const };
      this.letters.use('Helvetica', 9).put(second.join('\n'), at, top, place);
    });
    document.x = this.left;
    document.y = Math.max(under, document.y) + 18;
  }

  /** Rows of cells. `edges`: where columns begin and end, as parts of the width. */
  table(edges: readonly number[], rows: readonly Row[]): void {
    const table = this.document.struct('Table');
    this.root.add(table);
    for (const row of rows) this.row(table, edges, row);
    table.end();
    this.document.moveDown(0.8);
  }

  end(): void {
    this.root.end();
    this.document.end();
  }

  private row(table: PDFKit.PDFStructureElement, edges: readonly number[], row: Row): void {
    const { document } = this;
    const size = row.strong ? 10.5 : 9.5;
    const letters = this.letters.use(row.head || row.strong ? 'Helvetica-Bold' : 'Helvetica', size);
    const widths = row.cells.map((_, at) => ((edges[at + 1] ?? 1) - (edges[at] ?? 0)) * this.width);
    const heights = row.cells.map((cell, at) => letters.heightOf(cell, (widths[at] ?? 0) - PAD));
    const height = Math.max(...heights) + 2 * PAD;
    this.room(height);
    const top = document.y;
    const line = document.struct('TR');
    table.add(line);
    row.cells.forEach((cell, at) => {
      const x = this.left + (edges[at] ?? 0) * this.width;
      const align = at === 0 || row.left ? 'left' : 'right';
      const kind = row.head ? 'TH' : 'TD';
      line.add(
        document.struct(kind, {}, () => {
          document.fillColor(row.head ? this.colors.soft : this.colors.ink);
          const width = (widths[at] ?? 0) - (align === 'left' ? PAD : 0);
          letters.put(cell, x, top + PAD, { width, align });
        }),
      );
    });
    line.end();
    if (!row.left) this.rule(top + height);
    document.x = this.left;
    document.y = row.left ? top + height - PAD : top + height;
  }

  /** A line that says nothing to who listens. */
  private rule(y: number): void {
    const { document } = this;
    document.markContent('Artifact', { type: 'Layout' });
    document
      .moveTo(this.left, y)
      .lineTo(this.left + this.width, y)
      .lineWidth(0.5)
      .stroke(this.colors.rule);
    document.endMarkedContent();
  }

  /** Begins a new page unless so many points are left on this one. */
  private room(height: number): void {
    if (this.document.y + height > this.bottom) this.document.addPage();
  }

  private tag(kind: string, draw: () => void): void {
    this.root.add(this.document.struct(kind, {}, draw));
  }
}
