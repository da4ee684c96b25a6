import type { EntityField } from '#kernel/define/entity';
import { vocabularies } from '#kernel/values/vocabularies';

/** What a word of the chain's own lists holds. */
export const termFields: readonly EntityField[] = [
  {
    ...{ name: 'vocabulary', label: 'Lijst', type: 'SelectField', required: true },
    options: vocabularies.map(({ name, label }) => ({ value: name, label })),
    headers: ['lijst'],
  },
  {
    ...{ name: 'title', label: 'Woord', type: 'TextField', required: true, most: 120 },
    headers: ['woord', 'naam', 'name'],
  },
  {
    ...{ name: 'english', label: 'Engels', type: 'TextField', most: 120 },
    help: 'Leeg: ook op Engelse pagina’s staat het Nederlandse woord.',
    headers: ['engels'],
  },
  {
    ...{ name: 'access', label: 'Sleutel', type: 'TextField', required: true, most: 80 },
    pattern: {
      source: '[a-z0-9]+(?:-[a-z0-9]+)*',
      told: 'Gebruik kleine letters, cijfers en streepjes, bijvoorbeeld passen-op-afspraak.',
    },
    help: 'Hoe bestanden en programma’s het woord noemen. Ligt daarna vast; het woord zelf niet.',
    headers: ['sleutel', 'key'],
  },
  {
    ...{ name: 'sort', label: 'Volgorde', type: 'NumberField', whole: true, required: true },
    ...{ default: 0, least: -100_000, most: 100_000, headers: ['volgorde'] },
    help: 'De laagste staat vooraan; wat gelijk is, op alfabet.',
  },
  {
    ...{ name: 'mergedInto', label: 'Samengevoegd met', type: 'ReferenceField', entity: 'Term' },
    help: 'Alles wat dit woord heeft, krijgt dat andere. Dit woord is daarna niet meer te kiezen.',
  },
  {
    ...{ name: 'number', label: 'Nummer in adressen', type: 'NumberField', whole: true },
    ...{ least: 1, most: 999_999_999 },
    help: 'Waarmee adressen van lijsten het kiezen. Leeg: dat van de rij zelf. Ligt daarna vast.',
  },
];
