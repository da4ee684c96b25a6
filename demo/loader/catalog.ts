import { eq, sql } from 'drizzle-orm';
import {
  brands,
  categories,
  colors,
  datePrices,
  materials,
  productCategories,
  productPictures,
  products,
  sizes,
  variants,
} from '#features/catalog/api.server';
import type { Maker } from '#kernel/values/product-safety';
import { sizeOrder } from '#kernel/values/size-order';
import { transact } from '#platform/db/transact';
import type { Db } from '#platform/db/types';
import { type View, viewsOf } from '../pictures';
import { demoCategories } from './categories';
import { demoColors, getColor } from './colors';
import { type DemoProduct, inParts, readContent } from './read';

/** A picture that the demo draws: which product, which colour, which view of it. */
export type PictureTask = {
  key: string;
  kind: string;
  params: Record<string, unknown>;
  seed: string;
  color: { name: string; hex: string };
  view: View;
  wearer: 'woman' | 'man';
};

type BrandContent = { title: string; maker: Maker };

type Placed = { product: DemoProduct; category: string };

const readProducts = (folder: string): Placed[] =>
  demoCategories.flatMap((department) =>
    department.children.flatMap(({ file, access }) =>
      readContent<DemoProduct[]>(folder, `products/${file}`).map((product) => ({
        product,
        category: access,
      })),
    ),
  );

const insertNamed = async (db: Db, all: Placed[], brandMakers: readonly BrandContent[]) => {
  const titles = (pick: (product: DemoProduct) => string[]) => [
    ...new Set(all.flatMap(({ product }) => pick(product))),
  ];
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  const brandTitles = titles((product) => [product.brand]).sort();
  const materialTitles = titles((product) => [capital(product.material)]).sort();
  const sizeTitles = titles((product) => product.sizes);
  const makers = new Map(brandMakers.map(({ title, maker }) => [title, maker]));
  await db.insert(brands).values(brandTitles.map((title) => ({ title, maker: makers.get(title) })));
  await db.insert(materials).values(materialTitles.map((title) => ({ title })));
  await db.insert(sizes).values(sizeTitles.map((title) => ({ title, sort: sizeOrder(title) })));
  await db.insert(colors).values(demoColors.map((color) => ({ ...color })));
  return { capital };
};

const insertCategories = async (db: Db): Promise<Map<string, number>> => {
  const ids = new Map<string, number>();
  let sort = 0;
  for (const department of demoCategories) {
    const { title, access, intro, textile } = department;
    const [root] = await db
      .insert(categories)
      .values({ title, access, intro, textile, sort: ++sort })
      .returning();
    ids.set(access, root?.id ?? 0);
    const below = department.children.map(({ file: _, ...category }) => ({
      ...category,
      parentId: root?.id,
      sort: ++sort,
    }));
    for (const row of await db.insert(categories).values(below).returning()) {
      ids.set(row.access, row.id);
    }
  }
  return ids;
};

const idsByTitle = async (db: Db, table: typeof brands | typeof sizes | typeof materials) =>
  new Map(
    (await db.select({ id: table.id, title: table.title }).from(table)).map((r) => [r.title, r.id]),
  );

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000);

const html = (paragraphs: string[]) => paragraphs.map((text) => `<p>${text}</p>`).join('');

const escapeText = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** What a view shows, as its alternative text says it. */
const SEEN: Record<View, string> = {
  front: '',
  back: ' van achteren',
  worn: ' gedragen door een model',
  sole: ' van onderen',
  detail: ' van dichtbij',
  scene: ' in een kamer',
};

const picturesOf = (
  product: DemoProduct,
  category: string,
): (PictureTask & { alt: string; colorKey: string })[] => {
  const { kind, ...params } = product.picture;
  return product.colors.flatMap((colorKey) => {
    const { hex, title } = getColor(colorKey);
    return viewsOf(kind).map((view) => ({
      key: `${product.access}-${colorKey}-${view}`,
      kind,
      params,
      seed: product.access,
      color: { name: colorKey, hex },
      view,
      wearer: category.startsWith('heren') || product.attributes.Voor === 'Heren' ? 'man' : 'woman',
      colorKey,
      alt: `${product.title}${SEEN[view]}, ${title.toLowerCase()}`,
    }));
  });
};

