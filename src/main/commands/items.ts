import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Command } from 'commander';
import {
  exportEntity,
  findStored,
  importEntity,
  listImports,
  listStoredEntities,
  type StoredEntity,
  undoImport,
} from '#features/entities/api.server';
import { getSite } from '#features/settings/api.server';
import { countUnplaced, withHolidays } from '#features/stores/api.server';
import { AppError } from '#kernel/errors';
import { formatMoment } from '#kernel/values/dutch-dates';
import type { Host } from '#platform/host';
import { group } from './group';
import { helpTail } from './help-tail';
import { asJson, type ListOptions, tellRows } from './list-rows';
import { createProgress } from './progress';
import { asColumn, wholeNumber } from './read-options';
import { fail, withStoredHost as run } from './stored-host';
import { tellReport, tellUnreadable } from './tell-import';
import { writeParts } from './write-whole';

const help = {
  nl: `
Leest CSV of JSON: wat 'etalage export items' schrijft, met een regel per item. Kolommen mogen ook hun
Nederlandse naam hebben; volgorde, scheidingsteken en codering maken niet uit. Een kolom die ontbreekt
blijft zoals hij is. Een tekst met koppen staat er als Markdown: '# kop', '- punt', en een lege regel
tussen alinea's.
Eindigt met 0: alles goed, 2: een deel geweigerd, 1: niets gelukt.`,
  en: `
Reads CSV or JSON: what 'etalage export items' writes, a line for each item. Columns may have their Dutch
names; order, separator and encoding don't matter. A column that is missing stays as it is. A text with
headings is written as Markdown: '# heading', '- point', and an empty line between paragraphs.
Ends with 0: all well, 2: a part refused, 1: nothing done.`,
};

const storeHelp = {
  nl: `
Een regel per winkel. Kolommen:
  store             laatste deel van het adres van de winkel (verplicht)
  title state kind street housenumber housenumber_suffix zipcode place province country
  latitude longitude phone email intro since picture
  maandag … zondag  '09:30-12:00 | 13:00-18:00', leeg of 'dicht'
  special_hours     '2026-12-25 dicht Eerste kerstdag | 2026-07-01..2026-08-31 10:00-17:00 Zomer'
  services collections   'koffie | afhalen'
Ook als anderen ze schrijven: adres in één kolom ('Oudegracht 112 A'), openinghours in één kolom
('ma-vr 09.00 - 17.30; za 10-17', 'Mo-Fr 09:00-17:00'), x en y van het Rijksdriehoeksnet, zonder store
(het adres komt dan uit de naam) en zonder provincie (die van
de postcode). Een nieuwe winkel zonder coördinaten krijgt de plek van zijn postcode, als die is ingelezen
met 'import postcodes'. Heet een kolom anders: --column zipcode="Post Code".
${help.nl.slice(1)}`,
  en: `
A line for each store. Columns:
  store             last part of the store's address (required)
  title state kind street housenumber housenumber_suffix zipcode place province country
  latitude longitude phone email intro since picture
  maandag … zondag  '09:30-12:00 | 13:00-18:00', empty or 'dicht' (closed)
  special_hours     '2026-12-25 dicht Eerste kerstdag | 2026-07-01..2026-08-31 10:00-17:00 Zomer'
  services collections   'koffie | afhalen'
Also as others write them: the address in one column ('Oudegracht 112 A'), openinghours in one column
('ma-vr 09.00 - 17.30; za 10-17', 'Mo-Fr 09:00-17:00'), x and y of the Dutch grid (Rijksdriehoeksnet), without
store (the address comes from the name) and without a province (that of the postcode). A new store without
coordinates gets the place of its postcode, where that was read by 'import postcodes'. Where a column has
another name: --column zipcode="Post Code".
${help.en.slice(1)}`,
};

const counted = (count: number): string => (count === 1 ? '1 item' : `${count} items`);

/** What stores are called where they are written by their fields. */
const STORES = 'location';

const storedNamed = (host: Host, name: string): StoredEntity | undefined => {
  const stored = findStored(host, name);
  if (stored) return stored;
  const known = listStoredEntities(host).map(({ entity }) => entity.access);
  fail(`Er is geen onderdeel '${name}'. Er zijn: ${known.join(', ')}.`);
  return undefined;
};

