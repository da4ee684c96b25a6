import { createReadStream } from 'node:fs';
import type { Command } from 'commander';
import { customerColumns, importCustomers } from '#features/accounts/api.server';
import { importConsents } from '#features/newsletter/api.server';
import { loadSite } from '#features/settings/api.server';
import { readConfig } from '#platform/config/config';
import type { Host } from '#platform/host';
import { linesOf } from '#platform/tables/lines';
import { UnusableFile } from '#platform/tables/read-table';
import { helpTail } from './help-tail';
import { withPlainHost } from './open-plain';
import { createProgress } from './progress';
import { asColumn } from './read-options';
import { fail } from './stored-host';

type Options = { dryRun?: boolean; column?: Record<string, string> };

const help = {
  nl: `
Elke CSV met kolomnamen; volgorde, scheidingsteken en codering maken niet uit. Alleen een e-mailadres is
nodig. Klanten krijgen geen wachtwoord en geen mail: wie voor het eerst komt, kiest er een met 'wachtwoord
vergeten'. Wie al een account heeft, houdt het zoals het is. Op de lijst van de nieuwsbrief komt alleen wie
volgens de kolom nieuwsbrief wil, en volgens nieuwsbrief_sinds wanneer hij dat zei; wie zich hier afmeldde,
blijft eraf. Heet een kolom anders: --column email="E-mail klant". Namen: ${customerColumns.join(', ')}.
Eindigt met 0: alles goed, 2: een deel geweigerd, 1: niets gelukt.`,
  en: `
Any CSV with names of columns; order, separator and encoding don't matter. An e-mail address is all that is
needed. Customers get no password and no mail: who comes for the first time chooses one by 'wachtwoord
vergeten'. Who has an account already keeps it as it is. On the newsletter's list come only those who want it
by the column nieuwsbrief, and said so at the time in nieuwsbrief_sinds; who took himself off it here stays off.
Where a column has another name: --column email="E-mail klant". Names: ${customerColumns.join(', ')}.
Ends with 0: all well, 2: a part refused, 1: nothing done.`,
};

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
    .addHelpText('after', helpTail(help))
    .action((file: string, options: Options) =>
      withPlainHost(readConfig(), root, (host) => run(host, file, options)),
    );
};
