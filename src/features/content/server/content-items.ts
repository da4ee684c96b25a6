import { and, eq } from 'drizzle-orm';
import type { Host } from '#platform/host';
import type { ContentItemCard, FactCard, ReferenceCard } from '../contract';
import { facts, referenceItems, services, usps } from './tables';

/** The four tables of one shape. */
export type ItemTable = typeof facts | typeof referenceItems | typeof services | typeof usps;

type ItemRow = typeof usps.$inferSelect;
type FactRow = typeof facts.$inferSelect;
type ReferenceRow = typeof referenceItems.$inferSelect;

export const presentItem = (row: ItemRow): ContentItemCard => ({
  id: row.id,
  title: row.title,
  text: row.text,
  icon: row.icon || undefined,
  picture: row.picture ?? undefined,
  link: row.link ? { href: row.link, label: row.linkText, way: row.opens } : undefined,
});

export const presentFact = (row: FactRow): FactCard => ({
  ...presentItem(row),
  target: row.counterTarget,
  prefix: row.prefix,
  suffix: row.suffix,
});

export const presentReference = (row: ReferenceRow): ReferenceCard => ({
  ...presentItem(row),
  role: row.role,
});

/** Addresses that cards lead to in the lightbox. */
export const findEmbedded = async (host: Host): Promise<string[]> => {
  const tables: readonly ItemTable[] = [facts, referenceItems, services, usps];
  const rows = await Promise.all(
    tables.map((table) =>
      host.db
        .select({ link: table.link })
        .from(table)
        .where(and(eq(table.state, 'Online'), eq(table.opens, 'lightbox'))),
    ),
  );
  return rows.flat().map(({ link }) => link);
};
