import type { EntityField } from '#kernel/define/entity';
import type { Choice } from '#kernel/values/choices';
import { contracts } from './contract';

const choices = (list: readonly Choice[]): Pick<EntityField, 'options' | 'numbers'> => ({
  options: list.map(({ access, label }) => ({ value: access, label })),
  numbers: Object.fromEntries(list.map(({ access, id }) => [access, id])),
});

const hours = (name: string, label: string): EntityField => ({
  ...{ name, label, type: 'NumberField', whole: true, required: true },
  ...{ least: 0, most: 60 },
});

const salary = (name: string, label: string): EntityField => ({
  ...{ name, label, type: 'EuroField', least: 0, most: 99_999_999 },
  help: 'Bruto, per uur of per maand.',
});

const list = (name: string, label: string): EntityField => ({
  ...{ name, label, type: 'ParagraphsField' },
});

/** What the row of a vacancy holds. `headers` are what feeds of job boards and Dutch sheets call it. */
export const vacancyFields: readonly EntityField[] = [
  {
    ...{ name: 'access', label: 'Adres van de pagina', type: 'TextField' },
    ...{ required: true, most: 250 },
    pattern: {
      source: '[a-z0-9][a-z0-9-]*',
      told: 'Vul het laatste deel van het adres in, met kleine letters, cijfers en streepjes.',
    },
  },
  {
    ...{ name: 'reference', label: 'Referentie', type: 'TextField', orNull: true, most: 100 },
    help: 'Hoe de feed waar ze uit komt haar noemt. Wat daar niet meer in staat, gaat dicht.',
    readBy: 'staff',
    headers: [
      ...[
        'referencenumber',
        'requisitionid',
        'jobid',
        'vacaturenummer',
        'vacature id',
        'vacaturenr',
      ],
      ...['referentienummer', 'kenmerk'],
    ],
  },
  {
    ...{ name: 'title', label: 'Titel', type: 'TextField', required: true, most: 200, weight: 10 },
    headers: ['functie', 'jobtitle', 'functietitel', 'functienaam', 'vacature', 'vacaturetitel'],
  },
  {
    ...{ name: 'state', label: 'Stand', type: 'SelectField', required: true, default: 'Online' },
    options: ['Online', 'Offline'].map((value) => ({ value, label: value })),
    headers: ['status'],
  },
  {
    ...{ name: 'locationId', label: 'Plek', type: 'ReferenceField', entity: 'Location' },
    required: true,
  },
  {
    ...{ name: 'category', label: 'Soort werk', type: 'SelectField', required: true, weight: 4 },
    vocabulary: 'vacancy-categories',
    headers: ['categorie', 'soort', 'vakgebied', 'functiegroep', 'afdeling'],
  },
  {
    ...{ name: 'contract', label: 'Contract', type: 'SelectField', required: true },
    ...{ default: 'vast', ...choices(contracts) },
    headers: ['dienstverband', 'contractvorm', 'soort contract', 'contracttype'],
  },
  hours('hoursMin', 'Uren per week, minstens'),
  hours('hoursMax', 'Uren per week, hoogstens'),
  {
    ...{ name: 'code', label: 'Nummer', type: 'NumberField', whole: true, required: true },
    ...{ default: 0, least: -99_999_999, most: 99_999_999 },
  },
  {
    ...{ name: 'minimumAge', label: 'Minimumleeftijd', type: 'NumberField', whole: true },
    ...{ least: 10, most: 99, help: 'Leeg: zo oud als voor elk werk.' },
  },
  salary('salaryMin', 'Salaris, minstens'),
  salary('salaryMax', 'Salaris, hoogstens'),
  {
    ...{ name: 'salaryUnit', label: 'Salaris per', type: 'SelectField', orNull: true },
    options: [
      { value: 'HOUR', label: 'Uur' },
      { value: 'MONTH', label: 'Maand' },
    ],
  },
  {
    ...{ name: 'postedOn', label: 'Geplaatst', type: 'DateField', required: true },
    headers: ['posted', 'date', 'dateposted', 'plaatsingsdatum', 'publicatiedatum', 'datum'],
  },
  {
    ...{ name: 'validThrough', label: 'Reageren tot en met', type: 'DateField', orNull: true },
    headers: [
      ...['until', 'expirationdate', 'tot', 'sluitingsdatum', 'einddatum', 'reageren tot'],
      ...['solliciteren tot', 'vervaldatum'],
    ],
  },
  {
    ...{ name: 'intro', label: 'Samenvatting', type: 'TextareaField', most: 500, weight: 1 },
    headers: ['summary'],
  },
  { ...list('description', 'Omschrijving'), weight: 1 },
  list('tasks', 'Taken'),
  { ...list('asks', 'Dit vragen we'), headers: ['eisen', 'functie-eisen'] },
  { ...list('offers', 'Dit bieden we'), headers: ['aanbod', 'arbeidsvoorwaarden'] },
  { name: 'picture', label: 'Afbeelding', type: 'ImageField' },
];
