import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Command } from 'commander';
import { importPostcodes } from '#features/addresses/api.server';
import { readConfig } from '#platform/config/config';
import type { Host } from '#platform/host';
import { withPlainHost } from './open-plain';

type Options = { dryRun?: boolean };

const run = async (host: Host, file: string, { dryRun = false }: Options): Promise<void> => {
  const input = file === '-' ? process.stdin : createReadStream(file, 'utf8');
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  // A file that can't be read ends the lines; without this the reason would be lost.
  const failed = new Promise<never>((_, reject) => input.once('error', reject));
  const report = await Promise.race([importPostcodes(host.db, lines, { dryRun }), failed]);
  for (const { line, problem } of report.problems) console.log(`  regel ${line} ${problem}`);
  const done = dryRun ? 'Gelezen' : 'Ingelezen';
  console.log(`${done} ${report.read} · geweigerd ${report.refused}`);
  process.exitCode = report.refused === 0 && report.read > 0 ? 0 : report.read > 0 ? 2 : 1;
};

/** `etalage import postcodes FILE`. */
export const addPostcodesCommand = (group: Command, root: string): void => {
  group
    .command('postcodes <file>')
    .description("Postcodes met plaats, provincie en ligging, zoals GeoNames ze geeft ('-': standaardinvoer)")
    .option('--dry-run', 'lees alleen, en schrijf niets')
    .action((file: string, options: Options) =>
      withPlainHost(readConfig(), root, (host) => run(host, file, options)),
    );
};
