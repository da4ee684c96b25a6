import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { type Command, Option } from 'commander';
import {
  fetchPictures,
  importProducts,
  presentReport,
  Report,
  UnreadableFile,
} from '#features/catalog/import/api.server';
import { announceChange } from '#features/overviews/api.server';
import { webStock } from '#features/stock/api.server';
import { readConfig } from '#platform/config/config';
import type { Host } from '#platform/host';
import { addExportCommand } from './export';
import { helpTail } from './help-tail';
import { addImportCustomersCommand } from './import-customers';
import { withPlainHost } from './open-plain';
import { addPostcodesCommand } from './postcodes';
import { createProgress } from './progress';
import { asColumn } from './read-options';
import { openRemarks } from './remarks';

type ProductOptions = {
  dryRun?: boolean;
  publishOffline?: boolean;
  hideMissing?: boolean;
  category?: string;
  report?: string;
  column?: Record<string, string>;
};

const help = {
  nl: `
Leest de export van Shopify, of het bestand dat 'etalage export products' schrijft:
één regel per variant, de regels van een artikel onder elkaar. Kolommen:
  product           laatste deel van het adres van het artikel (verplicht)
  title intro description brand material categories state price van_price vat_rate
  kind maker maker_address maker_contact eu_responsible eu_responsible_address
  eu_responsible_contact textile composition animal_parts warnings
  tags certificates attributes seo_title seo_description published_at pictures picture_colors
  picture_alts      van het artikel, op de regel met de titel
  color size sku gtin variant_price weight_grams variant_state stock
                    van de variant; stock is die van het webmagazijn
Meer in één cel: 'a|b' (ook certificates), attributes 'naam=tekst|naam=tekst', categories 'Dames > Jurken'.
Ook bekend: artikel, productnaam, omschrijving, prijs, maat, kleur, artikelnummer, ean, voorraad … Een nieuw artikel in een
bestand zonder titels heet naar een korte omschrijving, of anders naar wat bij artikel staat. Heet een kolom anders:
--column price="Verkoop incl.".
Volgorde, scheidingsteken en codering maken niet uit. Een kolom die ontbreekt blijft zoals hij is.
Eindigt met 0: alles goed, 2: een deel geweigerd, 1: niets gelukt.`,
  en: `
Reads the export of Shopify, or the file that 'etalage export products' writes:
a line for each variant, those of one article one below the other. Columns:
  product           last part of the article's address (required)
  title intro description brand material categories state price van_price vat_rate
  kind maker maker_address maker_contact eu_responsible eu_responsible_address
  eu_responsible_contact textile composition animal_parts warnings
  tags certificates attributes seo_title seo_description published_at pictures picture_colors
  picture_alts      of the article, on the line with its title
  color size sku gtin variant_price weight_grams variant_state stock
                    of the variant; stock is that of the web shop's warehouse
Several in a cell: 'a|b' (certificates too), attributes 'name=text|name=text', categories 'Dames > Jurken'.
Also known: artikel, productnaam, omschrijving, prijs, maat, kleur, artikelnummer, ean, voorraad … A new article in a
file without titles is called by a short description, or else by what stands at artikel. Where a column has another name:
--column price="Verkoop incl.".
Order, separator and encoding don't matter. A column that is missing stays as it is.
Ends with 0: all well, 2: a part refused, 1: nothing done.`,
};

const tellChanged = (host: Host) => (ids: number[]) => announceChange(host, 'Product', ids);

const findFile = async (file: string) => {
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    throw new UnreadableFile(error.code === 'ENOENT' ? 'het bestaat niet' : error.message);
  });
  if (found.isDirectory()) throw new UnreadableFile('het is een map');
  return found;
};

/** The bytes of a file, or of standard input for '-'; told in kB as they are read. */
const openSource = async (file: string, onRead: (done: number, total?: number) => void) => {
  const found = file === '-' ? undefined : await findFile(file);
  const total = found && Math.ceil(found.size / 1024);
  const stream: AsyncIterable<Buffer> = file === '-' ? process.stdin : createReadStream(file);
  return (async function* () {
    let size = 0;
    for await (const chunk of stream) {
      size += chunk.length;
      onRead(Math.round(size / 1024), total);
      yield chunk;
    }
  })();
};

