import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Command } from 'commander';
import { exportSubmissions, fieldKeys, UnknownForm } from '#features/forms/export/api.server';
import { readConfig } from '#platform/config/config';
import { withPlainHost } from './open-plain';

type Options = { form: string; sheet?: boolean; withBsn?: boolean };

/** The file appears when it is whole, and for its owner alone. */
const writeWhole = async (file: string, parts: Readable): Promise<void> => {
  const half = `${file}.half`;
  try {
    await pipeline(parts, createWriteStream(half, { mode: 0o600 }));
    await rename(half, file);
  } finally {
    await rm(half, { force: true });
  }
};

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
    if (file) await writeWhole(file, parts);
    else await pipeline(parts, process.stdout, { end: false });
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
