import { readFile, rename, writeFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { announceChange } from '#features/overviews/api.server';
import {
  exportStores,
  importStores,
  type StoreReport,
  UnreadableStores,
} from '#features/stores/import/api.server';
import { readConfig } from '#platform/config/config';
import type { Host } from '#platform/host';
import { withPlainHost } from './open-plain';

const help = `
Leest het bestand dat 'etalage export stores' schrijft: één regel per winkel. Kolommen:
  store             laatste deel van het adres van de winkel (verplicht)
  title state kind street housenumber housenumber_suffix zipcode place province country
  latitude longitude phone email intro since
  maandag … zondag  '09:30-12:00 | 13:00-18:00', leeg of 'dicht'
  special_hours     '2026-12-25 dicht Eerste kerstdag | 2026-07-01..2026-08-31 10:00-17:00 Zomer'
  services collections   'koffie | afhalen'
Volgorde en scheidingstekens maken niet uit. Een kolom die ontbreekt blijft zoals hij is.
Eindigt met 0: alles goed, 2: een deel geweigerd, 1: niets gelukt.`;

const presentReport = ({ plans, refused, unused }: StoreReport, dryRun: boolean): string[] => {
  const count = (kind: string) => plans.filter((plan) => plan.kind === kind).length;
  const told = dryRun ? plans.filter(({ kind }) => kind !== 'unchanged') : [];
  return [
    ...(unused.length > 0 ? [`Niet gebruikt: ${unused.join(', ')}`] : []),
    ...told.map(({ kind, access, changed }) =>
      kind === 'new' ? `nieuw     ${access}` : `gewijzigd ${access}: ${changed.join(', ')}`,
    ),
    ...(refused.length > 0 ? ['Geweigerd:'] : []),
    ...refused.map(
      ({ line, store, reason }) => `  regel ${line}${store ? ` (${store})` : ''}: ${reason}`,
    ),
    `${dryRun ? 'Proef, niets geschreven. ' : ''}Nieuw ${count('new')} · gewijzigd ` +
      `${count('changed')} · ongewijzigd ${count('unchanged')} · geweigerd ${refused.length}`,
  ];
};

const exitCodeOf = ({ plans, refused }: StoreReport): 0 | 1 | 2 => {
  if (plans.length === 0) return 1;
  return refused.length > 0 ? 2 : 0;
};

const readSource = async (file: string): Promise<Uint8Array> => {
  if (file !== '-') return readFile(file);
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

const runImport = async (host: Host, file: string, dryRun: boolean): Promise<void> => {
  try {
    const report = await importStores(await readSource(file), {
      db: host.db,
      dryRun,
      announce: (ids, tx) => announceChange(host, 'Location', ids, tx),
    });
    for (const line of presentReport(report, dryRun)) console.log(line);
    process.exitCode = exitCodeOf(report);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (!(error instanceof UnreadableStores) && code !== 'ENOENT' && code !== 'EISDIR') throw error;
    const reasons: Record<string, string> = {
      ENOENT: 'het bestaat niet',
      EISDIR: 'het is een map',
    };
    console.log(`${file} is niet te lezen: ${reasons[code ?? ''] ?? (error as Error).message}`);
    process.exitCode = 1;
  }
};

type ExportOptions = { holidays?: string; sheet?: boolean };

const runExport = async ({ db }: Host, file: string | undefined, options: ExportOptions) => {
  const { holidays, sheet } = options;
  if (holidays !== undefined && !/^20\d\d$/.test(holidays)) {
    console.error(`${holidays} is geen jaar.`);
    process.exitCode = 1;
    return;
  }
  const year = holidays === undefined ? undefined : Number(holidays);
  const { text, count } = await exportStores(db, { holidays: year, sheet });
  if (file) {
    // The file appears when it is whole.
    await writeFile(`${file}.half`, text);
    await rename(`${file}.half`, file);
  } else process.stdout.write(text);
  process.stderr.write(`${count} winkels geschreven\n`);
};

/** A group of commands, the one that is there or a new one. */
const group = (program: Command, name: string, description: string): Command =>
  program.commands.find((one) => one.name() === name) ??
  program.command(name).description(description);

/** `etalage import stores` and `etalage export stores`. */
export const addStoreCommands = (program: Command, root: string): void => {
  group(program, 'import', 'Leest winkels in')
    .command('stores <file>')
    .description("Winkels uit een CSV-bestand ('-': standaardinvoer)")
    .option('--dry-run', 'toon wat er zou veranderen en schrijf niets')
    .addHelpText('after', help)
    .action((file: string, { dryRun = false }: { dryRun?: boolean }) =>
      withPlainHost(readConfig(), root, (host) => runImport(host, file, dryRun)),
    );
  group(program, 'export', 'Schrijft winkels naar een bestand')
    .command('stores [file]')
    .description('Alle winkels als CSV, één regel per winkel; te lezen met import stores')
    .option('--holidays <jaar>', 'stel voor de feestdagen van dat jaar tijden voor')
    .option('--sheet', 'voor een Nederlands rekenblad: puntkomma’s')
    .action((file: string | undefined, options: ExportOptions) =>
      withPlainHost(readConfig(), root, (host) => runExport(host, file, options)),
    );
};
