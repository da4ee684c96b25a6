import { asc } from 'drizzle-orm';
import type { FilterOption } from '#kernel/define/entity';
import type { Host } from '#platform/host';
import { offers } from '../entity';
import { attributeOptions } from './attributes';
import { plainOptions } from './plain-columns';
import { stockSourceOf } from './stock-source';
import { brands, categories, colors, materials, sizes } from './tables';

/** All choices of the product filters. */
export const productOptions = async (host: Host): Promise<Record<string, FilterOption[]>> => {
  const { db } = host;
  const [categoryRows, sizeRows, colorRows, brandRows, materialRows, stores] = await Promise.all([
    db.select().from(categories).orderBy(asc(categories.sort)),
    db.select().from(sizes),
    db.select().from(colors),
    db.select().from(brands),
    db.select().from(materials),
    stockSourceOf(host).listStores(db),
  ]);
  const named = (rows: { id: number; title: string }[]) =>
    rows.map((row) => ({ id: row.id, label: row.title, sort: 0 }));
  return {
    category: categoryRows.map((row) => ({
      id: row.id,
      label: row.title,
      sort: row.sort,
      parent: row.parentId ?? undefined,
    })),
    size: sizeRows.map((row) => ({ id: row.id, label: row.title, sort: row.sort })),
    color: colorRows.map((row) => ({ id: row.id, label: row.title, hex: row.hex, sort: row.id })),
    brand: named(brandRows),
    material: named(materialRows),
    store: named(stores),
    offer: offers,
    ...plainOptions(),
    ...(await attributeOptions(host)),
  };
};

/** What each category is called. */
export const categoryTitles = async (host: Host): Promise<Map<number, string>> => {
  const rows = await host.db
    .select({ id: categories.id, title: categories.title })
    .from(categories);
  return new Map(rows.map(({ id, title }) => [id, title]));
};

/** A category with all that lie above it. */
export const categoryAncestors = async (host: Host): Promise<Map<number, number[]>> => {
  const rows = await host.db.select().from(categories);
  const parents = new Map(rows.map((row) => [row.id, row.parentId]));
  const climb = (id: number, seen: number[] = []): number[] => {
    const parent = parents.get(id);
    return parent && !seen.includes(parent) ? climb(parent, [...seen, id]) : [...seen, id];
  };
  return new Map(rows.map((row) => [row.id, climb(row.id)]));
};
