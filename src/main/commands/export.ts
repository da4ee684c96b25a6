import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Command } from 'commander';
import { exportProducts, plainFormat, sheetFormat } from '#features/catalog/import/api.server';
import { webStock } from '#features/stock/api.server';
import { readConfig } from '#platform/config/config';
import { withPlainHost } from './open-plain';

/** The file appears when it is whole. */
const writeWhole = async (file: string, parts: Readable): Promise<void> => {
  const half = `${file}.half`;
  try {
    await pipeline(parts, createWriteStream(half));
    await rename(half, file);
  } finally {
    await rm(half, { force: true });
  }
};

/** `etalage export products [FILE]`: to standard output without a file. */
export const addExportCommand = (program: Command, root: string): void => {
  program
    .command('export')
    .description('Schrijft artikelen, winkels of inzendingen naar een bestand')
    .command('products [file]')
    .description('Alle artikelen als CSV, één regel per variant; te lezen met import products')
    .option('--sheet', 'voor een Nederlands rekenblad: puntkomma’s en komma’s in bedragen')
    .action((file: string | undefined, options: { sheet?: boolean }) =>
      withPlainHost(readConfig(), root, async ({ db }) => {
        let count = 0;
        const format = options.sheet ? sheetFormat : plainFormat;
        const parts = Readable.from(
          exportProducts({ db, webStock }, format, (done) => {
            count = done;
          }),
        );
        if (file) await writeWhole(file, parts);
        else await pipeline(parts, process.stdout, { end: false });
        process.stderr.write(`${count} artikelen geschreven\n`);
      }),
    );
};
