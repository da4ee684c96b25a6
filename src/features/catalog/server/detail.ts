import { and, eq, sql } from 'drizzle-orm';
import { areReviewsOn } from '#features/settings/api.server';
import { tellAttributes } from '#kernel/values/product-attributes';
import { ratingOf } from '#kernel/values/rating';
import { prepared, preparedSql } from '#platform/db/prepared';
import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import { sanitizeRichText } from '#platform/sanitize/sanitize';
import type { ProductDetail } from '../contract';
import { productHref } from '../entity';
import { listAttributes } from './attributes';
import { readKinds } from './kinds';
import { plainFacts } from './plain-columns';
import { withPlaces } from './stock-source';
import { brands, products } from './tables';

type VariantRow = {
  id: number;
  color_id: number | null;
  color: string | null;
  hex: string | null;
  size_id: number | null;
  size: string | null;
  size_sort: number | null;
  price: number | null;
  prior: number | null;
  sku: string | null;
  pieces: number;
  web_pieces: number;
};

type PictureRow = {
  key: string;
  width: number;
  height: number;
  alt: string;
  color_id: number | null;
};

const id = sql.placeholder('product');

const variantsOf = withPlaces((places) =>
  preparedSql<VariantRow>(
    'variants_of_product',
    sql`
    select v.id, v.color_id, c.title as color, c.hex, v.size_id, z.title as size, z.sort as size_sort,
      v.price_cents as price, v.prior_cents as prior, v.sku,
      coalesce(st.pieces, 0)::int as pieces, coalesce(st.web, 0)::int as web_pieces
    from variants v
    left join colors c on c.id = v.color_id
    left join sizes z on z.id = v.size_id
    left join lateral (
      select sum(s.pieces) as pieces, sum(s.pieces) filter (where s.kind = 'web') as web
      from (${places}) s where s.variant_id = v.id
    ) st on true
    where v.product_id = ${id} and v.state = 'Online'
    order by v.id`,
  ),
);

const readPictures = preparedSql<PictureRow>(
  'pictures_of_product',
  sql`
    select m.key, m.width, m.height, p.alt, p.color_id
    from product_pictures p join media m on m.key = p.media_key and m.state = 'ready'
    where p.product_id = ${id} order by p.position, p.id`,
);

const readWay = preparedSql<{ title: string; access: string }>(
  'categories_above_product',
  sql`
    with recursive way as (
      select c.id, c.parent_id, c.title, c.access, c.id as leaf, 0 as up
      from product_categories pc join categories c on c.id = pc.category_id
      where pc.product_id = ${id}
      union all
      select c.id, c.parent_id, c.title, c.access, way.leaf, way.up + 1
      from way join categories c on c.id = way.parent_id
      where way.up < 10
    )
    select title, access from way
    where leaf = (select leaf from way order by up desc, leaf limit 1)
    order by up desc`,
);

/** The way to the product: its deepest category, with those above it. */
const readBreadcrumbs = async (db: Db, productId: number) => {
  const rows = await readWay(db, { product: productId });
  return rows.map(({ title, access }) => ({ label: title, href: `/${access}` }));
};

const unique = <T extends { id: number }>(items: T[]): T[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];

const colorsOf = (rows: VariantRow[]): ProductDetail['colors'] =>
  unique(
    rows.flatMap((row) =>
      row.color_id === null
        ? []
        : [{ id: row.color_id, title: row.color ?? '', hex: row.hex ?? '#888888', soldOut: false }],
    ),
  ).map((color) => ({
    ...color,
    soldOut: rows.every((row) => row.color_id !== color.id || row.pieces === 0),
  }));

const sizesOf = (rows: VariantRow[]): ProductDetail['sizes'] =>
  unique(
    rows.flatMap((row) =>
      row.size_id === null
        ? []
        : [{ id: row.size_id, title: row.size ?? '', sort: row.size_sort ?? 0 }],
    ),
  )
    .sort((a, b) => a.sort - b.sort)
    .map(({ id, title }) => ({ id, title }));

/**
 * What an address chose, when it exists; else the only one there is; else the first colour that can be
 * sent, then that a store has.
 */
