import { and, asc, eq, inArray } from 'drizzle-orm';
import { fillFactsIn } from '#features/settings/api.server';
import type { Host } from '#platform/host';
import type { FactCard, PieceCard, ReferenceCard } from '../contract';
import { facts, referenceItems, services, usps } from './tables';

/** The four tables of one shape. */
export type PieceTable = typeof facts | typeof referenceItems | typeof services | typeof usps;

type PieceRow = typeof usps.$inferSelect;
type FactRow = typeof facts.$inferSelect;
type ReferenceRow = typeof referenceItems.$inferSelect;

/** Those that visitors may see, or of `ids` those that they may, in their editor's order. */
export const listPieces = async <Row extends PieceRow>(
  host: Host,
  table: PieceTable,
  ids?: readonly number[],
): Promise<Row[]> => {
  const online = eq(table.state, 'Online');
  const rows = await host.db
    .select()
    .from(table)
    .where(ids ? and(online, inArray(table.id, [...ids])) : online)
    .orderBy(asc(table.sort), asc(table.id));
  // What they promise is what the settings say.
  const filled = rows.map(async (row) => ({
    ...row,
    ...(await fillFactsIn(host, { title: row.title, text: row.text })),
  }));
  return (await Promise.all(filled)) as Row[];
};

export const presentPiece = (row: PieceRow): PieceCard => ({
  id: row.id,
  title: row.title,
  text: row.text,
  icon: row.icon || undefined,
  picture: row.picture ?? undefined,
  link: row.link ? { href: row.link, label: row.linkText, way: row.opens } : undefined,
});

export const presentFact = (row: FactRow): FactCard => ({
  ...presentPiece(row),
  target: row.counterTarget,
  prefix: row.prefix,
  suffix: row.suffix,
});

export const presentReference = (row: ReferenceRow): ReferenceCard => ({
  ...presentPiece(row),
  role: row.role,
});

/** Addresses that cards lead to in the lightbox. */
export const findEmbedded = async (host: Host): Promise<string[]> => {
  const tables: readonly PieceTable[] = [facts, referenceItems, services, usps];
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