const shortened = (names: string[]): string =>
  names.length > 6
    ? `${names.slice(0, 5).join(', ')} en nog ${names.length - 5}`
    : names.join(', ');

const runProducts = async (host: Host, file: string, options: ProductOptions): Promise<void> => {
  const progress = createProgress();
  const remarks = await openRemarks(options.report);
  const report = new Report(remarks.write);
  try {
    const source = await openSource(file, (done, total) =>
      progress.show('Artikelen lezen (kB)', done, total),
    );
    await importProducts(source, {
      db: host.db,
      webStock,
      now: host.clock.now(),
      file,
      dryRun: options.dryRun,
      newOffline: options.publishOffline,
      hideMissing: options.hideMissing,
      category: options.category,
      columns: options.column,
      report,
      announce: tellChanged(host),
      onUnused: (headers) => console.log(`Niet gebruikt: ${shortened(headers)}`),
      onPlan: ({ kind, access, changes }) => {
        if (!options.dryRun || kind === 'unchanged') return;
        console.log(
          `${kind === 'new' ? 'nieuw    ' : 'gewijzigd'} ${access}: ${changes.join('; ')}`,
        );
      },
    });
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    console.log(`${file} is niet ${report.used > 0 ? 'verder ' : ''}te lezen: ${error.message}`);
    process.exitCode = 1;
    if (report.used === 0) return;
    report.refuse({ line: 0, access: '', reason: error.message });
  } finally {
    progress.stop();
    await remarks.close();
  }
  for (const line of presentReport(report, options.dryRun ?? false)) console.log(line);
  process.exitCode = report.exitCode;
};

const runPictures = async (host: Host, retry: boolean): Promise<void> => {
  const progress = createProgress();
  const { fetched, failed } = await fetchPictures(host, {
    retry,
    announce: tellChanged(host),
    onProgress: (done, total) => progress.show('Afbeeldingen halen', done, total),
  }).finally(progress.stop);
  for (const { url, problem } of failed) console.log(`  ${url}: ${problem}`);
  console.log(`Gehaald ${fetched} · mislukt ${failed.length}`);
  if (failed.length > 0) console.log('Nog eens proberen: etalage import pictures --retry');
  process.exitCode = failed.length === 0 ? 0 : fetched > 0 ? 2 : 1;
};

/** `etalage import products|pictures` and `etalage export products`. */
export const addImportCommands = (program: Command, root: string): void => {
  const group = program
    .command('import')
    .description('Leest artikelen, afbeeldingen, winkels of vacatures in');
  group
    .command('products <file>')
    .description("Artikelen uit een CSV-bestand ('-': standaardinvoer)")
    .option('--dry-run', 'toon wat er zou veranderen en schrijf niets')
    .option('--publish-offline', 'nieuwe artikelen nog niet tonen; bestaande houden hun stand')
    .option('--hide-missing', 'varianten die het bestand niet noemt offline zetten')
    .addOption(new Option('--category <naam>', 'voor nieuwe artikelen zonder categorie'))
    .option(...asColumn)
    .option('--report <bestand>', 'schrijf alles wat geweigerd is naar een CSV-bestand')
    .addHelpText('after', helpTail(help))
    .action((file: string, options: ProductOptions) =>
      withPlainHost(readConfig(), root, (host) => runProducts(host, file, options)),
    );
  group
    .command('pictures')
    .description('Haalt afbeeldingen die nog op het web staan')
    .option('--retry', 'ook die eerder mislukten')
    .action(({ retry = false }: { retry?: boolean }) =>
      withPlainHost(readConfig(), root, (host) => runPictures(host, retry)),
    );
  addPostcodesCommand(group, root);
  addImportCustomersCommand(group, root);
  addExportCommand(program, root);
};
