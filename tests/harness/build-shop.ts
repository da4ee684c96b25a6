import { eq } from 'drizzle-orm';
import { colors, products, sizes, variants } from '#features/catalog/api.server';
import { stock, warehouses } from '#features/stock/api.server';
import { locations } from '#features/stores/api.server';
import { weekdays } from '#kernel/values/opening-hours';
import type { Db } from '#platform/db/types';
import { forSaleLongSince, reducePrice } from './reduced';

export type BuiltVariant = { id: number; colorId: number | null; sizeId: number | null };
export type BuiltProduct = { id: number; access: string; variants: BuiltVariant[] };

type Hours = (typeof locations.$inferInsert)['hours'];

export type ProductOptions = {
  access?: string;
  title?: string;
  priceCents?: number;
  /** What it cost until a week ago. */
  vanPriceCents?: number;
  kind?: 'goods' | 'giftcard';
  vatRate?: number;
  /** By title; none: the product comes in one size. */
  sizes?: string[];
  colors?: string[];
  /** Of each variant at the web warehouse; 0: none. */
  pieces?: number;
};

const first = <T>(rows: T[]): T => {
  const [row] = rows;
  if (row === undefined) throw new Error('nothing was stored');
  return row;
};

/** One id a title; without titles one null: there is nothing to choose. */
const idsOf = async (
  titles: string[],
  idOf: (title: string, index: number) => Promise<number>,
): Promise<(number | null)[]> => {
  const ids: number[] = [];
  for (const [index, title] of titles.entries()) ids.push(await idOf(title, index));
  return ids.length > 0 ? ids : [null];
};

/** Fills an empty database with what a test needs of a shop. */
export const createShopBuilder = (db: Db) => {
  let count = 0;
  const webWarehouse = async (): Promise<number> => {
    const all = await db.select().from(warehouses);
    const web = all.find(({ kind }) => kind === 'web');
    if (web) return web.id;
    return first(await db.insert(warehouses).values({ title: 'Web', kind: 'web' }).returning()).id;
  };

  const sizeIds = (titles: string[]) =>
    idsOf(titles, async (title, sort) => {
      await db.insert(sizes).values({ title, sort }).onConflictDoNothing();
      return first(await db.select().from(sizes).where(eq(sizes.title, title))).id;
    });

  const colorIds = (titles: string[]) =>
    idsOf(titles, async (title) => {
      const access = title.toLowerCase();
      await db.insert(colors).values({ title, access, hex: '#123456' }).onConflictDoNothing();
      return first(await db.select().from(colors).where(eq(colors.access, access))).id;
    });

  return {
    /** A product with a variant for each colour and size. */
    async product(options: ProductOptions = {}): Promise<BuiltProduct> {
      count += 1;
      const priceCents = options.priceCents ?? 1995;
      const access = options.access ?? `artikel-${count}`;
      const { id } = first(
        await db
          .insert(products)
          .values({
            access,
            title: options.title ?? `Artikel ${count}`,
            kind: options.kind,
            priceCents: options.vanPriceCents ?? priceCents,
            vanPriceCents: options.vanPriceCents,
            vatRate: options.vatRate ?? 21,
          })
          .returning(),
      );
      const ofSizes = await sizeIds(options.sizes ?? []);
      const ofColors = await colorIds(options.colors ?? []);
      const choices = ofColors.flatMap((colorId) =>
        ofSizes.map((sizeId) => ({ productId: id, colorId, sizeId })),
      );
      const made = await forSaleLongSince(db, (tx) =>
        tx.insert(variants).values(choices).returning(),
      );
      if (options.vanPriceCents) await reducePrice(db, id, priceCents);
      const pieces = options.pieces ?? 10;
      const warehouseId = await webWarehouse();
      if (pieces > 0) {
        await db
          .insert(stock)
          .values(made.map((one) => ({ warehouseId, variantId: one.id, pieces })));
      }
      return { id, access, variants: made };
    },

    /** A store where orders can be fetched, and returns be brought. Answers its number. `hours`: of each day of the week. */
    async store(place = 'Utrecht', hours?: [from: string, until: string]): Promise<number> {
      count += 1;
      const store = {
        access: `winkel-${count}`,
        title: `Winkel ${place}`,
        street: 'Lange Straat',
        housenumber: '1',
        zipcode: '3511 AW',
        place,
        province: 'Utrecht',
        hours: Object.fromEntries(hours ? weekdays.map((day) => [day, [hours]]) : []) as Hours,
        services: ['afhalen', 'retour'],
      };
      return first(await db.insert(locations).values(store).returning()).id;
    },

    /** Pieces of each of a product's variants in a store. Answers the store's warehouse. */
    async storeStock(storeId: number, { variants: made }: BuiltProduct, pieces: number) {
      const title = `Winkel ${storeId}`;
      await db
        .insert(warehouses)
        .values({ title, kind: 'store', locationId: storeId })
        .onConflictDoNothing();
      const isIts = eq(warehouses.locationId, storeId);
      const { id: warehouseId } = first(await db.select().from(warehouses).where(isIts));
      await db
        .insert(stock)
        .values(made.map(({ id: variantId }) => ({ warehouseId, variantId, pieces })));
      return warehouseId;
    },
  };
};
