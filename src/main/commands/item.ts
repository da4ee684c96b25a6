import type { Command } from 'commander';
import {
  changeItem,
  findStored,
  listStoredEntities,
  readItemTexts,
  readRowByKey,
  type StoredEntity,
  type Values,
} from '#features/entities/api.server';
import { AppError } from '#kernel/errors';
import type { Host } from '#platform/host';
import { helpTail } from './help-tail';
import { columnNames } from './read-options';
import { fail, withStoredHost as run } from './stored-host';

const help = {
  nl: `
Een item is te vinden aan zijn sleutel (zoals het in adressen heet) of zijn nummer. Een waarde staat er zoals
in een bestand: '12,50', 'ja', 'a|b'; wat uit delen bestaat (navigatie, gebieden) als JSON. Zoals:
  etalage item show deliverymethod standaard
  etalage item set deliverymethod standaard price_cents=4,95 state=Online
  etalage item set site 1 name=Vinkenhof navigation='[{"title":"Winkels","href":"/winkels"}]'
Wat verandert, is meteen te zien, en staat in de geschiedenis.`,
  en: `
An item is found by its key (what it is called in addresses) or its number. A value is written as in
a file: '12,50', 'ja', 'a|b'; what has parts (navigation, zones) as JSON. Such as:
  etalage item show deliverymethod standaard
  etalage item set deliverymethod standaard price_cents=4,95 state=Online
  etalage item set site 1 name=Vinkenhof navigation='[{"title":"Winkels","href":"/winkels"}]'
What changes is seen at once, and stands in the history.`,
};

const storedNamed = (host: Host, name: string): StoredEntity => {
  const stored = findStored(host, name);
  if (stored) return stored;
  const known = listStoredEntities(host).map(({ entity }) => entity.access);
  throw new AppError(
    404,
    'unknown',
    `Er is geen onderdeel '${name}'. Er zijn: ${known.join(', ')}.`,
  );
};

const guarded = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    fail(error.message);
  }
};

const show = (host: Host, name: string, key: string) =>
  guarded(async () => {
    const { id, values } = await readRowByKey(host, storedNamed(host, name), key);
    console.log(JSON.stringify({ id, ...values }, null, 2));
  });

const set = (host: Host, name: string, key: string, said: readonly string[]) =>
  guarded(async () => {
    const stored = storedNamed(host, name);
    const { id, values: before } = await readRowByKey(host, stored, key);
    const texts = said.reduce<Record<string, string>>((all, one) => columnNames(one, all), {});
    const sent: Values = readItemTexts(stored, texts, before);
    const job = { stored, by: { way: 'command' as const } };
    const { values } = await changeItem(host, job, { id, revision: '*' }, () => sent);
    const isOther = (wire: string) => JSON.stringify(before[wire]) !== JSON.stringify(values[wire]);
    const changed = Object.keys(sent).filter(isOther);
    console.log(changed.length === 0 ? 'Het stond al zo.' : `Gewijzigd: ${changed.join(', ')}.`);
  });

/** `etalage item show|set`: one row of anything that is written by its fields. */
export const addItemCommand = (program: Command, root: string): void => {
  const group = program
    .command('item')
    .description('Eén item lezen of wijzigen, van elk onderdeel');
  group
    .command('show <onderdeel> <sleutel>')
    .description('Toont een item als JSON')
    .addHelpText('after', helpTail(help))
    .action((name: string, key: string) => run(root, (host) => show(host, name, key)));
  group
    .command('set <onderdeel> <sleutel> <veld=waarde...>')
    .description('Wijzigt velden van een item')
    .addHelpText('after', helpTail(help))
    .action((name: string, key: string, said: string[]) =>
      run(root, (host) => set(host, name, key, said)),
    );
};
