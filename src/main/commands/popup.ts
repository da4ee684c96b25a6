import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { bundleEntity } from '#features/bundles/entity';
import { productEntity } from '#features/catalog/entity';
import { calendarEntity, faqEntity, newsEntity, weblogEntity } from '#features/content/entity';
import { findPage } from '#features/pages/api.server';
import {
  announcePopups,
  type ListedPopup,
  listPopups,
  type PopupPlace,
  readDefinition,
  stopPopup,
  storePopup,
} from '#features/popups/api.server';
import type { PopupTarget } from '#features/popups/contract';
import { getSite } from '#features/settings/api.server';
import { settings } from '#features/settings/feature';
import { storeEntity } from '#features/stores/entity';
import { vacancyEntity } from '#features/vacancies/entity';
import { AppError } from '#kernel/errors';
import { readConfig } from '#platform/config/config';
import type { Host } from '#platform/host';
import { helpTail } from './help-tail';
import { asJson, type ListOptions, tellRows } from './list-rows';
import { withPlainHost } from './open-plain';
import { wholeNumber } from './read-options';

const help = {
  nl: `
Het bestand is JSON: een popup, of een lijst ervan. Wat een popup zegt heet zoals in de API
(popupaction_id, title_content, close_period …), met daarnaast:
  title              hoe hij hier heet (verplicht)
  id                 van een popup die er al is; zonder id wordt die met dezelfde title vervangen
  targets            waar hij staat: [{"page": "/afgeprijsd"}, {"module": "Product", "id": 12}]
  fields             de velden van zijn formulier
  schedule, conditions, captcha, seq, state, discount_offer_id
Wat niet genoemd wordt, is zoals bij een nieuwe popup.
Eindigt met 0: alles goed, 2: een deel geweigerd, 1: niets gelukt.`,
  en: `
The file is JSON: a popup, or a list of them. What a popup says is called as in the API
(popupaction_id, title_content, close_period …), and besides:
  title              what it is called here (required)
  id                 of a popup that is there; without it the one with the same title is replaced
  targets            where it stands: [{"page": "/afgeprijsd"}, {"module": "Product", "id": 12}]
  fields             the fields of its form
  schedule, conditions, captcha, seq, state, discount_offer_id
What isn't named is as with a new popup.
Ends with 0: all well, 2: a part refused, 1: nothing done.`,
};

/** What a popup can belong to. */
const modules: readonly string[] = [
  'Page',
  ...[
    ...[productEntity, bundleEntity, storeEntity, vacancyEntity],
    ...[newsEntity, weblogEntity, calendarEntity, faqEntity],
  ].map(({ name }) => name),
];

const kinds: Record<ListedPopup['kind'], string> = {
  message: 'bericht',
  newsletter: 'nieuwsbrief',
  newsletterdiscount: 'nieuwsbrief met code',
  discount: 'code',
};

const run = <T>(root: string, work: (host: Host) => Promise<T>): Promise<T> =>
  withPlainHost(readConfig(), root, work, [settings]);

const fail = (problem: string): void => {
  console.error(problem);
  process.exitCode = 1;
};

const lineOf = ({ id, title, kind, state, targets, isOver }: ListedPopup): string =>
  [
    ...[String(id), title, kinds[kind]],
    targets.map((target) => `${target.module} ${target.id}`).join(', ') || 'nergens',
    ...(state === 'Offline' ? ['gestopt'] : []),
    ...(isOver ? ['niet te zien: de actie is voorbij'] : []),
  ].join(' · ');

const list = (root: string, options: ListOptions): Promise<void> =>
  run(root, async (host) => {
    const popups = await listPopups(host.db, getSite(host).id);
    tellRows(popups, options, { none: 'Er zijn geen popups.', line: lineOf });
  });

const stop = (root: string, id: number): Promise<void> =>
  run(root, async (host) => {
    if (!(await stopPopup(host.db, id))) return fail(`Er is geen popup ${id}.`);
    await announcePopups(host);
    console.log(`Popup ${id} staat nergens meer.`);
  });

