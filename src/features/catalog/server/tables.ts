import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { LineKind } from '#kernel/values/line-kind';
import type { AttributeKind } from '#kernel/values/product-attributes';
import type { Maker } from '#kernel/values/product-safety';

const state = () => text('state').$type<'Online' | 'Offline'>().notNull().default('Online');

/** What each table of rows that are written by their fields has. */
const stored = () => ({
  id: serial('id').primaryKey(),
  siteId: integer('site_id').notNull().default(1),
  state: state(),
  revision: integer('revision').notNull().default(1),
});

export const brands = pgTable('brands', {
  ...stored(),
  title: text('title').notNull().unique(),
  /** Of all its articles that name no maker themselves. */
  maker: jsonb('maker').$type<Maker>(),
});

export const categories = pgTable('categories', {
  ...stored(),
  parentId: integer('parent_id'),
  title: text('title').notNull(),
  access: text('access').notNull().unique(),
  intro: text('intro').notNull().default(''),
  sort: integer('sort').notNull().default(0),
  /** What is below it is mostly textile, of which the law asks the fibres. */
  textile: boolean('textile').notNull().default(false),
  /** What is below it runs on mains or batteries: old ones are taken back. */
  electrical: boolean('electrical').notNull().default(false),
  /** What is below it is too big for the post: it is fetched when it goes back. */
  bulky: boolean('bulky').notNull().default(false),
});

export const colors = pgTable('colors', {
  ...stored(),
  access: text('access').notNull().unique(),
  title: text('title').notNull(),
  hex: text('hex').notNull(),
});

export const sizes = pgTable('sizes', {
  ...stored(),
  title: text('title').notNull().unique(),
  sort: integer('sort').notNull().default(0),
});

export const materials = pgTable('materials', {
  ...stored(),
  title: text('title').notNull().unique(),
});

export const products = pgTable(
  'products',
  {
    ...stored(),
    access: text('access').notNull(),
    title: text('title').notNull(),
    intro: text('intro').notNull().default(''),
    /** Sanitised HTML. */
    description: text('description').notNull().default(''),
    brandId: integer('brand_id').references(() => brands.id),
    materialId: integer('material_id').references(() => materials.id),
    /** Cents, btw included; a variant may have its own. */
    priceCents: integer('price_cents').notNull(),
    /**
     * What is sold: a thing, a gift card of the price's value, which is mailed, or seats at an event:
     * those are never online, and sold by the event alone.
     */
    kind: text('kind').$type<LineKind>().notNull().default('goods'),
    /**
     * The crossed-out price in cents that the shop wishes for. Whether one is shown, and which, the
     * price ledger says: `variants.prior_cents`.
     */
    vanPriceCents: integer('van_price_cents'),
    /** Percent: 21, 9 or 0. */
    vatRate: integer('vat_rate').notNull().default(21),
    attributes: jsonb('attributes').$type<Record<string, string>>().notNull().default({}),
    certificates: jsonb('certificates').$type<string[]>().notNull().default([]),
    /** In what bringing it differs from a parcel. */
    deliveryNote: text('delivery_note').notNull().default(''),
    tags: jsonb('tags').$type<string[]>().notNull().default([]),
    /** Null: its brand's. */
    maker: jsonb('maker').$type<Maker>(),
    /** Null: as its categories say. */
    textile: boolean('textile'),
    /** Of a textile, as `formatComposition` writes it. */
    composition: text('composition').notNull().default(''),
    hasAnimalParts: boolean('has_animal_parts').notNull().default(false),
    warnings: jsonb('warnings').$type<string[]>().notNull().default([]),
    seoTitle: text('seo_title'),
    seoDescription: text('seo_description'),
    /** Pieces sold of late, as counted last night. */
    unitsSold: integer('sold_pieces').notNull().default(0),
    /** Of the reviews that are shown: how many, and their stars added up. */
    ratingCount: integer('rating_count').notNull().default(0),
    ratingSum: integer('rating_sum').notNull().default(0),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('products_site_access').on(table.siteId, table.access),
    index('products_brand').on(table.brandId),
    // Lists of the office tell how many there are, online or not: counted without reading the rows.
    index('products_counted').on(table.siteId, table.kind, table.state),
  ],
);