const chooseFrom = (
  variants: ProductDetail['variants'],
  asked: { colorId?: number; sizeId?: number },
): ProductDetail['chosen'] => {
  const colors = [...new Set(variants.map((one) => one.colorId))];
  const sizes = [...new Set(variants.map((one) => one.sizeId))];
  const had = variants.find((one) => one.webStock > 0) ?? variants.find((one) => one.pieces > 0);
  const colorId =
    colors.find((id) => id !== null && id === asked.colorId) ?? had?.colorId ?? colors[0];
  const only = sizes.length === 1 ? sizes[0] : null;
  const sizeId = sizes.find((id) => id !== null && id === asked.sizeId) ?? only;
  return { colorId: colorId ?? null, sizeId: sizeId ?? null };
};

/** The earlier price beside one that several variants share: told when all have one, the lowest. */
/** What is asked before anything is chosen: the article's price, or the lowest where no variant costs that. */
const priceOf = (variants: ProductDetail['variants'], priceCents: number): number => {
  const prices = variants.map((one) => one.priceCents);
  return prices.length === 0 || prices.includes(priceCents) ? priceCents : Math.min(...prices);
};

const vanOf = (variants: ProductDetail['variants'], priceCents: number): number | undefined => {
  const same = variants.filter((one) => one.priceCents === priceCents);
  const vans = same.flatMap(({ vanPriceCents }) => vanPriceCents ?? []);
  return same.length > 0 && vans.length === same.length ? Math.min(...vans) : undefined;
};

const byAccess = prepared((db) =>
  db
    .select({ product: products, brand: brands.title, brandMaker: brands.maker })
    .from(products)
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(and(eq(products.access, sql.placeholder('access')), eq(products.state, 'Online')))
    .prepare('product_by_access'),
);

/** A product's page by its address part; undefined when visitors may not see it. */
export const findProduct = async (
  host: Host,
  access: string,
  asked: { colorId?: number; sizeId?: number },
): Promise<
  (ProductDetail & { updatedAt: Date; seo: { title?: string; description?: string } }) | undefined
> => {
  const { db } = host;
  const [row] = await byAccess(db).execute({ access });
  if (!row) return undefined;
  const { product } = row;
  const [variantRows, pictures, breadcrumbs, kinds] = await Promise.all([
    variantsOf(host)(db, { product: product.id }),
    readPictures(db, { product: product.id }),
    readBreadcrumbs(db, product.id),
    readKinds(db, product.id),
  ]);
  const wished = product.vanPriceCents !== null;
  const variants = variantRows.map((one) => ({
    id: one.id,
    colorId: one.color_id,
    sizeId: one.size_id,
    priceCents: one.price ?? product.priceCents,
    vanPriceCents: wished ? (one.prior ?? undefined) : undefined,
    sku: one.sku,
    pieces: one.pieces,
    webStock: one.web_pieces,
  }));
  const priceCents = priceOf(variants, product.priceCents);
  return {
    id: product.id,
    href: productHref(product.access),
    title: product.title,
    brand: row.brand ?? '',
    intro: product.intro,
    description: sanitizeRichText(product.description),
    priceCents,
    vanPriceCents: vanOf(variants, priceCents),
    vatRate: product.vatRate,
    isMailed: product.kind === 'giftcard',
    deliveryNote: product.deliveryNote || undefined,
    attributes: [
      ...tellAttributes(await listAttributes(host), product.attributes),
      ...plainFacts(product),
    ],
    safety: {
      maker: product.maker ?? row.brandMaker,
      composition: product.composition,
      hasAnimalParts: product.hasAnimalParts,
      warnings: product.warnings,
    },
    ...kinds,
    tags: product.tags,
    colors: colorsOf(variantRows),
    sizes: sizesOf(variantRows),
    variants,
    pictures: pictures.map(({ color_id, ...picture }) => ({ ...picture, colorId: color_id })),
    breadcrumbs,
    rating: areReviewsOn(host)
      ? ratingOf({ count: product.ratingCount, sum: product.ratingSum })
      : undefined,
    chosen: chooseFrom(variants, asked),
    updatedAt: product.updatedAt,
    seo: {
      title: product.seoTitle || undefined,
      description: product.seoDescription || undefined,
    },
  };
};