const readSource = async (file: string): Promise<Uint8Array> => {
  if (file !== '-') return readFile(file);
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

type ImportFlags = { dryRun?: boolean; again?: boolean; column?: Record<string, string> };

/** Says which stores no map shows, and what helps. */
const tellUnplaced = async ({ db }: Host): Promise<void> => {
  const count = await countUnplaced(db);
  if (count === 0) return;
  console.log(
    `${count === 1 ? '1 winkel staat' : `${count} winkels staan`} niet op de kaart. Geef latitude en longitude in het ` +
      "bestand, of lees eerst postcodes in met 'etalage import postcodes': een nieuwe winkel krijgt dan de plek van zijn postcode.",
  );
};

const runImport = async (host: Host, name: string, file: string, flags: ImportFlags) => {
  const stored = storedNamed(host, name);
  if (!stored) return;
  const progress = createProgress();
  const { column, ...options } = flags;
  try {
    const report = await importEntity(host, stored, {
      bytes: await readSource(file),
      ...{ file, columns: column, ...options },
      onProgress: (done, total) => progress.show('Items schrijven', done, total),
    });
    tellReport(report, flags.dryRun);
    if (stored.entity.access === STORES && !flags.dryRun) await tellUnplaced(host);
  } catch (error) {
    tellUnreadable(file, error);
  } finally {
    progress.stop();
  }
};

type ExportFlags = { sheet?: boolean; json?: boolean; holidays?: string };

const runExport = async (
  host: Host,
  name: string,
  file: string | undefined,
  flags: ExportFlags,
) => {
  const { holidays } = flags;
  if (holidays !== undefined && !/^20\d\d$/.test(holidays)) {
    fail(`${holidays} is geen jaar.`);
    return;
  }
  const stored = storedNamed(host, name);
  if (!stored) return;
  const format = flags.json ? 'json' : flags.sheet ? 'sheet' : 'csv';
  const { text, count } = await host.reads((db) =>
    exportEntity(db, stored, {
      siteId: getSite(host).id,
      format,
      adapt: holidays === undefined ? undefined : withHolidays(Number(holidays)),
    }),
  );
  await writeParts(file, Readable.from([text]));
  process.stderr.write(`${counted(count)} geschreven\n`);
};

const runList = async (host: Host, options: ListOptions): Promise<void> =>
  tellRows(await listImports(host), options, {
    none: 'Er is nog niets ingelezen.',
    line: ({ id, entity, file, done, startedAt, endedAt, undoneAt }) => {
      const state = undoneAt ? 'teruggedraaid' : endedAt ? 'klaar' : 'niet afgemaakt';
      return `${id}  ${entity}  ${file}  ${formatMoment(startedAt)}  ${counted(done)}, ${state}`;
    },
    pick: ({ id, entity, file, done, startedAt, endedAt, undoneAt }) => ({
      ...{ id, entity, file, done, startedAt, endedAt, undoneAt },
    }),
  });

const runUndo = async (host: Host, id: number): Promise<void> => {
  try {
    const { entity, undone, hidden, kept } = await undoImport(host, id);
    const are = undone === 1 ? 'is weer zoals het was' : 'zijn weer zoals ze waren';
    console.log(`${entity}: ${counted(undone)} ${are}.`);
    for (const { id: item, told } of hidden) console.log(`${item} staat nu offline: ${told}`);
    for (const { id: item, told } of kept) console.log(`${item} blijft zoals het is: ${told}`);
    if (hidden.length + kept.length > 0) process.exitCode = 2;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    fail(error.message);
  }
};

/** `etalage import items|stores|list|undo` and `etalage export items|stores`: what is written by its fields. */
export const addItemCommands = (program: Command, root: string): void => {
  const imports = group(program, 'import', 'Leest gegevens in');
  imports
    .command('items <onderdeel> <file>')
    .description("Items van een onderdeel, zoals faq of news ('-': standaardinvoer)")
    .option('--dry-run', 'toon per item en veld wat er zou veranderen en schrijf niets')
    .option('--again', 'ook als dit bestand al is ingelezen')
    .option(...asColumn)
    .addHelpText('after', helpTail(help))
    .action((name: string, file: string, flags: ImportFlags) =>
      run(root, (host) => runImport(host, name, file, flags)),
    );
  imports
    .command('stores <file>')
    .description("Winkels uit een CSV-bestand ('-': standaardinvoer)")
    .option('--dry-run', 'toon per winkel en veld wat er zou veranderen en schrijf niets')
    .option(...asColumn)
    .addHelpText('after', helpTail(storeHelp))
    .action((file: string, flags: ImportFlags) =>
      run(root, (host) => runImport(host, STORES, file, flags)),
    );
  imports
    .command('list')
    .description('Toont wat er is ingelezen, met het nummer waarmee je het terugdraait')
    .option(...asJson)
    .action((options: ListOptions) => run(root, (host) => runList(host, options)));
  imports
    .command('undo')
    .argument('<nummer>', 'nummer van de import', wholeNumber(2_147_483_647))
    .description('Draait een hele import terug')
    .action((id: number) => run(root, (host) => runUndo(host, id)));
  const exports = group(program, 'export', 'Schrijft gegevens naar een bestand');
  exports
    .command('stores [file]')
    .description('Alle winkels als CSV, één regel per winkel; te lezen met import stores')
    .option('--holidays <jaar>', 'stel voor de feestdagen van dat jaar tijden voor')
    .option('--sheet', 'voor een Nederlands rekenblad: puntkomma’s')
    .action((file: string | undefined, flags: ExportFlags) =>
      run(root, (host) => runExport(host, STORES, file, flags)),
    );
  exports
    .command('items <onderdeel> [file]')
    .description('Alle items van een onderdeel als CSV; te lezen met import items')
    .option('--sheet', 'voor een Nederlands rekenblad: puntkomma’s')
    .option('--json', 'als JSON')
    .action((name: string, file: string | undefined, flags: ExportFlags) =>
      run(root, (host) => runExport(host, name, file, flags)),
    );
};