/** What a chain says of its products by names of its own: a product's `attributes` have them by their titles. */
export const productAttributes = pgTable(
  'product_attributes',
  {
    ...stored(),
    title: text('title').notNull(),
    english: text('english').notNull().default(''),
    /** Its name in addresses. */
    access: text('access').notNull(),
    kind: text('kind').$type<AttributeKind>().notNull().default('choice'),
    unit: text('unit').notNull().default(''),
    isFilter: boolean('is_filter').notNull().default(false),
    /** Of whose products alone, with what is below them; empty: of all. */
    categories: jsonb('categories').$type<number[]>().notNull().default([]),
    sort: integer('sort').notNull().default(0),
  },
  (table) => [
    uniqueIndex('product_attributes_site_title').on(table.siteId, table.title),
    uniqueIndex('product_attributes_site_access').on(table.siteId, table.access),
  ],
);

/** The choices of attributes; their ids are in addresses. */
export const productAttributeOptions = pgTable(
  'product_attribute_options',
  {
    id: serial('id').primaryKey(),
    attributeId: integer('attribute_id')
      .notNull()
      .references(() => productAttributes.id, { onDelete: 'cascade' }),
    label: text('label').notNull(),
    english: text('english').notNull().default(''),
    /** Other ways in which it is written. */
    aliases: jsonb('aliases').$type<string[]>().notNull().default([]),
    position: integer('position').notNull().default(0),
  },
  (table) => [index('product_attribute_options_attribute').on(table.attributeId)],
);

export const productCategories = pgTable(
  'product_categories',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.categoryId] }),
    index('product_categories_category').on(table.categoryId),
  ],
);

export const variants = pgTable(
  'variants',
  {
    id: serial('id').primaryKey(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    colorId: integer('color_id').references(() => colors.id),
    sizeId: integer('size_id').references(() => sizes.id),
    sku: text('sku'),
    gtin: text('gtin'),
    /** Cents, when it differs from the product's. */
    priceCents: integer('price_cents'),
    /**
     * The lowest price in cents of the 30 days before the last reduction; null when the price was
     * not reduced. Kept by the database alone, from `price_changes`.
     */
    priorCents: integer('prior_cents'),
    weightGrams: integer('weight_grams'),
    state: state(),
  },
  (table) => [
    index('variants_product').on(table.productId),
    index('variants_sku').on(table.sku),
    // By the beginning of a number, as visitors type it.
    index('variants_sku_typed').on(sql`lower(${table.sku}) text_pattern_ops`),
    index('variants_gtin_typed').on(sql`${table.gtin} text_pattern_ops`),
    uniqueIndex('variants_choice').on(table.productId, table.colorId, table.sizeId),
  ],
);

export const productPictures = pgTable(
  'product_pictures',
  {
    id: serial('id').primaryKey(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The colour that it shows; null: all. */
    colorId: integer('color_id').references(() => colors.id),
    mediaKey: text('media_key').notNull(),
    alt: text('alt').notNull().default(''),
    position: integer('position').notNull().default(0),
  },
  (table) => [
    index('product_pictures_product').on(table.productId),
    index('product_pictures_media').on(table.mediaKey),
  ],
);

/** The price ledger: what each variant cost from when on. The database writes it, with each price. */
export const priceChanges = pgTable(
  'price_changes',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    /** Cents, btw included; null: from then on it was not for sale. */
    priceCents: integer('price_cents'),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [index('price_changes_variant').on(table.variantId, table.at)],
);

/** What articles lack, each kind a bit of `kinds`: see `kernel/values/product-gaps`. One that lacks nothing has no row. */
export const productGaps = pgTable(
  'product_gaps',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    siteId: integer('site_id').notNull(),
    isOnline: boolean('is_online').notNull(),
    kinds: integer('kinds').notNull(),
  },
  // Counted and listed without reading the rows.
  (table) => [
    index('product_gaps_counted').on(table.siteId, table.isOnline, table.kinds, table.productId),
  ],
);

/** When all articles of a site were last looked through for what they lack. */
export const productGapRounds = pgTable('product_gap_rounds', {
  siteId: integer('site_id').primaryKey(),
  at: timestamp('at', { withTimezone: true }).notNull(),
});
