import { splitList, splitPairs } from '#kernel/values/cell-list';
import { formatComposition, parseComposition } from '#kernel/values/composition';
import { isEmail } from '#kernel/values/email';
import type { Maker, Operator } from '#kernel/values/product-safety';
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
import type { Cell, OwnColumn } from './columns';
import {
  most,
  type PictureDraft,
  type ProductFields,
  type ReadDraft,
  type Remarks,
  type VariantDraft,
} from './draft';
import type { Group } from './groups';
import { readPicture } from './pictures-in';
import { readPlain } from './plain';
import type { Row } from './rows';
import { BadCell, readText } from './values';

type Read = Cell<string>;

const LIST = 200_000;

/** The texts of a cell with several; undefined where the file has no such column. */
const listIn = (cell: string | undefined, name: string, count: number, limit: number) => {
  const text = textIn(cell, name, LIST);
  if (text === undefined) return undefined;
  const items = splitList(text);
  if (items.length > count) throw new BadCell(`${name}: meer dan ${count}`);
  const long = items.find((item) => item.length > limit);
  if (long !== undefined) throw new BadCell(`${name} is te lang: '${long.slice(0, 40)}…'`);
  return items;
};

const readAttributes = (cell: string | undefined): Record<string, string> | undefined => {
  const text = textIn(cell, 'attributes', LIST);
  if (text === undefined) return undefined;
  const pairs = splitPairs(text);
  if (!pairs) throw new BadCell('attributes heeft niet overal de vorm naam=tekst');
  const all = Object.entries(pairs);
  // JSON that names this is refused everywhere: nobody could write such an article again.
  if (Object.hasOwn(pairs, '__proto__')) throw new BadCell('attributes heeft een onbruikbare naam');
  if (all.length > most.attributes) throw new BadCell(`meer dan ${most.attributes} attributes`);
  if (all.some(([name, value]) => name.length > most.name || value.length > most.attribute)) {
    throw new BadCell('een van de attributes is te lang');
  }
  return pairs;
};

const readPictures = (cells: string[], cell: Read): PictureDraft[] | undefined => {
  const sources = listIn(cell(cells, 'pictures'), 'pictures', most.pictures, most.url);
  const colors = listIn(cell(cells, 'picture_colors'), 'picture_colors', most.pictures, most.name);
  const alts = listIn(cell(cells, 'picture_alts'), 'picture_alts', most.pictures, most.alt);
  return sources?.map((source, at) => ({
    ...readPicture(source),
    color: colors?.[at] ?? '',
    alt: alts?.[at] ?? '',
  }));
};

const readVatRate = (cell: string | undefined): number | undefined => {
  const text = cell?.trim().replace(/\s*%$/, '');
  if (!text) return undefined;
  if (!['21', '9', '0'].includes(text)) throw new BadCell(`vat_rate '${text}' is niet 21, 9 of 0`);
  return Number(text);
};

const kinds: Record<string, ProductFields['kind']> = {
  goods: 'goods',
  artikel: 'goods',
  giftcard: 'giftcard',
  cadeaukaart: 'giftcard',
};

/** What a product is, with its btw: there is none on the money of a gift card. */
const readKind = (
  cell: string | undefined,
  vatRate: number | undefined,
): Pick<Partial<ProductFields>, 'kind' | 'vatRate'> => {
  const text = cell?.trim().toLowerCase();
  if (!text) return { vatRate };
  const kind = Object.hasOwn(kinds, text) ? kinds[text] : undefined;
  if (!kind) throw new BadCell(`kind '${text.slice(0, 40)}' is niet goods of giftcard`);
  if (kind === 'goods') return { kind, vatRate };
  if (vatRate) throw new BadCell(`vat_rate '${vatRate}' van een cadeaukaart is niet 0`);
  return { kind, vatRate: 0 };
};

const readMoment = (cell: string | undefined): string | undefined => {
  const text = cell?.trim();
  if (!text) return undefined;
  const moment = /^\d{4}-\d\d-\d\d/.test(text) ? new Date(text) : new Date(Number.NaN);
  if (Number.isNaN(moment.getTime()))
    throw new BadCell(`published_at '${text.slice(0, 40)}' is geen moment`);
  return moment.toISOString();
};

/** Texts of one economic operator: all of them or none. */
const readOperator = (
  name: string | undefined,
  address: string | undefined,
  contact: string | undefined,
  column: string,
): Operator | null | undefined => {
  const texts = [name, address, contact].map((cell, at) =>
    textIn(cell, [column, `${column}_address`, `${column}_contact`][at] ?? '', most.operator),
  );
  if (texts.every((text) => text === undefined)) return undefined;
  if (texts.every((text) => !text)) return null;
  const [operator, postal, reach] = texts;
  if (!operator || !postal || !reach) {
    throw new BadCell(`${column}: naam, postadres en e-mail- of webadres horen bij elkaar`);
  }
  if (!isContact(reach)) {
    throw new BadCell(`${column}_contact '${reach.slice(0, 40)}' is geen e-mail- of webadres`);
  }
  return { name: operator, address: postal, contact: reach };
};

