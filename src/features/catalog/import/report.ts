import type { Plan } from './compare';
import type { Remark } from './draft';

/** Remarks that are kept to be shown; the others are only counted. */
const KEPT = 200;

/** What an import did, and what it refused. Counts: products, or lines where it says so. */
export class Report {
  new = 0;
  changed = 0;
  unchanged = 0;
  variants = 0;
  /** Lines, or products as a whole, that didn't go in. */
  refused = 0;
  noted = 0;
  /** To undo it by; undefined after a trial. */
  importId: number | undefined;
  /** Pictures that still have to be fetched. */
  pictures = 0;
  readonly refusals: Remark[] = [];
  readonly notes: Remark[] = [];
  private readonly tell: ((remark: Remark) => void) | undefined;

  constructor(tell?: (remark: Remark) => void) {
    this.tell = tell;
  }

  refuse = (remark: Remark): void => {
    this.refused += 1;
    if (this.refusals.length < KEPT) this.refusals.push(remark);
    this.tell?.(remark);
  };

  note = (remark: Remark): void => {
    this.noted += 1;
    if (this.notes.length < KEPT) this.notes.push(remark);
  };

  count(plans: readonly Plan[]): void {
    for (const plan of plans) {
      this[plan.kind] += 1;
      this.variants += plan.inserts.length + plan.updates.length;
      this.pictures += plan.pictures?.filter(({ url }) => url).length ?? 0;
    }
  }

  /** Products that went in, or were there already. */
  get used(): number {
    return this.new + this.changed + this.unchanged;
  }

  /** 0: all went well; 2: some was refused; 1: nothing could be used. */
  get exitCode(): 0 | 1 | 2 {
    if (this.used === 0) return 1;
    return this.refused > 0 ? 2 : 0;
  }
}

const listed = (title: string, remarks: readonly Remark[], total: number): string[] => {
  if (total === 0) return [];
  const lines = remarks
    .toSorted((a, b) => a.line - b.line)
    .map(({ line, access, reason }) => `  regel ${line}${access ? ` (${access})` : ''}: ${reason}`);
  const rest = total > remarks.length ? [`  … en nog ${total - remarks.length}`] : [];
  return [`${title}:`, ...lines, ...rest];
};

/** The report as people read it. */
export const presentReport = (report: Report, dryRun: boolean): string[] => [
  ...listed('Opgemerkt', report.notes.slice(0, 20), report.noted),
  ...listed('Geweigerd', report.refusals, report.refused),
  ...(report.used === 0 && report.refused === 0 ? ['Er staan geen artikelen in het bestand.'] : []),
  `${dryRun ? 'Proef, niets geschreven. ' : ''}Nieuw ${report.new} · gewijzigd ${report.changed} · ` +
    `ongewijzigd ${report.unchanged} · geweigerd ${report.refused}`,
  ...(report.pictures > 0 && !dryRun
    ? [`${report.pictures} afbeeldingen staan op het web; haal ze met: etalage import pictures`]
    : []),
  ...(report.importId === undefined || report.new + report.changed === 0
    ? []
    : [`Terug te draaien, de voorraad niet, met: etalage import undo ${report.importId}`]),
];
