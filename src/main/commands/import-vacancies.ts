import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Command } from 'commander';
import { feedColumns, importVacancies } from '#features/vacancies/import/api.server';
import { feedTexts as texts } from '#kernel/messages/nl-entities';
import type { Host } from '#platform/host';
import { helpTail } from './help-tail';
import { createProgress } from './progress';
import { asColumn } from './read-options';
import { withStoredHost } from './stored-host';
import { tellReport, tellUnreadable } from './tell-import';

const help = {
  nl: `
Leest een feed van vacatures: XML met een element job per vacature, zoals vacaturebanken die kennen, of
CSV. Elementen of kolommen:
  reference         het nummer van de feed zelf (verplicht; ook referencenumber)
  title location (of postalcode, city) category contract (of jobtype) hours code
  salary_min salary_max salary_unit posted_on (date) valid_through (until)
  intro description tasks asks offers
Ook Nederlandse kolommen zijn bekend: vacaturenummer, functie, filiaal, dienstverband, uren, sluitingsdatum …
Heet iets in de feed anders, noem het dan: --column reference="Nr. intern". Namen:
${feedColumns.join(', ')}.
Een nieuwe vacature zonder soort werk krijgt 'overig', of anders de eerste soort; dat staat in de uitkomst.
Wat ontbreekt blijft zoals het is. Wat eerder uit een feed kwam en er niet meer in staat, gaat dicht; is
dat meer dan de helft van wat openstaat, dan wordt niets ingelezen: een feed kan afgebroken zijn.
Eindigt met 0: alles goed, 2: een deel geweigerd, 1: niets gelukt.`,
  en: `
Reads a feed of vacancies: XML with an element job for each, as job boards know them, or CSV. Elements or
columns:
  reference         the feed's own number (required; also referencenumber)
  title location (or postalcode, city) category contract (or jobtype) hours code
  salary_min salary_max salary_unit posted_on (date) valid_through (until)
  intro description tasks asks offers
Dutch columns are known too: vacaturenummer, functie, filiaal, dienstverband, uren, sluitingsdatum …
Where the feed calls something else, name it: --column reference="Nr. intern". Names:
${feedColumns.join(', ')}.
A new vacancy without a kind of work gets 'overig', or else the first kind; the outcome says so.
What is missing stays as it is. What came from a feed before and isn't in it any more is closed; where
that is more than half of what is open, nothing is read: a feed may have been cut off.
Ends with 0: all well, 2: a part refused, 1: nothing done.`,
};

type Options = { dryRun?: boolean; closeMany?: boolean; column?: Record<string, string> };

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
  { dryRun, closeMany, column }: Options,
): Promise<void> => {
  const progress = createProgress();
  try {
    const report = await importVacancies(host, () => createReadStream(path), {
      ...{ file, dryRun, closeMany, columns: column },
      onProgress: (done, total) => progress.show('Vacatures schrijven', done, total),
    });
    tellReport(report, dryRun, report.gone);
    const { objection, uncategorised, gone, plans } = report;
    if (gone.size > 0 && plans.length === 0 && report.resumedAt === 0)
      console.log(texts.closesNone);
    if (uncategorised) {
      const { count, label } = uncategorised;
      console.log(
        `${count === 1 ? '1 nieuwe vacature noemt' : `${count} nieuwe vacatures noemen`} geen soort werk: '${label}'. Noem de kolom met --column category=…, of wijzig het later.`,
      );
    }
    if (objection) console.log(`Zonder proef wordt dit niet ingelezen: ${objection}`);
  } catch (error) {
    tellUnreadable(file, error);
  } finally {
    progress.stop();
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
    .option(...asColumn)
    .addHelpText('after', helpTail(help))
    .action((file: string, options: Options) =>
      withFile(file, (path) =>
        withStoredHost(root, (host) => runImport(host, { file, path }, options)),
      ),
    );
};
