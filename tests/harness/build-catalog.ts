import { eq } from 'drizzle-orm';
import {
  brands,
  categories,
  colors,
  materials,
  productCategories,
  products,
  sizes,
  variants,
} from '#features/catalog/api.server';
import { announceChange } from '#features/overviews/api.server';
import { createPage, publishPage } from '#features/pages/api.server';
import { blocks } from '#features/pages/server/tables';
import { loadSite, sites } from '#features/settings/api.server';
import { stock, warehouses } from '#features/stock/api.server';
import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import { catalogPages, type NewPage } from './catalog-pages';
import { forSaleLongSince, reducePrice } from './reduced';

const DAY = 86_400_000;

const idsBy = <K extends string, Row extends { id: number }>(rows: Row[], key: (row: Row) => K) =>
  Object.fromEntries(rows.map((row) => [key(row), row.id])) as Record<K, number>;

const insertNames = async (db: Db) => {
  const title = (one: string) => ({ title: one });
  const hex = { rood: '#aa1111', blauw: '#1111aa', groen: '#11aa11', zwart: '#111111' };
  return {
    brand: idsBy(
      await db.insert(brands).values(['Noord', 'Oever', 'Zuid'].map(title)).returning(),
      (row) => row.title as 'Noord' | 'Oever' | 'Zuid',
    ),
    material: idsBy(
      await db.insert(materials).values(['Katoen', 'Wol'].map(title)).returning(),
      (row) => row.title as 'Katoen' | 'Wol',
    ),
    size: idsBy(
      await db
        .insert(sizes)
        .values(['S', 'M', 'L', 'XL'].map((one, sort) => ({ title: one, sort })))
        .returning(),
      (row) => row.title as 'S' | 'M' | 'L' | 'XL',
    ),
    color: idsBy(
      await db
        .insert(colors)
        .values(
          Object.entries(hex).map(([access, code]) => ({
            access,
            title: access[0]?.toUpperCase() + access.slice(1),
            hex: code,
          })),
        )
        .returning(),
      (row) => row.access as keyof typeof hex,
    ),
  };
};

type Category = 'kleding' | 'jassen' | 'winterjassen' | 'truien' | 'wonen' | 'servies';

/** kleding ( jassen ( winterjassen ), truien ), wonen ( servies ) */
const insertCategories = async (db: Db) => {
  const ids = {} as Record<Category, number>;
  const tree = [
    ['kleding', undefined],
    ['jassen', 'kleding'],
    ['winterjassen', 'jassen'],
    ['truien', 'kleding'],
    ['wonen', undefined],
    ['servies', 'wonen'],
  ] as const;
  for (const [sort, [access, parent]] of tree.entries()) {
    const title = access[0]?.toUpperCase() + access.slice(1);
    const parentId = parent === undefined ? null : ids[parent];
    const [row] = await db.insert(categories).values({ access, title, parentId, sort }).returning();
    ids[access] = row?.id ?? 0;
  }
  return ids;
};

type Names = Awaited<ReturnType<typeof insertNames>>;

/** Which colours and sizes the nth product comes in; the last ten come in one size, without colour. */
const choicesOf = (n: number, { color, size }: Names) => {
  if (n > 20) return [{ colorId: null, sizeId: null }];
  const own = [[color.rood, color.blauw], [color.blauw, color.groen], [color.zwart]][n % 3] ?? [];
  return own.flatMap((colorId) => [size.S, size.M, size.L].map((sizeId) => ({ colorId, sizeId })));
};

const nouns = ['jas', 'trui', 'bord'];

/**
 * Product n of 1…30 costs n × € 10. 1–10 are winterjassen, 11–20 truien, 21–30 servies. Every fifth
 * is reduced; the web warehouse has 3 of each variant, but none of products 7 and 8; of product 7
 * the store in Utrecht has 2, of product 9 the one in Zwolle.
 */
