import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Command } from 'commander';
import { announceChange } from '#features/overviews/api.server';
import { loadSite } from '#features/settings/api.server';
import {
  importVacancies,
  UnreadableVacancies,
  type VacancyReport,
} from '#features/vacancies/import/api.server';
import { dayOf } from '#kernel/values/dutch-dates';
import { readConfig } from '#platform/config/config';
import type { Host } from '#platform/host';
import { withPlainHost } from './open-plain';

const help = `
Leest een feed van vacatures: XML met een element job per vacature, zoals vacaturebanken die kennen, of
CSV. Elementen of kolommen:
  reference         het nummer van de feed zelf (verplicht; ook referencenumber)
  title location (of postalcode, city) category contract (of jobtype) hours code
  salary_min salary_max salary_unit posted (date) until (expirationdate)
  intro description tasks asks offers
Wat ontbreekt blijft zoals het is. Wat eerder uit een feed kwam en er niet meer in staat, gaat dicht; is
dat meer dan de helft van wat openstaat, dan wordt niets ingelezen: een feed kan afgebroken zijn.
Eindigt met 0: alles goed, 2: een deel geweigerd, 1: niets gelukt.`;

const words = { new: 'nieuw', changed: 'gewijzigd', closed: 'dicht' } as const;

const presentReport = (report: VacancyReport, dryRun: boolean): string[] => {
  const { plans, unchanged, refused, objection } = report;
  const count = (kind: string) => plans.filter((plan) => plan.kind === kind).length;
  return [
    ...(dryRun ? plans : []).map(
      ({ kind, reference, title, changed }) =>
        `${words[kind].padEnd(9)} ${reference} ${title}` +
        (changed.length > 0 ? `: ${changed.join(', ')}` : ''),
    ),
    ...(refused.length > 0 ? ['Geweigerd:'] : []),
    ...refused.map(
      ({ line, reference, reason }) =>
        `  regel ${line}${reference ? ` (${reference})` : ''}: ${reason}`,
    ),
    ...(objection ? [`Zonder proef wordt dit niet ingelezen: ${objection}`] : []),
    `${dryRun ? 'Proef, niets geschreven. ' : ''}Nieuw ${count('new')} · gewijzigd ` +
      `${count('changed')} · ongewijzigd ${unchanged} · dicht ${count('closed')} · ` +
      `geweigerd ${refused.length}`,
  ];
};

const exitCodeOf = ({ plans, unchanged, refused }: VacancyReport): 0 | 1 | 2 => {
  if (refused.length === 0) return 0;
  return plans.length + unchanged === 0 ? 1 : 2;
};

const reasons: Record<string, string> = {
  ENOENT: 'het bestaat niet',
  EISDIR: 'het is een map',
};

/** How often a long import says how far it is, in ms. */
const SAY_EVERY = 2000;

/** Says on the error output how far it is, for who waits; a short import stays silent. */
const createProgress = () => {
  let next = Date.now() + SAY_EVERY;
  return (done: number): void => {
    if (Date.now() < next) return;
    next = Date.now() + SAY_EVERY;
    process.stderr.write(`${done} vacatures bekeken\n`);
  };
};

type Options = { dryRun?: boolean; closeMany?: boolean };

/** Runs `work` with the path of a file; what comes over standard input is a file for as long. */
const withFile = async (file: string, work: (path: string) => Promise<void>): Promise<void> => {
  if (file !== '-') return work(file);
  const folder = await mkdtemp(join(tmpdir(), 'etalage-feed-'));
  try {
    const path = join(folder, 'feed');
    await pipeline(process.stdin, createWriteStream(path));
    await work(path);
  } finally {
    await rm(folder, { recursive: true });
  }
};

const runImport = async (
  host: Host,
  { file, path }: { file: string; path: string },
  { dryRun = false, closeMany }: Options,
): Promise<void> => {
  try {
    const { name } = await loadSite(host);
    const report = await importVacancies(() => createReadStream(path), {
      db: host.db,
      today: dayOf(host.clock.now()),
      brand: name,
      dryRun,
      closeMany,
      progress: createProgress(),
      announce: (ids, tx) => announceChange(host, 'Vacancy', ids, tx),
    });
    for (const line of presentReport(report, dryRun)) console.log(line);
    process.exitCode = exitCodeOf(report);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!(error instanceof UnreadableVacancies) && !(code in reasons)) throw error;
    console.log(`${file} is niet ingelezen: ${reasons[code] ?? (error as Error).message}`);
    process.exitCode = 1;
  }
};

/** `etalage import vacancies FILE`. Put after the command `import` was made. */
export const addVacancyCommands = (program: Command, root: string): void => {
  const group =
    program.commands.find((one) => one.name() === 'import') ??
    program.command('import').description('Leest gegevens in');
  group
    .command('vacancies <file>')
    .description("Vacatures uit een feed, XML of CSV ('-': standaardinvoer)")
    .option('--dry-run', 'toon wat er zou veranderen en schrijf niets')
    .option('--close-many', 'sluit ook als het meer dan de helft is')
    .addHelpText('after', help)
    .action((file: string, options: Options) =>
      withFile(file, (path) =>
        withPlainHost(readConfig(), root, (host) => runImport(host, { file, path }, options)),
      ),
    );
};