const isContact = (text: string): boolean =>
  isEmail(text) || (/^https?:\/\//.test(text) && URL.canParse(text));

const readMaker = (in_: (column: OwnColumn) => string | undefined): Maker | null | undefined => {
  const maker = readOperator(in_('maker'), in_('maker_address'), in_('maker_contact'), 'maker');
  const responsible = readOperator(
    in_('eu_responsible'),
    in_('eu_responsible_address'),
    in_('eu_responsible_contact'),
    'eu_responsible',
  );
  if (!responsible) return maker;
  if (!maker) throw new BadCell('eu_responsible zonder maker');
  return { ...maker, responsible };
};

const readComposition = (cell: string | undefined): string | undefined => {
  const text = textIn(cell, 'composition', most.composition);
  if (!text) return text;
  const parts = parseComposition(text);
  if ('fault' in parts) throw new BadCell(`composition: ${parts.fault}`);
  return formatComposition(parts);
};

const answers: Record<string, boolean> = { ja: true, nee: false, true: true, false: false };

/** An empty cell is null. */
const readYesOrNo = (cell: string | undefined, name: string): boolean | null | undefined => {
  const text = cell?.trim().toLowerCase();
  if (text === undefined) return undefined;
  if (text === '') return null;
  if (!Object.hasOwn(answers, text))
    throw new BadCell(`${name} '${text.slice(0, 40)}' is niet ja of nee`);
  return answers[text];
};

/** Undefined stays undefined: the file has no such column. */
const orNo = (value: boolean | null | undefined): boolean | undefined =>
  value === null ? false : value;

const readHead = (cells: string[], cell: Read): Partial<ProductFields> => {
  const in_ = (column: OwnColumn) => cell(cells, column);
  return {
    title: textIn(in_('title'), 'title', most.title) || undefined,
    intro: textIn(in_('intro'), 'intro', most.intro),
    description: htmlIn(in_('description'), 'description', false),
    brand: textIn(in_('brand'), 'brand', most.name),
    material: textIn(in_('material'), 'material', most.name),
    state: stateIn(in_('state'), 'state'),
    priceCents: priceIn(in_('price'), 'price') ?? undefined,
    vanPriceCents: priceIn(in_('van_price'), 'van_price'),
    ...readKind(in_('kind'), readVatRate(in_('vat_rate'))),
    attributes: readAttributes(in_('attributes')),
    tags: listIn(in_('tags'), 'tags', most.tags, most.name),
    maker: readMaker(in_),
    textile: readYesOrNo(in_('textile'), 'textile'),
    composition: readComposition(in_('composition')),
    hasAnimalParts: orNo(readYesOrNo(in_('animal_parts'), 'animal_parts')),
    warnings: listIn(in_('warnings'), 'warnings', most.warnings, most.warning),
    seoTitle: textOrNull(in_('seo_title'), 'seo_title', most.seoTitle),
    seoDescription: textOrNull(in_('seo_description'), 'seo_description', most.seoDescription),
    publishedAt: readMoment(in_('published_at')),
    plain: readPlain((column) => cell(cells, column)),
  };
};

const readVariant = ({ line, cells }: Row, cell: Read): VariantDraft => ({
  line,
  color: readText(cell(cells, 'color') ?? '', 'color', most.name),
  size: readText(cell(cells, 'size') ?? '', 'size', most.name),
  sku: textOrNull(cell(cells, 'sku'), 'sku', most.sku),
  gtin: gtinIn(cell(cells, 'gtin'), 'gtin'),
  priceCents: priceIn(cell(cells, 'variant_price'), 'variant_price'),
  weightGrams: gramsIn(cell(cells, 'weight_grams'), 'weight_grams'),
  state: stateIn(cell(cells, 'variant_state'), 'variant_state'),
  pieces: readStock(cell(cells, 'stock'), 'stock'),
});

/** The line that tells of the product: the one with its title, in a file with titles. */
const findHead = (rows: readonly Row[], cell: Read): Row | undefined =>
  cell([], 'title') === undefined
    ? rows[0]
    : rows.find(({ cells }) => cell(cells, 'title')?.trim());

/** A description longer than this is no name. */
const NAME = 120;

/**
 * What a new article is called in a file without titles: what stands there as its description, where that is as short
 * as a name, else what names it.
 */
const usualTitleOf = (cells: string[], cell: Read): string | undefined => {
  if (cell([], 'title') !== undefined) return undefined;
  const description = cell(cells, 'description')?.trim() ?? '';
  const isName = description !== '' && description.length <= NAME && !/[<>\n]/.test(description);
  const name = cell(cells, 'product')?.trim() ?? '';
  // The last part of an address is no name.
  return isName ? description : /[A-Z\s]/.test(name) ? name.slice(0, most.title) : undefined;
};

/**
 * A product of our own file. Undefined when it can't be used as a whole; the remarks say why.
 */
export const readOwn = (group: Group, cell: Read, remarks: Remarks): ReadDraft | undefined => {
  const { access, rows } = group;
  const first = rows[0];
  if (!first) return undefined;
  const head = findHead(rows, cell);
  const at = { line: head?.line ?? first.line, access };
  const read = () => ({
    fields: head ? readHead(head.cells, cell) : {},
    categories: head && listIn(cell(head.cells, 'categories'), 'categories', 50, 3 * most.name),
    pictures: head && readPictures(head.cells, cell),
  });
  const product = orRefuse(read, at, remarks, wholeProduct(group));
  if (!product) return undefined;
  const variants = readVariants(group, rows, (row) => readVariant(row, cell), remarks);
  const usualTitle = head && usualTitleOf(head.cells, cell);
  return { ...at, ...product, variants, ...(usualTitle !== undefined && { usualTitle }) };
};