/** Why a popup of a file isn't taken, in Dutch. */
class Refused extends Error {}

const targetOf = async (host: Host, place: PopupPlace): Promise<PopupTarget> => {
  if ('page' in place) {
    const page = await findPage(host, place.page);
    if (!page) throw new Refused(`Er is geen pagina ${place.page}.`);
    return { module: 'Page', id: page.id };
  }
  if (modules.includes(place.module)) return place;
  throw new Refused(`Een popup hoort bij ${modules.join(', ')}, niet bij ${place.module}.`);
};

/** The number of the popup that this one takes the place of; undefined: it is new. */
const placeOf = (known: readonly ListedPopup[], title: string): number | undefined => {
  const same = known.filter((one) => one.title === title);
  if (same.length > 1) throw new Refused('Er zijn meer popups die zo heten: noem het id.');
  return same[0]?.id;
};

const importOne = async (host: Host, raw: unknown, taken: Set<number>): Promise<string> => {
  const read = readDefinition(raw);
  if ('problem' in read) throw new Refused(read.problem);
  const { popup, places } = read;
  const { id: siteId } = getSite(host);
  const known = await listPopups(host.db, siteId);
  const id = popup.id ?? placeOf(known, popup.title);
  if (id !== undefined && taken.has(id)) throw new Refused('Hij staat al eerder in dit bestand.');
  const targets: PopupTarget[] = [];
  for (const place of places) targets.push(await targetOf(host, place));
  const stored = await storePopup(host.db, { ...popup, id, siteId }, targets);
  taken.add(stored);
  return `${stored} ${id === undefined ? 'nieuw' : 'vervangen'}: ${popup.title}`;
};

const nameOf = (raw: unknown, at: number): string => {
  const { title } = (raw ?? {}) as { title?: unknown };
  return typeof title === 'string' ? title : `popup ${at + 1}`;
};

const importAll = async (host: Host, all: readonly unknown[]): Promise<void> => {
  const taken = new Set<number>();
  let refused = 0;
  for (const [at, raw] of all.entries()) {
    try {
      console.log(await importOne(host, raw, taken));
    } catch (error) {
      const isTold = error instanceof Refused || error instanceof AppError;
      if (!isTold) throw error;
      refused += 1;
      console.error(`Geweigerd: ${nameOf(raw, at)}: ${error.message}`);
    }
  }
  if (taken.size > 0) await announcePopups(host);
  if (refused > 0) process.exitCode = taken.size > 0 ? 2 : 1;
};

const readAll = async (file: string): Promise<unknown[] | undefined> => {
  try {
    const read: unknown = JSON.parse(await readFile(file, 'utf8'));
    return Array.isArray(read) ? read : [read];
  } catch (error) {
    const isAbsent = (error as NodeJS.ErrnoException).code === 'ENOENT';
    if (!isAbsent && !(error instanceof SyntaxError)) throw error;
    fail(`${file} is niet ingelezen: ${isAbsent ? 'het bestaat niet' : 'het is geen JSON'}.`);
    return undefined;
  }
};

const runImport = async (root: string, file: string): Promise<void> => {
  const all = await readAll(file);
  if (all) await run(root, (host) => importAll(host, all));
};

/** `etalage popup list|import|stop`: what opens by itself on pages. */
export const addPopupCommands = (program: Command, root: string): void => {
  const group = program.command('popup').description("Popups op pagina's");
  group
    .command('list')
    .description('Toont alle popups, met hun nummer en waar ze staan')
    .option(...asJson)
    .action((options: ListOptions) => list(root, options));
  group
    .command('import <bestand>')
    .description('Maakt popups, of vervangt wat er al is')
    .addHelpText('after', helpTail(help))
    .action((file: string) => runImport(root, file));
  group
    .command('stop')
    .argument('<nummer>', 'nummer van de popup', wholeNumber(2_147_483_647))
    .description("Haalt een popup van alle pagina's")
    .action((id: number) => stop(root, id));
};
