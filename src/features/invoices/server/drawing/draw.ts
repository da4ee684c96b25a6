import PDFDocument from 'pdfkit';
import { invoiceTexts } from '#kernel/messages/nl-invoices';
import { formatDay } from '#kernel/values/dutch-dates';
import { formatEuro } from '#kernel/values/money';
import { usualColors } from '#ui/theme/theme';
import type { InvoiceContent } from '../content';
import { Paper, type PaperColors } from './paper';
import { paperColors } from './paper-colors';

const texts = invoiceTexts.invoice;

type Line = InvoiceContent['lines'][number];

const columns = [0, 0.52, 0.62, 0.78, 0.86, 1] as const;

const factsOf = (content: InvoiceContent): [string, string][] => [
  [texts.number, content.number],
  [texts.date, formatDay(content.issuedOn)],
  ...(content.of ? [[texts.of, content.of] as [string, string]] : []),
  [texts.order, content.orderNumber],
  [texts.ordered, formatDay(content.orderedOn)],
  ...(content.suppliedOn
    ? [[texts.supplied, formatDay(content.suppliedOn)] as [string, string]]
    : []),
];

const sellerOf = ({ seller }: InvoiceContent): string[] =>
  [
    seller.legalName,
    seller.street,
    `${seller.zipcode} ${seller.place}`.trim(),
    [seller.phone, seller.email].filter(Boolean).join(' · '),
    seller.kvk && `${texts.kvk} ${seller.kvk}`,
    seller.vat && `${texts.vatNumber} ${seller.vat}`,
  ].filter(Boolean);

/** Of a discount there is no number and no price of one. */
const countOf = ({ of }: InvoiceContent, { quantity, unitCents, cents }: Line): string[] =>
  !of && cents < 0 ? ['', ''] : [String(quantity), formatEuro(unitCents)];

const drawGoods = (paper: Paper, content: InvoiceContent): void => {
  const { lines, totalCents } = content;
  paper.table(columns, [
    { cells: [texts.article, texts.quantity, texts.price, texts.rate, texts.sum], head: true },
    ...lines.map((line) => ({
      cells: [line.title, ...countOf(content, line), `${line.vatRate}%`, formatEuro(line.cents)],
    })),
    { cells: [texts.totalIncl, '', '', '', formatEuro(totalCents)], strong: true },
  ]);
};

const drawVat = (paper: Paper, { vat }: InvoiceContent): void => {
  const sumOf = (part: 'baseCents' | 'vatCents') =>
    formatEuro(vat.reduce((sum, one) => sum + one[part], 0));
  paper.heading(texts.vatTitle);
  paper.table(
    [0, 0.2, 0.45, 0.7],
    [
      { cells: [texts.rateTitle, texts.base, texts.vat], head: true },
      ...vat.map(({ rate, baseCents, vatCents }) => ({
        cells: [`${rate}%`, formatEuro(baseCents), formatEuro(vatCents)],
      })),
      { cells: [texts.vatTotal, sumOf('baseCents'), sumOf('vatCents')], strong: true },
    ],
  );
};

const drawPaid = (paper: Paper, { paid, of }: InvoiceContent): void => {
  if (paid.length === 0) return;
  paper.heading(of ? texts.back : texts.paidTitle);
  paper.table(
    [0, 0.45, 0.7],
    paid.map(({ title, cents }) => ({ cells: [title, formatEuro(cents)] })),
  );
};

/**
 * An invoice or credit note as a tagged PDF in Dutch, A4; `logo`: a PNG in the place of the name; `colors`: left out
 * those of the theme. The same content
 * and moment give the same bytes.
 */
export const drawInvoice = (
  content: InvoiceContent,
  issuedAt: Date,
  { logo, colors = paperColors(usualColors) }: { logo?: Buffer; colors?: PaperColors } = {},
): Promise<Buffer> => {
  const kind = content.of ? texts.credit : texts.title;
  const title = `${kind} ${content.number}`;
  const document = new PDFDocument({
    size: 'A4',
    margin: 56,
    lang: 'nl-NL',
    tagged: true,
    pdfVersion: '1.7',
    displayTitle: true,
    info: {
      Title: title,
      Author: content.seller.legalName,
      CreationDate: issuedAt,
      ModDate: issuedAt,
    },
  });
  const chunks: Buffer[] = [];
  const drawn = new Promise<Buffer>((found, failed) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => found(Buffer.concat(chunks)));
    document.on('error', failed);
  });
  const paper = new Paper(document, {
    name: content.seller.tradeName || content.seller.legalName,
    ...{ logo, colors },
  });
  paper.title(kind);
  paper.sideBySide([texts.to, ...content.buyer], sellerOf(content));
  paper.table(
    [0, 0.25, 1],
    factsOf(content).map((cells) => ({ cells, left: true })),
  );
  drawGoods(paper, content);
  drawVat(paper, content);
  drawPaid(paper, content);
  paper.end();
  return drawn;
};
