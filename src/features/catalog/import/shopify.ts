import {
  gramsIn,
  gtinIn,
  htmlIn,
  orRefuse,
  priceIn,
  readStock,
  readVariants,
  stateIn,
  textIn,
  textOrNull,
  wholeProduct,
} from './cells';
import type { Cell, ShopifyColumn } from './columns';
import { most, type ProductFields, type ReadDraft, type Remarks, type VariantDraft } from './draft';
import type { Group } from './groups';
import type { Row } from './rows';
import { shopifyPictures } from './shopify-pictures';
import { BadCell, fold, readPrice, readText } from './values';

export type Read = Cell<ShopifyColumn>;

const COLOR = /^(colou?r|kleur|farbe|couleur)$/;
const TITLE = /^(title|titel)$/;
const numbers = [1, 2, 3] as const;

/** What the options are called: on the product's first line only. */
const optionNames = (rows: readonly Row[], cell: Read): string[] => {
  const head = rows.find(({ cells }) => cell(cells, 'option1Name')?.trim());
  return numbers.map((number) => fold((head && cell(head.cells, `option${number}Name`)) ?? ''));
};

/** A row's colour, and all its other options as its size. Throws BadCell. */
const choiceOf = (cells: string[], cell: Read, names: readonly string[]) => {
  let color = '';
  const rest: string[] = [];
  for (const number of numbers) {
    const value = readText(cell(cells, `option${number}Value`) ?? '', 'keuze', most.name);
    const name = names[number - 1] ?? '';
    if (value === '' || (fold(value) === 'default title' && (TITLE.test(name) || name === '')))
      continue;
    if (name === '') throw new BadCell(`bij keuze '${value}' ontbreekt of het kleur of maat is`);
    if (COLOR.test(name)) color = value;
    else rest.push(value);
  }
  const size = rest.join(' / ');
  if (size.length > most.name) throw new BadCell('keuze is te lang');
  return { color, size };
};

const variantMarks = ['option1Value', 'option2Value', 'option3Value', 'sku', 'price'] as const;

/** Lines without any of these only bring a picture. */
const isVariant = ({ cells }: Row, cell: Read): boolean =>
  Boolean(cell(cells, 'title')?.trim()) || variantMarks.some((name) => cell(cells, name)?.trim());

const readVariant = ({ line, cells }: Row, cell: Read, names: readonly string[]): VariantDraft => {
  const priceCents = priceIn(cell(cells, 'price'), 'prijs');
  if (priceCents === null) throw new BadCell('prijs ontbreekt');
  return {
    line,
    ...choiceOf(cells, cell, names),
    sku: textOrNull(cell(cells, 'sku')?.replace(/^'(?=\d)/, ''), 'sku', most.sku),
    gtin: gtinIn(cell(cells, 'barcode'), 'barcode'),
    priceCents,
    weightGrams: gramsIn(cell(cells, 'grams'), 'gewicht'),
    pieces: readStock(cell(cells, 'quantity'), 'voorraad'),
  };
};

/** The lowest price is the product's; the price before belongs to a variant that has it. */
const pricesOf = (rows: readonly Row[], variants: readonly VariantDraft[], cell: Read) => {
  const prices = variants.flatMap(({ priceCents }) => priceCents ?? []);
  if (prices.length === 0) return {};
  const priceCents = Math.min(...prices);
  const lines = new Set(
    variants.filter((one) => one.priceCents === priceCents).map((one) => one.line),
  );
  const before = rows
    .filter((row) => lines.has(row.line))
    .map(({ cells }) => readPriceBefore(cell(cells, 'compareAt')))
    .filter((cents) => cents > priceCents);
  const vanPriceCents = before.length > 0 ? Math.max(...before) : null;
  return cell([], 'compareAt') === undefined ? { priceCents } : { priceCents, vanPriceCents };
};

/** 0 when there is none: shops fill this column with all sorts of nothing. */
const readPriceBefore = (text = ''): number => {
  try {
    return readPrice(text, 'van-prijs') ?? 0;
  } catch {
    return 0;
  }
};

const readStateOf = (cells: string[], cell: Read) => {
  const published = stateIn(cell(cells, 'published'), 'Published');
  const status = stateIn(cell(cells, 'status'), 'Status');
  return published === 'Offline' || status === 'Offline' ? 'Offline' : (status ?? published);
};

/** Names between commas, each once. */
const readTags = (text: string): string[] => {
  const tags = text
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
  if (tags.length > most.tags) throw new BadCell(`meer dan ${most.tags} tags`);
  return [...new Set(tags.map((tag) => readText(tag, 'tag', most.name)))];
};

const readHead = ({ cells }: Row, cell: Read): Partial<ProductFields> => {
  const tags = cell(cells, 'tags');
  return {
    title: textIn(cell(cells, 'title'), 'titel', most.title),
    description: htmlIn(cell(cells, 'body'), 'omschrijving', true),
    brand: textIn(cell(cells, 'vendor'), 'merk', most.name),
    material: textIn(cell(cells, 'material')?.split(';')[0], 'materiaal', most.name) || undefined,
    state: readStateOf(cells, cell),
    tags: tags === undefined ? undefined : readTags(tags),
    seoTitle: textOrNull(cell(cells, 'seoTitle'), 'SEO-titel', most.seoTitle),
    seoDescription: textOrNull(cell(cells, 'seoDescription'), 'SEO-tekst', most.seoDescription),
  };
};

/** The type, or else the last part of Shopify's own category; nothing when both are empty. */
const readCategories = ({ cells }: Row, cell: Read): string[] | undefined => {
  const type = cell(cells, 'type')?.trim() || cell(cells, 'productCategory')?.split('>').at(-1);
  const text = readText(type ?? '', 'categorie', most.name);
  return text ? [text] : undefined;
};

/**
 * A product of Shopify's export. Its first line, known by the title, says all of the product; every
 * line may bring a variant and a picture. Without that line only what the variants say is used.
 * Undefined when the product can't be used as a whole; the remarks say why.
 */
export const readShopify = (group: Group, cell: Read, remarks: Remarks): ReadDraft | undefined => {
  const { access, rows } = group;
  const first = rows[0];
  if (!first) return undefined;
  const head = rows.find(({ cells }) => cell(cells, 'title')?.trim());
  const at = { line: head?.line ?? first.line, access };
  const read = () => ({
    fields: head ? readHead(head, cell) : {},
    categories: head && readCategories(head, cell),
  });
  const product = orRefuse(read, at, remarks, wholeProduct(group));
  if (!product) return undefined;
  const names = optionNames(rows, cell);
  const lines = rows.filter((row) => isVariant(row, cell));
  const variants = readVariants(group, lines, (row) => readVariant(row, cell, names), remarks);
  const prices = head ? pricesOf(rows, variants, cell) : {};
  const pictures =
    head &&
    shopifyPictures(group, cell, {
      title: product.fields.title ?? '',
      colorOf: new Map(variants.map(({ line, color }) => [line, color])),
      remarks,
    });
  return { ...at, ...product, fields: { ...product.fields, ...prices }, pictures, variants };
};
