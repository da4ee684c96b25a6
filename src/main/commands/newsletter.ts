import { Readable } from 'node:stream';
import type { Command } from 'commander';
import {
  exportSubscribers,
  forgetProvider,
  withdrawAddress,
} from '#features/newsletter/api.server';
import { webhooks } from '#features/webhooks/feature';
import { readConfig } from '#platform/config/config';
import { transact } from '#platform/db/transact';
import { withPlainHost } from './open-plain';
import { writeParts } from './write-whole';

type ExportOptions = { all?: boolean; sheet?: boolean };

const runExport = (root: string, file: string | undefined, options: ExportOptions): Promise<void> =>
  withPlainHost(readConfig(), root, async ({ db }) => {
    let count = 0;
    const parts = Readable.from(
      exportSubscribers(db, options, () => {
        count += 1;
      }),
    );
    await writeParts(file, parts);
    process.stderr.write(`${count} adressen geschreven\n`);
  });

const runWithdraw = async (root: string, email: string): Promise<void> => {
  const isDone = await withPlainHost(
    readConfig(),
    root,
    (host) => transact(host.db, (tx) => withdrawAddress(host, tx, { email, source: 'staff' })),
    [webhooks],
  );
  console.log(isDone ? 'Afgemeld; het adres is gewist.' : 'Dit adres staat niet op de lijst.');
};

const runForget = async (root: string, provider: string): Promise<void> => {
  const count = await withPlainHost(readConfig(), root, (host) => forgetProvider(host, provider));
  if (count !== undefined) return console.log(`Vergeten: ${count} adressen.`);
  console.error(`${provider} heeft nog een sleutel: haal die eerst uit de instellingen.`);
  process.exitCode = 1;
};

/** `etalage newsletter export|withdraw|forget`: who gets the newsletter. */
export const addNewsletterCommands = (program: Command, root: string): void => {
  const group = program.command('newsletter').description('De lijst van de nieuwsbrief');
  group
    .command('export [bestand]')
    .description('De adressen als CSV, met het bewijs van hun toestemming')
    .option('--all', 'ook wie niet bevestigde en wie zich afmeldde (zonder adres)')
    .option('--sheet', 'voor een Nederlands rekenblad: puntkomma’s')
    .action((file: string | undefined, options: ExportOptions) => runExport(root, file, options));
  group
    .command('withdraw <adres>')
    .description('Meldt een adres af en wist het')
    .action((email: string) => runWithdraw(root, email));
  group
    .command('forget <verzender>')
    .description(
      'Vergeet wat mailchimp, brevo of copernica nog te horen had, als je die niet meer gebruikt',
    )
    .action((provider: string) => runForget(root, provider));
};
