import { createReadStream } from 'node:fs';
import type { Command } from 'commander';
import { customerColumns, importCustomers } from '#features/accounts/api.server';
import { importConsents } from '#features/newsletter/api.server';
import { loadSite } from '#features/settings/api.server';
import { readConfig } from '#platform/config/config';
import type { Host } from '#platform/host';
import { linesOf } from '#platform/tables/lines';
import { UnusableFile } from '#platform/tables/read-table';
import { withPlainHost } from './open-plain';
import { createProgress } from './progress';
import { asColumn } from './read-options';
import { fail } from './stored-host';

type Options = { dryRun?: boolean; column?: Record<string, string> };

const help = `
Elke CSV met kolomnamen; volgorde, scheidingsteken en codering maken niet uit. Alleen een e-mailadres is
nodig. Klanten krijgen geen wachtwoord en geen mail: wie voor het eerst komt, kiest er een met 'wachtwoord
vergeten'. Wie al een account heeft, houdt het zoals het is. Op de lijst van de nieuwsbrief komt alleen wie
volgens de kolom nieuwsbrief wil, en volgens nieuwsbrief_sinds wanneer hij dat zei; wie zich hier afmeldde,
blijft eraf. Heet een kolom anders: --column email="E-mail klant". Namen: ${customerColumns.join(', ')}.
Eindigt met 0: alles goed, 2: een deel geweigerd, 1: niets gelukt.`;

const run = async (host: Host, file: string, { dryRun = false, column }: Options) => {
  await loadSite(host);
  const open = () => (file === '-' ? process.stdin : createReadStream(file));
  const progress = createProgress();
  try {
    const { made, known, refused, subscribed, told, more, unused } = await importCustomers(
      host,
      linesOf(open),
      {
        ...{ columns: column, dryRun },
        subscribe: (tx, list) => importConsents(host, tx, list),
        onProgress: () => progress.show('Klanten schrijven'),
      },
    );
    if (unused.length > 0) console.log(`Niet gebruikt: ${unused.join(', ')}`);
    for (const { line, text } of told) console.log(`  regel ${line} ${text}`);
    if (more > 0) console.log(`  en zo nog ${more}`);
    console.log(
      `${dryRun ? 'Proef, niets geschreven. ' : ''}Nieuw ${made} · bekend ${known} · ` +
        `nieuwsbrief ${subscribed} · geweigerd ${refused}`,
    );
    process.exitCode = made + known === 0 ? 1 : refused > 0 ? 2 : 0;
  } catch (error) {
    if (!(error instanceof UnusableFile)) throw error;
    fail(error.message);
  } finally {
    progress.stop();
  }
};

/** `etalage import customers FILE`. */
export const addImportCustomersCommand = (group: Command, root: string): void => {
  group
    .command('customers <file>')
    .description("Klanten uit elke CSV, zonder wachtwoord en zonder mail ('-': standaardinvoer)")
    .option('--dry-run', 'lees alleen, en schrijf niets')
    .option(...asColumn)
    .addHelpText('after', help)
    .action((file: string, options: Options) =>
      withPlainHost(readConfig(), root, (host) => run(host, file, options)),
    );
};
