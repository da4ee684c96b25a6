import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#platform/db/types';
import { vacancies } from '../server/tables';
import type { VacancyLine } from './columns';
import { SITE } from './report';
import type { Stored, Values } from './values';

/** The rows that a feed names, until this transaction ends changed by nobody else. */
export const findStored = async (tx: Db, lines: readonly VacancyLine[], dryRun = false) => {
  const references = lines.flatMap(({ cells }) => cells.reference || []);
  if (references.length === 0) return new Map<string | null, Stored>();
  const query = tx
    .select()
    .from(vacancies)
    .where(and(eq(vacancies.siteId, SITE), inArray(vacancies.reference, references)));
  const rows = await (dryRun ? query : query.for('update'));
  return new Map(rows.map((row) => [row.reference, row]));
};

/** The addresses that are free, each with the id of the vacancy that got it: none in a dry run. */
export const insertFree = async (tx: Db, rows: readonly Values[], dryRun = false) => {
  if (rows.length === 0) return new Map<string, number | undefined>();
  if (!dryRun) {
    const made = await tx
      .insert(vacancies)
      .values([...rows])
      .onConflictDoNothing()
      .returning({ id: vacancies.id, access: vacancies.access });
    return new Map(made.map(({ id, access }) => [access, id]));
  }
  const accesses = rows.map(({ access }) => access);
  const taken = await tx
    .select({ access: vacancies.access })
    .from(vacancies)
    .where(and(eq(vacancies.siteId, SITE), inArray(vacancies.access, accesses)));
  const isTaken = new Set(taken.map(({ access }) => access));
  return new Map(accesses.filter((one) => !isTaken.has(one)).map((one) => [one, undefined]));
};
