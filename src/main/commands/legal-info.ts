import type { Command } from 'commander';
import {
  listIncompleteProducts,
  setBrandMaker,
  setCategoryKinds,
} from '#features/catalog/api.server';
import { productEntity } from '#features/catalog/entity';
import { announceChange } from '#features/overviews/api.server';
import type { Maker, MissingInfo } from '#kernel/values/product-safety';
import { readConfig } from '#platform/config/config';
import type { Host } from '#platform/host';
import { asJson, type ListOptions } from './list-rows';
import { withPlainHost } from './open-plain';

type MakerOptions = {
  name: string;
  address: string;
  contact: string;
  euName?: string;
  euAddress?: string;
  euContact?: string;
};

const fail = (problem: string): void => {
  console.error(problem);
  process.exitCode = 1;
};

/** Undefined when only a part of the one in the Union was given. */
const makerOf = (options: MakerOptions): Maker | undefined => {
  const { name, address, contact, euName, euAddress, euContact } = options;
  const given = [euName, euAddress, euContact].filter(Boolean).length;
  if (given === 0) return { name, address, contact };
  if (!euName || !euAddress || !euContact) return undefined;
  return {
    name,
    address,
    contact,
    responsible: { name: euName, address: euAddress, contact: euContact },
  };
};

const change = async (root: string, run: (host: Host) => Promise<boolean>): Promise<boolean> =>
  withPlainHost(readConfig(), root, async (host) => {
    const isChanged = await run(host);
    if (isChanged) await announceChange(host, productEntity.name);
    return isChanged;
  });

const setMaker = async (root: string, brand: string, options: MakerOptions): Promise<void> => {
  const maker = makerOf(options);
  if (!maker) return fail('Geef --eu-name, --eu-address en --eu-contact alle drie, of geen ervan.');
  const isDone = await change(root, ({ db }) => setBrandMaker(db, brand, maker));
  if (!isDone) return fail(`Er is geen merk ${brand}.`);
  console.log(`${brand}: ${maker.name}, ${maker.address}`);
};

type Kinds = { textile?: boolean; electrical?: boolean; bulky?: boolean };

const setKinds = async (root: string, access: string, kinds: Kinds): Promise<void> => {
  if (Object.keys(kinds).length === 0) {
    return fail('Zeg wat het is: --textile, --electrical of --bulky, of --no- met een daarvan.');
  }
  const isDone = await change(root, ({ db }) => setCategoryKinds(db, access, kinds));
  if (!isDone) return fail(`Er is geen categorie ${access}.`);
  console.log(`${access} is bijgewerkt.`);
};

const words: Record<MissingInfo, string> = {
  maker: 'fabrikant of importeur',
  composition: 'vezelsamenstelling',
};

const listIncomplete = async (root: string, { json }: ListOptions): Promise<void> => {
  const found = await withPlainHost(readConfig(), root, ({ db }) => listIncompleteProducts(db));
  if (json) console.log(JSON.stringify(found, null, 2));
  for (const { access, title, missing } of json ? [] : found) {
    console.log(`${access}\t${title}\tmist: ${missing.map((one) => words[one]).join(', ')}`);
  }
  if (found.length > 0) process.exitCode = 2;
};

/** `etalage products incomplete`, `etalage brand maker` and `etalage category set`. */
export const addLegalInfoCommands = (program: Command, root: string): void => {
  program
    .command('products')
    .description('Artikelen nakijken')
    .command('incomplete')
    .description('Artikelen die te koop zijn zonder wat de wet erover vraagt (eindigt met 2)')
    .option(...asJson)
    .action((options: ListOptions) => listIncomplete(root, options));
  program
    .command('brand')
    .description('Merken')
    .command('maker <merk>')
    .description('De fabrikant of importeur van alle artikelen van een merk')
    .requiredOption('--name <naam>', 'naam')
    .requiredOption('--address <adres>', 'postadres op één regel')
    .requiredOption('--contact <adres>', 'e-mail- of webadres')
    .option('--eu-name <naam>', 'wie in de EU verantwoordelijk is, bij een maker daarbuiten')
    .option('--eu-address <adres>', 'diens postadres')
    .option('--eu-contact <adres>', 'diens e-mail- of webadres')
    .action((brand: string, options: MakerOptions) => setMaker(root, brand, options));
  program
    .command('category')
    .description('Categorieën')
    .command('set <categorie>')
    .description('Wat er in een categorie zit, en in alles eronder')
    .option('--textile', 'textiel: van elk artikel hoort de samenstelling erbij')
    .option('--no-textile', 'geen textiel')
    .option('--electrical', 'apparaten en lampen: oude worden teruggenomen')
    .option('--no-electrical', 'geen apparaten')
    .option('--bulky', 'te groot voor de post: bij een retour halen we het op')
    .option('--no-bulky', 'gaat met de post')
    .action((access: string, kinds: Kinds) => setKinds(root, access, kinds));
};
