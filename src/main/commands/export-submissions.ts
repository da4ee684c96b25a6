import { Readable } from 'node:stream';
import type { Command } from 'commander';
import { exportSubmissions, fieldKeys, UnknownForm } from '#features/forms/export/api.server';
import { readConfig } from '#platform/config/config';
import { withPlainHost } from './open-plain';
import { writeParts } from './write-whole';

type Options = { form: string; sheet?: boolean; withBsn?: boolean };

const runExport = async (root: string, file: string | undefined, options: Options) => {
  const config = readConfig();
  const keys = options.withBsn ? fieldKeys(config) : undefined;
  let count = 0;
  await withPlainHost(config, root, async ({ db }) => {
    const parts = Readable.from(
      exportSubmissions(db, options.form, { sheet: options.sheet, keys }, () => {
        count += 1;
      }),
    );
    await writeParts(file, parts);
  });
  process.stderr.write(`${count} inzendingen geschreven\n`);
};

/** `etalage export submissions --form NAME [FILE]`. Put after the command `export` was made. */
export const addSubmissionsCommand = (program: Command, root: string): void => {
  const group =
    program.commands.find((one) => one.name() === 'export') ??
    program.command('export').description('Schrijft gegevens naar een bestand');
  group
    .command('submissions [file]')
    .description('De inzendingen van een formulier als CSV, één regel per inzending')
    .requiredOption('--form <naam>', 'naam van het formulier, zoals contact')
    .option('--sheet', 'voor een Nederlands rekenblad: puntkomma’s')
    .option('--with-bsn', 'met burgerservicenummers, die anders weg blijven')
    .action(async (file: string | undefined, options: Options) => {
      try {
        await runExport(root, file, options);
      } catch (error) {
        if (!(error instanceof UnknownForm)) throw error;
        console.error(`Er is geen formulier '${error.message}'.`);
        process.exitCode = 1;
      }
    });
};
