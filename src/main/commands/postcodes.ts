import { createReadStream } from 'node:fs';
import type { Command } from 'commander';
import { importPostcodes } from '#features/addresses/api.server';
import { readConfig } from '#platform/config/config';
import type { Host } from '#platform/host';
import { withPlainHost } from './open-plain';

type Options = { dryRun?: boolean };

/** The lines of a text that comes in pieces. A source that breaks, breaks the lines too. */
async function* linesOf(open: () => AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  // Opened only now: what goes wrong before someone reads would go unheard.
  for await (const piece of open()) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split(/\r?\n/);
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

const run = async (host: Host, file: string, { dryRun = false }: Options): Promise<void> => {
  const open = () => (file === '-' ? process.stdin : createReadStream(file));
  const report = await importPostcodes(host.db, linesOf(open), { dryRun });
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
      "Postcodes met plaats, provincie en ligging, zoals GeoNames ze geeft ('-': standaardinvoer)",
    )
    .option('--dry-run', 'lees alleen, en schrijf niets')
    .action((file: string, options: Options) =>
      withPlainHost(readConfig(), root, (host) => run(host, file, options)),
    );
};
