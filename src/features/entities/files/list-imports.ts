import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Host } from '#platform/host';
import { historySince } from '../server/purge';
import { entityChanges as changes, entityImports as imports } from '../server/tables';

export type ImportRow = typeof imports.$inferSelect;

/** The imports of files, the last one first. */
export const listImports = (host: Host, most = 20): Promise<ImportRow[]> =>
  host.db.select().from(imports).orderBy(desc(imports.id)).limit(most);

type Which = {
  /** Entities of which all imports are told. */
  all: readonly string[];
  /** Those of which only what this member of staff wrote is told. */
  own: readonly string[];
  staffId: number;
  start: number;
  limit: number;
};

/** Who wrote by an import; null: it wrote nothing, or not in the office. An import has one writer, but may go on with another. */
const writerOf = sql<number | null>`(
  select c.staff_id from entity_changes c
  where c.import_id = entity_imports.id and c.way <> 'undo'
  order by c.id desc limit 1)`;

/** Imports of files and changes of many rows, the last one first. */
export const listWrittenImports = async (
  { db }: Pick<Host, 'db'>,
  { all, own, staffId, start, limit }: Which,
): Promise<(ImportRow & { staffId: number | null })[]> => {
  const isOwn = sql`exists (select from entity_changes c
    where c.import_id = entity_imports.id and c.staff_id = ${staffId})`;
  const rows = await db
    .select({ row: imports, staffId: writerOf })
    .from(imports)
    .where(or(inArray(imports.entity, [...all]), and(inArray(imports.entity, [...own]), isOwn)))
    .orderBy(desc(imports.id))
    .limit(limit)
    .offset(start);
  return rows.map(({ row, staffId: writer }) => ({ ...row, staffId: writer }));
};

/** Whether enough of what it changed is remembered for it to be undone as a whole. */
export const isRemembered = (host: Host, { startedAt, undoneAt }: ImportRow): boolean =>
  undoneAt === null && startedAt >= historySince(host);

/** An import by its number, with the members of staff who wrote by it. */
export const findImport = async (
  { db }: Pick<Host, 'db'>,
  id: number,
): Promise<(ImportRow & { staffIds: number[] }) | undefined> => {
  const [row] = await db.select().from(imports).where(eq(imports.id, id));
  if (!row) return undefined;
  const writers = await db
    .selectDistinct({ staffId: changes.staffId })
    .from(changes)
    .where(eq(changes.importId, id));
  return { ...row, staffIds: writers.flatMap(({ staffId }) => staffId ?? []) };
};
