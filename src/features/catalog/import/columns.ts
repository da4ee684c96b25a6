import { fileName } from '#kernel/define/entity';
import { fileTexts } from '#kernel/messages/nl-entities';
import { plainProductFields } from '../fields';
import { UnreadableFile } from './rows';

/**
 * Columns are known by their header, whatever their order, capitals or marks between words.
 *
 * Our own file has a line for each variant:
 *
 *   product          the last part of the product's address; the lines of a product stand together
 *   title, intro, description (HTML), brand, material, tags, attributes, categories, pictures,
 *   picture_colors, picture_alts, price, van_price, vat_rate, kind, state, seo_title, seo_description,
 *   published_at, maker, maker_address, maker_contact, eu_responsible, eu_responsible_address,
 *   eu_responsible_contact, textile, composition, animal_parts, warnings
 *                    of the product: on one of its lines, the one with the title
 *   color, size      the choice; both may be empty
 *   sku, gtin, variant_price (empty: the product's), weight_grams, variant_state,
 *   stock            of the variant; stock is that of the web warehouse
 *
 * `kind` is `goods` or `giftcard`; a gift card's variants cost what is on them, and its vat_rate is 0.
 * `maker` and `eu_responsible` have a postal address and an e-mail or web address each; without them an
 * article has those of its brand. `composition` is `Buitenstof: 80% wol, 20% polyamide; Voering: 100%
 * viscose`, `textile` and `animal_parts` are `ja` or `nee`, `warnings` several texts.
 * `tags`, `categories`, `pictures`, `picture_colors` and `picture_alts` hold several texts with a
 * bar between them (`a|b`), `attributes` names too (`Pasvorm=recht|Wassen=30 graden`). A category is
 * `Dames > Jurken`, a picture an address on the web or the key of one that is there. A column that
 * is not in the file leaves what it is about as it is. After these come the plain columns of `fields`.
 */
// biome-ignore format: reads as the list above
const ownColumns = [
  'product', 'title', 'intro', 'description', 'brand', 'material', 'categories', 'state', 'price',
  'van_price', 'vat_rate', 'kind', 'tags', 'attributes', 'seo_title', 'seo_description', 'published_at',
  'maker', 'maker_address', 'maker_contact', 'eu_responsible', 'eu_responsible_address',
  'eu_responsible_contact', 'textile', 'composition', 'animal_parts', 'warnings',
  'pictures', 'picture_colors', 'picture_alts', 'color', 'size', 'sku', 'gtin', 'variant_price',
  'weight_grams', 'variant_state', 'stock',
] as const;

export type OwnColumn = (typeof ownColumns)[number];

/** All columns of our own file, in their order: those of plain fields come last. */
export const allColumns: readonly string[] = [...ownColumns, ...plainProductFields.map(fileName)];

// biome-ignore format: pairs, several on a line
const ownAliases: Record<string, OwnColumn> = {
  artikel: 'product', titel: 'title', inleiding: 'intro', omschrijving: 'description',
  productnaam: 'title', artikelnaam: 'title', merk: 'brand', materiaal: 'material', categorie: 'categories', categorieen: 'categories',
  category: 'categories', status: 'state', prijs: 'price', vanprijs: 'van_price',
  verkoopprijs: 'price', btw: 'vat_rate', soort: 'kind', labels: 'tags', kenmerken: 'attributes', afbeeldingen: 'pictures',
  kleur: 'color', colour: 'color', maat: 'size', artikelnummer: 'sku', ean: 'gtin',
  fabrikant: 'maker', importeur: 'maker', adresfabrikant: 'maker_address',
  contactfabrikant: 'maker_contact', textiel: 'textile', samenstelling: 'composition',
  dierlijkedelen: 'animal_parts', waarschuwingen: 'warnings', barcode: 'gtin', variantprijs: 'variant_price', gewicht: 'weight_grams', voorraad: 'stock',
};

/** Shopify's headers: those of its exports first, then those of its newer template. */
const shopifyHeaders = {
  handle: ['Handle', 'URL handle'],
  title: ['Title'],
  body: ['Body (HTML)', 'Body HTML', 'Description'],
  vendor: ['Vendor'],
  type: ['Type', 'Custom Product Type'],
  productCategory: ['Product Category'],
  tags: ['Tags'],
  published: ['Published', 'Published on online store'],
  status: ['Status'],
  material: ['Material', 'Materiaal', 'Fabric (product.metafields.shopify.fabric)'],
  option1Name: ['Option1 Name'],
  option1Value: ['Option1 Value'],
  option2Name: ['Option2 Name'],
  option2Value: ['Option2 Value'],
  option3Name: ['Option3 Name'],
  option3Value: ['Option3 Value'],
  sku: ['Variant SKU', 'SKU'],
  grams: ['Variant Grams', 'Weight value (grams)'],
  quantity: ['Variant Inventory Qty', 'Inventory quantity'],
  price: ['Variant Price', 'Price'],
  compareAt: ['Variant Compare At Price', 'Compare-at price'],
  barcode: ['Variant Barcode', 'Barcode'],
  image: ['Image Src', 'Product image URL'],
  imagePosition: ['Image Position'],
  imageAlt: ['Image Alt Text'],
  variantImage: ['Variant Image', 'Variant image URL'],
  seoTitle: ['SEO Title'],
  seoDescription: ['SEO Description'],
} as const satisfies Record<string, readonly string[]>;

