import { createReadStream } from 'node:fs';
import type { Command } from 'commander';
import { importPostcodes, postcodeColumns } from '#features/addresses/api.server';
import { readConfig } from '#platform/config/config';
import type { Host } from '#platform/host';
import { linesOf } from '#platform/tables/lines';
import { UnusableFile } from '#platform/tables/read-table';
import { helpTail } from './help-tail';
import { withPlainHost } from './open-plain';
import { asColumn } from './read-options';
import { fail } from './stored-host';

type Options = { dryRun?: boolean; column?: Record<string, string> };

const help = {
  nl: `
Leest wat GeoNames geeft, of elke CSV met kolomnamen: postcode, plaats, provincie, en de ligging als
breedte en lengte of als x en y van het Rijksdriehoeksnet. Volgorde, scheidingsteken en codering maken
niet uit. Heet een kolom anders, noem hem dan: --column postcode="Post Code". Namen: ${postcodeColumns.join(', ')}.`,
  en: `
Reads what GeoNames gives, or any CSV with names of columns: postcode, place, province, and where it lies as
latitude and longitude or as x and y of the Dutch grid (Rijksdriehoeksnet). Order, separator and encoding
don't matter. Where a column has another name, name it: --column postcode="Post Code". Names: ${postcodeColumns.join(', ')}.`,
};

const run = async (host: Host, file: string, { dryRun = false, column = {} }: Options) => {
  const open = () => (file === '-' ? process.stdin : createReadStream(file));
  const reading = importPostcodes(host.db, linesOf(open), { dryRun, columns: column });
  const report = await reading.catch((error: unknown) => {
    if (error instanceof UnusableFile) return error;
    throw error;
  });
  if (report instanceof UnusableFile) {
    fail(report.message);
    return;
  }
  for (const { line, problem } of report.problems) console.log(`  regel ${line} ${problem}`);
  const done = dryRun ? 'Gelezen' : 'Ingelezen';
  console.log(`${done} ${report.read} · geweigerd ${report.refused}`);
  process.exitCode = report.refused === 0 && report.read > 0 ? 0 : report.read > 0 ? 2 : 1;
};

/** `etalage import postcodes FILE`. */
export const addPostcodesCommand = (group: Command, root: string): void => {
  group
    .command('postcodes <file>')
    .description(
      "Postcodes met plaats, provincie en ligging, uit elke CSV of van GeoNames ('-': standaardinvoer)",
    )
    .option('--dry-run', 'lees alleen, en schrijf niets')
    .option(...asColumn)
    .addHelpText('after', helpTail(help))
    .action((file: string, options: Options) =>
      withPlainHost(readConfig(), root, (host) => run(host, file, options)),
    );
};