/** Puts the demo's products in an empty catalogue; answers the pictures that they need. */
export const insertCatalog = async (db: Db, folder: string, now: Date): Promise<PictureTask[]> => {
  const all = readProducts(folder);
  const looks = Object.entries(readContent<Record<string, string[]>>(folder, 'looks.json'));
  const looksWith = (access: string) =>
    looks.filter(([, articles]) => articles.includes(access)).map(([name]) => `look:${name}`);
  const { capital } = await insertNamed(
    db,
    all,
    readContent<BrandContent[]>(folder, 'brands.json'),
  );
  const categoryIds = await insertCategories(db);
  const [brandIds, sizeIds, materialIds] = [
    await idsByTitle(db, brands),
    await idsByTitle(db, sizes),
    await idsByTitle(db, materials),
  ];
  const colorRows = await db.select().from(colors);
  const colorIds = new Map(colorRows.map((row) => [row.access, row.id]));
  // New things first, then what else is of this season, what is for summer last; each on its own day,
  // so that 'nieuwste eerst' mixes the departments.
  const daysOld = (index: number, tags: readonly string[]): number => {
    if (tags.includes('nieuw')) return (index % 20) + 1;
    if (tags.includes('zomer')) return ((index * 37) % 180) + 211;
    return ((index * 37) % 180) + 31;
  };
  const rows = await db
    .insert(products)
    .values(
      all.map(({ product }, index) => ({
        access: product.access,
        title: product.title,
        intro: product.intro,
        description: html(product.description.map(escapeText)),
        brandId: brandIds.get(product.brand),
        materialId: materialIds.get(capital(product.material)),
        // What it cost before it was reduced, if it was.
        priceCents: product.van ?? product.price,
        vanPriceCents: product.van ?? null,
        attributes: product.attributes,
        textile: product.textile,
        composition: product.composition,
        hasAnimalParts: product.animalParts,
        warnings: product.warnings,
        certificates: product.certificates ?? [],
        deliveryNote: product.delivery ?? '',
        tags: [...product.tags, ...looksWith(product.access)],
        publishedAt: daysBefore(now, daysOld(index, product.tags)),
      })),
    )
    .returning({ id: products.id });
  const tasks: PictureTask[] = [];
  const links: { productId: number; categoryId: number }[] = [];
  const variantRows: (typeof variants.$inferInsert)[] = [];
  const pictureRows: (typeof productPictures.$inferInsert)[] = [];
  all.forEach(({ product, category }, index) => {
    const productId = rows[index]?.id ?? 0;
    links.push({ productId, categoryId: categoryIds.get(category) ?? 0 });
    for (const color of product.colors) {
      for (const size of product.sizes) {
        variantRows.push({
          productId,
          colorId: colorIds.get(color),
          sizeId: sizeIds.get(size),
          sku: `BR-${String(productId).padStart(4, '0')}-${String(variantRows.length + 1).padStart(5, '0')}`,
        });
      }
    }
    picturesOf(product, category).forEach(({ alt, colorKey, ...task }, position) => {
      tasks.push(task);
      pictureRows.push({
        productId,
        colorId: colorIds.get(colorKey),
        mediaKey: task.key,
        alt,
        position,
      });
    });
  });
  await db.insert(productCategories).values(links);
  await transact(db, async (tx) => {
    await datePrices(tx, daysBefore(now, 90));
    for (const part of inParts(variantRows, 1000)) await tx.insert(variants).values(part);
    await datePrices(tx, daysBefore(now, 12));
    for (const [index, { product }] of all.entries()) {
      if (!product.van) continue;
      const reduced = { priceCents: product.price };
      await tx
        .update(products)
        .set(reduced)
        .where(eq(products.id, rows[index]?.id ?? 0));
    }
  });
  for (const part of inParts(pictureRows, 1000)) await db.insert(productPictures).values(part);
  await db.execute(sql`analyze products, variants`);
  return tasks;
};
