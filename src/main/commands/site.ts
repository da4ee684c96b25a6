import type { Command } from 'commander';
import { UnreadableFile } from '#features/entities/api.server';
import type { Host } from '#platform/host';
import { type ReadSite, readSite } from '../site-folder/read';
import { writeSite } from '../site-folder/write';
import { group } from './group';
import { helpTail } from './help-tail';
import { createProgress } from './progress';
import { fail, withStoredHost as run } from './stored-host';
import { tellUnreadable } from './tell-import';

const exportHelp = {
  nl: `
In de map komt per pagina, artikel, winkel, formulier, bezorgmanier … een bestand in JSON, de site zelf met
navigatie, gegevens, kleuren en teksten ('site'), en de afbeeldingen ('pictures'). Geschikt voor git: opnieuw
geschreven verandert alleen wat anders is, en wat weg is gaat ook uit de map.
Niet in de map: voorraad (export products), en alles van klanten, bestellingen en medewerkers (backup).`,
  en: `
The folder gets a file in JSON for each page, article, store, form, way of delivery …, the site itself with its
navigation, identity, colours and texts ('site'), and the pictures ('pictures'). Fit for git: written again,
only what is different changes, and what is gone leaves the folder too.
Not in the folder: stock (export products), and all of customers, orders and staff (backup).`,
};

const importHelp = {
  nl: `
Leest wat 'etalage export site' schreef. Alles of niets: wordt er iets geweigerd, dan blijft de site zoals hij is.
Rijen houden hun nummer, zodat een map van de ene installatie naar de andere kan. Wat hier staat en niet in de map,
blijft staan.
Eindigt met 0: alles goed, 1: niets gelezen.`,
  en: `
Reads what 'etalage export site' wrote. All or nothing: where something is refused, the site stays as it is.
Rows keep their numbers, so that a folder can go from one installation to another. What is here and not in the
folder stays.
Ends with 0: all well, 1: nothing read.`,
};

const kinds = { new: 'nieuw', changed: 'gewijzigd', unchanged: 'hetzelfde' } as const;

const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

/** What of a shop isn't in a folder, when it brought articles. */
const presentStock = ({ changes, isWritten }: ReadSite): string[] => {
  const made = changes.filter(({ path, kind }) => kind === 'new' && path.startsWith('product/'));
  if (made.length === 0) return [];
  return [
    `Voorraad staat niet in de map: ${counted(made.length, 'nieuw artikel', 'nieuwe artikelen')} ` +
      `${made.length === 1 ? 'is' : 'zijn'} ${isWritten ? '' : 'dan '}uitverkocht. ` +
      "Breng haar over met 'etalage export products FILE' op de andere installatie en 'etalage import products FILE' hier.",
  ];
};

const presentSite = (read: ReadSite, dryRun: boolean): string[] => {
  const { changes, unchanged, refused, unused, absent, pictures, isWritten } = read;
  const { toFetch, leftOut } = read;
  const count = (kind: string) => changes.filter((one) => one.kind === kind).length;
  const isTold = dryRun || refused.length > 0;
  return [
    ...unused.map((path) => `niet gebruikt  ${path}`),
    ...(isTold ? changes : []).map(({ path, kind, told }) =>
      [`${kinds[kind].padEnd(9)}  ${path}`, ...told.map((line) => `             ${line}`)].join(
        '\n',
      ),
    ),
    ...refused.map(({ path, reason }) => `geweigerd  ${path}: ${reason}`),
    ...leftOut.map(
      ({ path, keys }) =>
        `zonder     ${path}: ${counted(keys.length, 'afbeelding', 'afbeeldingen')} van het web, adres onbekend`,
    ),
    ...absent.map(({ access, ids }) => `blijft     ${access}: ${ids.length} niet in de map`),
    `${isWritten ? '' : dryRun ? 'Proef, niets geschreven. ' : 'Niets geschreven. '}Nieuw ${count('new')} · ` +
      `gewijzigd ${count('changed')} · hetzelfde ${unchanged} · geweigerd ${refused.length} · ` +
      counted(pictures, 'afbeelding', 'afbeeldingen'),
    ...(toFetch > 0
      ? [
          `Nog van het web te halen: ${counted(toFetch, 'afbeelding', 'afbeeldingen')}. Haal ze met: etalage import pictures`,
        ]
      : []),
    ...(refused.length > 0 ? [] : presentStock(read)),
  ];
};

type ImportFlags = { dryRun?: boolean; renames?: boolean };

const runImport = async (host: Host, folder: string, flags: ImportFlags): Promise<void> => {
  const progress = createProgress();
  try {
    const read = await readSite(host, folder, {
      ...flags,
      onProgress: (done, total) => progress.show('Site lezen', done, total),
    });
    for (const line of presentSite(read, flags.dryRun ?? false)) console.log(line);
    if (read.refused.length > 0) process.exitCode = 1;
  } catch (error) {
    tellUnreadable(folder, error);
  } finally {
    progress.stop();
  }
};

const runExport = async (host: Host, folder: string): Promise<void> => {
  const progress = createProgress();
  try {
    const { files, written, removed } = await writeSite(host, folder, (done, total) =>
      progress.show('Site schrijven', done, total),
    );
    console.log(
      `${counted(files, 'bestand', 'bestanden')}, waarvan ${written} nieuw of anders; ${removed} weggehaald.`,
    );
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    fail(`${folder} is niet geschreven: ${error.message}`);
  } finally {
    progress.stop();
  }
};

/** `etalage export site DIR` and `etalage import site DIR`: a site as a folder of files. */
export const addSiteCommands = (program: Command, root: string): void => {
  group(program, 'export', 'Schrijft artikelen, winkels of inzendingen naar een bestand')
    .command('site <map>')
    .description('De hele site als een map met leesbare bestanden; te lezen met import site')
    .addHelpText('after', helpTail(exportHelp))
    .action((folder: string) => run(root, (host) => runExport(host, folder)));
  group(program, 'import', 'Leest artikelen, afbeeldingen, winkels of vacatures in')
    .command('site <map>')
    .description('Een map die export site schreef')
    .option('--dry-run', 'toon per bestand en veld wat er zou veranderen en schrijf niets')
    .option('--renames', 'ook als iets hier anders heet dan in de map')
    .addHelpText('after', helpTail(importHelp))
    .action((folder: string, flags: ImportFlags) =>
      run(root, (host) => runImport(host, folder, flags)),
    );
};
