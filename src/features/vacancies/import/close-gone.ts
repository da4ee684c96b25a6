import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { vacancies as limits } from '#kernel/limits';
import type { Db } from '#platform/db/types';
import { vacancies } from '../server/tables';
import { UnreadableVacancies } from './columns';
import { type ImportOptions, SITE, type VacancyReport } from './report';

type Closing = Pick<ImportOptions, 'dryRun' | 'closeMany'> & {
  /** The references that the feed named. */
  seen: ReadonlySet<string>;
  report: VacancyReport;
};

const isMost = (gone: number, open: number): boolean =>
  gone >= limits.fewToClose && gone > open * limits.mostToClose;

/**
 * Closes what came from a feed and is gone from it, and adds that to the report. Throws
 * UnreadableVacancies rather than closing most of what is open.
 */
export const closeGone = async (
  tx: Db,
  { seen, report, dryRun, closeMany }: Closing,
): Promise<void> => {
  const open = await tx
    .select({ id: vacancies.id, reference: vacancies.reference, title: vacancies.title })
    .from(vacancies)
    .where(
      and(
        eq(vacancies.siteId, SITE),
        eq(vacancies.state, 'Online'),
        isNotNull(vacancies.reference),
      ),
    );
  const gone = open.filter(({ reference }) => reference !== null && !seen.has(reference));
  for (const { reference, title } of gone) {
    report.plans.push({ kind: 'closed', reference: reference ?? '', title, changed: [] });
  }
  if (!closeMany && isMost(gone.length, open.length)) {
    report.objection =
      `er ontbreken ${gone.length} van de ${open.length} vacatures die nu openstaan; ` +
      'klopt dat, geef dan --close-many mee';
    if (!dryRun) throw new UnreadableVacancies(report.objection);
  }
  const ids = gone.map(({ id }) => id);
  if (dryRun || ids.length === 0) return;
  await tx
    .update(vacancies)
    .set({ state: 'Offline' })
    .where(sql`${vacancies.id} = any(${sql.param(ids)}::int[])`);
  for (const id of ids) report.ids.push(id);
};
