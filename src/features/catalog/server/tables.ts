import {
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

const state = () => text('state').$type<'Online' | 'Offline'>().notNull().default('Online');

export const brands = pgTable('brands', {
  id: serial('id').primaryKey(),
  title: text('title').notNull().unique(),
});

export const categories = pgTable('categories', {
  id: serial('id').primaryKey(),
  parentId: integer('parent_id'),
  title: text('title').notNull(),
  access: text('access').notNull().unique(),
  intro: text('intro').notNull().default(''),
  sort: integer('sort').notNull().default(0),
});

export const colors = pgTable('colors', {
  id: serial('id').primaryKey(),
  access: text('access').notNull().unique(),
  title: text('title').notNull(),
  hex: text('hex').notNull(),
});

export const sizes = pgTable('sizes', {
  id: serial('id').primaryKey(),
  title: text('title').notNull().unique(),
  sort: integer('sort').notNull().default(0),
});

export const materials = pgTable('materials', {
  id: serial('id').primaryKey(),
  title: text('title').notNull().unique(),
});

export const products = pgTable(
  'products',
  {
    id: serial('id').primaryKey(),
    siteId: integer('site_id').notNull().default(1),
    access: text('access').notNull(),
    title: text('title').notNull(),
    intro: text('intro').notNull().default(''),
    /** Sanitised HTML. */
    description: text('description').notNull().default(''),
    brandId: integer('brand_id').references(() => brands.id),
    materialId: integer('material_id').references(() => materials.id),
    state: state(),
    /** Cents, btw included; a variant may have its own. */
    priceCents: integer('price_cents').notNull(),
    /** The crossed-out price in cents, when the product is on sale. */
    vanPriceCents: integer('van_price_cents'),
    /** Percent: 21, 9 or 0. */
    vatRate: integer('vat_rate').notNull().default(21),
    attributes: jsonb('attributes').$type<Record<string, string>>().notNull().default({}),
    tags: jsonb('tags').$type<string[]>().notNull().default([]),
    seoTitle: text('seo_title'),
    seoDescription: text('seo_description'),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('products_site_access').on(table.siteId, table.access),
    index('products_brand').on(table.brandId),
  ],
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
    weightGrams: integer('weight_grams'),
    state: state(),
  },
  (table) => [
    index('variants_product').on(table.productId),
    index('variants_sku').on(table.sku),
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
  (table) => [index('product_pictures_product').on(table.productId)],
);
