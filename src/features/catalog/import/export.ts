import { stringify } from 'csv-stringify/sync';
import { joinList, joinPairs } from '#kernel/values/cell-list';
import type { Db } from '#platform/db/types';
import type { CategoryTree } from './category-tree';
import { allColumns } from './columns';
import { readCategoryTree, readNext } from './current';
import type { CurrentProduct, CurrentVariant, PictureDraft } from './draft';
import { plainCells } from './plain';
import { guardText, keyOfUrl } from './values';
import type { WebStock } from './web-stock';

const BATCH = 500;
const SITE = 1;

export type ExportFormat = {
  delimiter: string;
  /** Between euros and cents. */
  decimal: '.' | ',';
  /** A mark at the start by which spreadsheets know the encoding. */
  bom: boolean;
};

/** As other programs read it. */
export const plainFormat: ExportFormat = { delimiter: ',', decimal: '.', bom: false };
/** As a Dutch spreadsheet opens it with a double click. */
export const sheetFormat: ExportFormat = { delimiter: ';', decimal: ',', bom: true };

type OwnRow = Partial<Record<string, string>>;

const sourceOf = ({ key, url }: PictureDraft): string => (url && keyOfUrl(url) === key ? url : key);

const price = (cents: number | null, decimal: string): string =>
  cents === null ? '' : (cents / 100).toFixed(2).replace('.', decimal);

const yesOrNo = (value: boolean | null): string => (value === null ? '' : value ? 'ja' : 'nee');

const operatorCells = ({ maker }: CurrentProduct['fields']): OwnRow => ({
  maker: guardText(maker?.name ?? ''),
  maker_address: guardText(maker?.address ?? ''),
  maker_contact: guardText(maker?.contact ?? ''),
  eu_responsible: guardText(maker?.responsible?.name ?? ''),
  eu_responsible_address: guardText(maker?.responsible?.address ?? ''),
  eu_responsible_contact: guardText(maker?.responsible?.contact ?? ''),
});

const productCells = (
  { fields, categories, pictures }: CurrentProduct,
  tree: CategoryTree,
  { decimal }: ExportFormat,
): OwnRow => ({
  title: guardText(fields.title),
  intro: guardText(fields.intro),
  description: guardText(fields.description),
  brand: guardText(fields.brand),
  material: guardText(fields.material),
  categories: guardText(joinList(categories.map((access) => tree.nameOf(access)))),
  state: fields.state,
  price: price(fields.priceCents, decimal),
  van_price: price(fields.vanPriceCents, decimal),
  vat_rate: String(fields.vatRate),
  kind: fields.kind,
  tags: guardText(joinList(fields.tags)),
  attributes: guardText(joinPairs(fields.attributes)),
  ...operatorCells(fields),
  textile: yesOrNo(fields.textile),
  composition: guardText(fields.composition),
  animal_parts: yesOrNo(fields.hasAnimalParts),
  warnings: guardText(joinList(fields.warnings)),
  seo_title: guardText(fields.seoTitle ?? ''),
  seo_description: guardText(fields.seoDescription ?? ''),
  published_at: fields.publishedAt,
  ...plainCells(fields.plain),
  pictures: guardText(joinList(pictures.map(sourceOf))),
  picture_colors: guardText(joinList(pictures.map(({ color }) => color))),
  picture_alts: guardText(joinList(pictures.map(({ alt }) => alt))),
});

const variantCells = (variant: CurrentVariant, { decimal }: ExportFormat): OwnRow => ({
  color: guardText(variant.color),
  size: guardText(variant.size),
  sku: guardText(variant.sku ?? ''),
  gtin: guardText(variant.gtin ?? ''),
  variant_price: price(variant.priceCents, decimal),
  weight_grams: variant.weightGrams === null ? '' : String(variant.weightGrams),
  variant_state: variant.state,
  stock: String(variant.pieces),
});

/** A product's lines: the first says all of the product, the others only their variant. */
const linesOf = (product: CurrentProduct, tree: CategoryTree, format: ExportFormat): string[][] =>
  product.variants.map((variant, at) => {
    const row: OwnRow = {
      product: product.access,
      ...(at === 0 ? productCells(product, tree, format) : {}),
      ...variantCells(variant, format),
    };
    return allColumns.map((column) => row[column] ?? '');
  });

/** Products as lines of our own file, without its header. */
export const presentLines = (
  products: readonly CurrentProduct[],
  tree: CategoryTree,
  format: ExportFormat,
): string =>
  stringify(
    products.flatMap((product) => linesOf(product, tree, format)),
    { delimiter: format.delimiter },
  );

/**
 * All products as our own file (see `columns`), in parts: a line for each variant. Imported again
 * it changes nothing. Products without variants have no line.
 */
export async function* exportProducts(
  { db, webStock }: { db: Db; webStock: WebStock },
  format: ExportFormat,
  onProgress?: (products: number) => void,
): AsyncGenerator<string> {
  const site = { id: SITE, webStock, webWarehouse: await webStock.findWarehouse(db) };
  const tree = await readCategoryTree(db);
  yield (format.bom ? '\ufeff' : '') +
    stringify([[...allColumns]], { delimiter: format.delimiter });
  let done = 0;
  for (let after = 0; ; ) {
    const products = await readNext(db, site, after, BATCH);
    if (products.length > 0) yield presentLines(products, tree, format);
    done += products.length;
    onProgress?.(done);
    const last = products.at(-1);
    if (!last || products.length < BATCH) return;
    after = last.id;
  }
}
