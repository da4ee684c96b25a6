import { type ImportReport, type Plan, UnreadableFile } from '#features/entities/api.server';
import { fail } from './stored-host';

/** `gone`: what is closed since the file has it no more. */
const presentReport = (
  report: ImportReport,
  dryRun: boolean,
  gone?: ReadonlySet<string>,
): string[] => {
  const { plans, refused, unused, resumedAt, importId } = report;
  const isGone = ({ key }: Plan): boolean => gone?.has(key) ?? false;
  const kindOf = (plan: Plan) => (isGone(plan) ? 'gone' : plan.kind);
  const count = (kind: string) => plans.filter((plan) => kindOf(plan) === kind).length;
  const told = dryRun ? plans.filter(({ kind }) => kind !== 'unchanged') : [];
  const isWritten = resumedAt > 0 || plans.some(({ kind }) => kind !== 'unchanged');
  return [
    ...(resumedAt > 0 ? [`Verder waar het was: ${resumedAt} items waren al gedaan`] : []),
    ...(unused.length > 0 ? [`Niet gebruikt: ${unused.join(', ')}`] : []),
    ...told.map((plan) => {
      if (isGone(plan)) return `dicht     ${plan.key}`;
      return plan.kind === 'new'
        ? `nieuw     ${plan.key || `regel ${plan.line}`}`
        : `gewijzigd ${plan.key}: ${plan.told.join('; ')}`;
    }),
    ...(refused.length > 0 ? ['Geweigerd:'] : []),
    ...refused.map(({ line, key, reason }) => `  regel ${line}${key && ` (${key})`}: ${reason}`),
    `${dryRun ? 'Proef, niets geschreven. ' : ''}Nieuw ${count('new')} · gewijzigd ` +
      `${count('changed')} · ongewijzigd ${count('unchanged')} · ${gone ? `dicht ${count('gone')} · ` : ''}geweigerd ${refused.length}`,
    ...(importId === undefined || !isWritten
      ? []
      : [`Terug te draaien met: etalage import undo ${importId}`]),
  ];
};

const exitCodeOf = ({ plans, refused, resumedAt }: ImportReport): 0 | 1 | 2 => {
  if (plans.length === 0 && resumedAt === 0) return 1;
  return refused.length > 0 ? 2 : 0;
};

/** Says what became of a file. */
export const tellReport = (
  report: ImportReport,
  dryRun = false,
  gone?: ReadonlySet<string>,
): void => {
  for (const line of presentReport(report, dryRun, gone)) console.log(line);
  process.exitCode = exitCodeOf(report);
};

const reasons: Record<string, string> = {
  ENOENT: 'het bestaat niet',
  EISDIR: 'het is een map',
};

/** Says why a file is of no use. Throws what is no fault of the file. */
export const tellUnreadable = (file: string, error: unknown): void => {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (!(error instanceof UnreadableFile) && !(code in reasons)) throw error;
  fail(`${file} is niet ingelezen: ${reasons[code] ?? (error as Error).message}`);
};