export type ShopifyColumn = keyof typeof shopifyHeaders;

const plain = (header: string): string =>
  header
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');

const own = new Map<string, string>([
  ...plainProductFields.flatMap((field) =>
    [fileName(field), field.label, ...(field.headers ?? [])].map(
      (header) => [plain(header), fileName(field)] as const,
    ),
  ),
  ...ownColumns.map((name) => [plain(name), name] as const),
  ...Object.entries(ownAliases),
]);

const shopify = new Map(
  Object.entries(shopifyHeaders).flatMap(([name, headers]) =>
    headers.map((header) => [plain(header), name as ShopifyColumn] as const),
  ),
);

/** Whether a header is one that either kind of file may have. */
export const isKnownHeader = (header: string): boolean =>
  own.has(plain(header)) || shopify.has(plain(header));

/** The same of a file of which somebody named columns. */
export const knowing = (chosen: ChosenColumns = {}): ((header: string) => boolean) => {
  const named = new Set(Object.values(chosen).map(plain));
  return (header) => named.has(plain(header)) || isKnownHeader(header);
};

/** Reads a row's cell in a column; undefined when the file doesn't have that column. */
export type Cell<Column> = (cells: readonly string[], column: Column) => string | undefined;

export type Layout = { width: number; unused: string[] } & (
  | { kind: 'shopify'; cell: Cell<ShopifyColumn> }
  | { kind: 'own'; cell: Cell<string> }
);

/** What a file calls something, by our own name of it. */
export type ChosenColumns = Readonly<Record<string, string>>;

const placesOf = <Column>(
  header: readonly string[],
  names: Map<string, Column>,
  chosen: ReadonlyMap<Column, number> = new Map(),
) => {
  const places = new Map<Column, number>(chosen);
  const taken = new Set(chosen.values());
  header.forEach((text, place) => {
    const column = names.get(plain(text));
    if (column === undefined || places.has(column) || taken.has(place)) return;
    places.set(column, place);
  });
  const cell: Cell<Column> = (cells, column) => {
    const place = places.get(column);
    return place === undefined ? undefined : (cells[place] ?? '');
  };
  const used = new Set(places.values());
  const unused = header.flatMap((text, place) => {
    if (text.trim() === '' || used.has(place)) return [];
    return names.has(plain(text)) ? [`${text} (kolom ${place + 1}, staat er al)`] : [text];
  });
  return { cell, places, unused };
};

/** Where the columns are that somebody named. Throws UnreadableFile for a name or a column that there isn't. */
const readChosen = (header: readonly string[], chosen: ChosenColumns): Map<string, number> => {
  const strange = Object.keys(chosen).find((name) => !allColumns.includes(name));
  if (strange !== undefined) throw new UnreadableFile(fileTexts.noField(strange, allColumns));
  const lost = Object.values(chosen).filter((one) => !header.map(plain).includes(plain(one)));
  if (lost.length > 0) throw new UnreadableFile(fileTexts.noHeader(lost, header));
  const placeOf = (text: string) => {
    const exact = header.findIndex((one) => one.trim() === text.trim());
    return exact >= 0 ? exact : header.findIndex((one) => plain(one) === plain(text));
  };
  return new Map(Object.entries(chosen).map(([name, text]) => [name, placeOf(text)]));
};

/**
 * Which kind of file has this header; undefined when it has no column that names the product. A file of which
 * somebody named columns is read as our own.
 */
export const recognise = (
  header: readonly string[],
  chosen: ChosenColumns = {},
): Layout | undefined => {
  const width = header.length;
  const named = readChosen(header, chosen);
  const theirs = placesOf(header, shopify);
  if (named.size === 0 && theirs.places.has('handle')) {
    return { kind: 'shopify', width, cell: theirs.cell, unused: theirs.unused };
  }
  const ours = placesOf(header, own, named);
  if (!ours.places.has('product')) return undefined;
  return { kind: 'own', width, cell: ours.cell, unused: ours.unused };
};