const insertProducts = async (
  db: Db,
  now: Date,
  names: Names,
  category: Record<string, number>,
) => {
  const numbers = Array.from({ length: 30 }, (_, index) => index + 1);
  const kind = (n: number) => Math.ceil(n / 10) - 1;
  const rows = await db
    .insert(products)
    .values(
      numbers.map((n) => ({
        access: `artikel-${n}`,
        title: `Artikel ${String(n).padStart(2, '0')} ${nouns[kind(n)]}`,
        intro: `Over de ${nouns[kind(n)]}.`,
        description: `<p>Alles over nummer ${n}.</p>`,
        brandId: Object.values(names.brand)[n % 3],
        materialId: Object.values(names.material)[n % 2],
        priceCents: n % 5 === 0 ? n * 1500 : n * 1000,
        vanPriceCents: n % 5 === 0 ? n * 1500 : null,
        tags: n === 1 ? ['nieuw'] : [],
        publishedAt: new Date(now.getTime() - n * DAY),
      })),
    )
    .returning();
  await db.insert(productCategories).values(
    rows.map((row, index) => ({
      productId: row.id,
      categoryId: category[['winterjassen', 'truien', 'servies'][kind(index + 1)] as string] ?? 0,
    })),
  );
  const choices = rows.flatMap((row, index) =>
    choicesOf(index + 1, names).map((choice, nth) => ({
      ...choice,
      productId: row.id,
      sku: `SKU-${index + 1}-${nth + 1}`,
    })),
  );
  const made = await forSaleLongSince(db, (tx) => tx.insert(variants).values(choices).returning());
  const reduced = rows.filter((row) => row.vanPriceCents !== null);
  for (const row of reduced) await reducePrice(db, row.id, (row.priceCents * 2) / 3);
  return { rows: await db.select().from(products).orderBy(products.id), made };
};

const insertStock = async (db: Db, shop: Awaited<ReturnType<typeof insertProducts>>) => {
  const rows = await db
    .insert(warehouses)
    .values([
      { title: 'Web', kind: 'web' },
      { title: 'Utrecht', kind: 'store', locationId: 1 },
      { title: 'Zwolle', kind: 'store', locationId: 2 },
    ])
    .returning();
  const [web, utrecht, zwolle] = rows;
  const at = (n: number) => shop.rows[n - 1]?.id;
  const of = (ids: (number | undefined)[]) =>
    shop.made.filter((one) => ids.includes(one.productId));
  const empty = of([at(7), at(8)]);
  await db.insert(stock).values([
    ...shop.made
      .filter((one) => !empty.includes(one))
      .map((one) => ({ warehouseId: web?.id ?? 0, variantId: one.id, pieces: 3 })),
    ...of([at(7)]).map((one) => ({
      warehouseId: utrecht?.id ?? 0,
      variantId: one.id,
      pieces: 2,
    })),
    ...of([at(9)]).map((one) => ({ warehouseId: zwolle?.id ?? 0, variantId: one.id, pieces: 2 })),
  ]);
  return { web: web?.id ?? 0, utrecht: utrecht?.id ?? 0 };
};

/** Makes and publishes a page; answers its number. */
export const addPage = async (
  host: Host,
  {
    content,
    ...page
  }: NewPage & { state?: 'Online' | 'Offline'; onlineFrom?: Date; onlineUntil?: Date },
): Promise<number> => {
  const tree = { root: {}, content, zones: {} };
  const id = await createPage(host, { ...page, siteId: 1, tree });
  await publishPage(host, id);
  return id;
};

/** Fills an empty site: thirty products, their filters and stock, and a page of every kind. */
export const buildCatalog = async (host: Host) => {
  const { db } = host;
  const names = await insertNames(db);
  const category = await insertCategories(db);
  const shop = await insertProducts(db, host.clock.now(), names, category);
  const warehouse = await insertStock(db, shop);
  const navigation = [
    { title: 'Kleding', href: '/kleding' },
    { title: 'Alles', href: '/alles' },
  ];
  await db.update(sites).set({ slug: 'brink', name: 'Brink', navigation }).where(eq(sites.id, 1));
  await loadSite(host);
  const page: Record<string, number> = {};
  for (const one of catalogPages(category)) page[one.path] = await addPage(host, one);
  await announceChange(host, 'Product');
  const numbered = await db.select().from(blocks);
  const block = idsBy(numbered, (row) => row.treeId);
  return {
    ...names,
    category,
    warehouse,
    page,
    /** The number of a block by its id in the tree. */
    block,
    /** Product n, from 1. */
    product: (n: number) => {
      const row = shop.rows[n - 1];
      if (!row) throw new Error(`There is no product ${n}`);
      return { ...row, variants: shop.made.filter((one) => one.productId === row.id) };
    },
  };
};
