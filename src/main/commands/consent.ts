import { Readable } from 'node:stream';
import { type Command, Option } from 'commander';
import {
  type Change,
  ConsentProblem,
  changeConsent,
  consentSettings,
  exportProofs,
  scriptKinds,
} from '#features/consent/api.server';
import { settings } from '#features/settings/feature';
import { consentTypes } from '#kernel/values/consent';
import { readConfig } from '#platform/config/config';
import { type SourceKind, sourceKinds } from '#platform/declared/third-parties';
import type { Host } from '#platform/host';
import { asJson, type ListOptions } from './list-rows';
import { withPlainHost } from './open-plain';
import { wholeNumber } from './read-options';
import { writeParts } from './write-whole';

const fail = (problem: string): void => {
  console.error(problem);
  process.exitCode = 1;
};

const run = (root: string, work: (host: Host) => Promise<void>): Promise<void> =>
  withPlainHost(readConfig(), root, work, [settings]);

const change = (root: string, by: Change): Promise<void> =>
  run(root, async (host) => {
    try {
      await changeConsent(host, by);
      show(host);
    } catch (error) {
      if (!(error instanceof ConsentProblem)) throw error;
      fail(error.message);
    }
  });

const show = (host: Host, { json = false }: { json?: boolean } = {}): void => {
  const { scripts, implicit, edition, proofDays } = consentSettings(host);
  if (json) {
    console.log(JSON.stringify({ implicit, edition, proofDays, scripts }, null, 2));
    return;
  }
  console.log(
    `impliciet: ${implicit ? 'aan' : 'uit'}  uitgave: ${edition}  bewijs: ${proofDays} dagen`,
  );
  for (const { name, kind, type, account, src, areas } of scripts) {
    console.log([name, kind, type, account, src, areas.join(',')].filter(Boolean).join('  '));
  }
};

const runExport = (root: string, file: string | undefined): Promise<void> =>
  withPlainHost(readConfig(), root, async ({ db }) => {
    let count = 0;
    const parts = Readable.from(
      exportProofs(db, () => {
        count += 1;
      }),
    );
    await writeParts(file, parts);
    process.stderr.write(`${count} keuzes geschreven\n`);
  });

type AddOptions = {
  kind: (typeof scriptKinds)[number];
  type?: string;
  account?: string;
  src?: string;
  party?: string;
  purpose?: string;
  area?: string[];
  source?: string[];
  cookie?: string[];
};

/** `img=https://a.example` becomes part of `{img: ['https://a.example']}`. */
const sourcesIn = (given: readonly string[]): Partial<Record<SourceKind, string[]>> => {
  const sources: Record<string, string[]> = {};
  for (const one of given) {
    const [kind = '', origin = ''] = one.split('=', 2);
    sources[kind] = [...(sources[kind] ?? []), origin];
  }
  return sources;
};

/** `_x*=30 dagen`: a name, and how long it stays. */
const storedIn = (given: readonly string[]) =>
  given.map((one) => {
    const [name = '', kept = ''] = one.split('=', 2);
    return { name, kept };
  });

/** The settings' own schema says what of it doesn't hold. */
const scriptOf = (name: string, { area, source, cookie, ...rest }: AddOptions) =>
  ({
    name,
    ...rest,
    ...(area && { areas: area }),
    ...(source && { sources: sourcesIn(source) }),
    ...(cookie && { stored: storedIn(cookie) }),
  }) as NonNullable<ReturnType<Change>['scripts']>[number];

type SetOptions = { implicit?: 'on' | 'off'; askAgain?: boolean; proofDays?: number };

const setBy =
  ({ implicit, askAgain, proofDays }: SetOptions): Change =>
  (stored) => ({
    ...stored,
    ...(implicit && { implicit: implicit === 'on' }),
    ...(askAgain && { edition: (stored.edition ?? 1) + 1 }),
    ...(proofDays && { proofDays }),
  });

/** `etalage consent show|add|remove|set|export`: scripts of third parties, and proof of consent. */
export const addConsentCommands = (program: Command, root: string): void => {
  const group = program.command('consent').description('Toestemming voor cookies');
  group
    .command('show')
    .description('Toont de scripts van anderen en hoe toestemming gevraagd wordt')
    .option(...asJson)
    .action((options: ListOptions) => run(root, async (host) => show(host, options)));
  group
    .command('add <naam>')
    .description('Voegt een script van een ander toe; bezoekers worden opnieuw gevraagd')
    .addOption(new Option('--kind <soort>', 'wat het is').choices(scriptKinds).default('script'))
    .addOption(
      new Option('--type <soort>', 'waarvoor toestemming nodig is').choices(consentTypes.slice(1)),
    )
    .option('--account <nummer>', 'het account bij de maker, zoals G-ABC123')
    .option('--src <adres>', 'het adres van het script (https)')
    .option('--party <naam>', 'van wie het is, voor bezoekers')
    .option('--purpose <tekst>', 'waar het voor is, voor bezoekers')
    .option('--area <deel...>', 'waar het draait: pages, app, account (zonder keuze: pages)')
    .option(
      '--source <soort=server...>',
      `wat het nog meer ophaalt: ${sourceKinds.join(', ')}, zoals img=https://a.example`,
    )
    .option('--cookie <naam=duur...>', 'wat het in de browser zet, zoals "_x*=30 dagen"')
    .action((name: string, options: AddOptions) =>
      change(root, (stored) => ({
        ...stored,
        scripts: [...(stored.scripts ?? []), scriptOf(name, options)],
      })),
    );
  group
    .command('remove <naam>')
    .description('Neemt een script weg')
    .action((name: string) =>
      change(root, (stored) => {
        const scripts = stored.scripts ?? [];
        const left = scripts.filter((script) => script.name !== name);
        if (left.length === scripts.length) throw new ConsentProblem(`Er is geen script ${name}.`);
        return { ...stored, scripts: left };
      }),
    );
  group
    .command('set')
    .description('Hoe toestemming gevraagd wordt')
    .addOption(
      new Option('--implicit <aan>', 'verdergaan is toestemming (mag niet in de EU)').choices([
        'on',
        'off',
      ]),
    )
    .option('--ask-again', 'vraagt het iedereen opnieuw')
    .option('--proof-days <dagen>', 'hoe lang bewijs blijft', wholeNumber(3650))
    .action((options: SetOptions) => change(root, setBy(options)));
  group
    .command('export [bestand]')
    .description('Het bewijs van alle keuzes als CSV, het oudste eerst')
    .action((file: string | undefined) => runExport(root, file));
};
