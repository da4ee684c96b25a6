import type { EntityField } from '#kernel/define/entity';
import type { VocabularyName } from '#kernel/values/vocabularies';

/** What an address ends with: small letters, digits and dashes. */
const access: EntityField = {
  name: 'access',
  label: 'Adres',
  type: 'TextField',
  required: true,
  most: 120,
  pattern: {
    source: "[a-z0-9][a-z0-9'-]*",
    told: 'Vul het laatste deel van het adres in, met kleine letters, cijfers en streepjes.',
  },
  headers: ['adres'],
};

const title = { name: 'title', label: 'Titel', type: 'TextField', required: true } as const;

const state: EntityField = {
  name: 'state',
  label: 'Stand',
  type: 'SelectField',
  required: true,
  default: 'Online',
  options: [
    { value: 'Online', label: 'Online' },
    { value: 'Offline', label: 'Offline' },
  ],
  headers: ['stand'],
};

const sort: EntityField = {
  name: 'sort',
  label: 'Volgorde',
  help: 'De laagste staat vooraan.',
  type: 'NumberField',
  whole: true,
  required: true,
  default: 0,
  headers: ['volgorde'],
};

const picture: EntityField = {
  name: 'picture',
  label: 'Afbeelding',
  type: 'ImageField',
  headers: ['afbeelding'],
};

/** One of the words of a list that the chain keeps itself. */
const categoryOf = (vocabulary: VocabularyName, label = 'Onderwerp'): EntityField => ({
  name: 'category',
  label,
  type: 'SelectField',
  required: true,
  vocabulary,
  weight: 3,
  headers: ['onderwerp', 'categorie'],
});

const intro: EntityField = {
  name: 'intro',
  label: 'Inleiding',
  type: 'TextareaField',
  most: 1000,
  headers: ['inleiding'],
};

const body: EntityField = {
  name: 'body',
  label: 'Tekst',
  type: 'RichItemsField',
  required: true,
  headers: ['tekst'],
};

const store: EntityField = {
  name: 'locationId',
  label: 'Winkel',
  type: 'ReferenceField',
  entity: 'Location',
  headers: ['winkel'],
};

const day: EntityField = {
  name: 'date',
  label: 'Datum',
  type: 'DateField',
  required: true,
  headers: ['datum'],
};

/** What news, the weblog and the calendar have in common. */
const articleFields = (vocabulary: VocabularyName, label?: string): EntityField[] => [
  access,
  { ...title, headers: ['titel'] },
  state,
  categoryOf(vocabulary, label),
  intro,
  body,
  picture,
];

export const newsFields: readonly EntityField[] = [...articleFields('news-categories'), day, store];

export const weblogFields: readonly EntityField[] = [
  ...articleFields('weblog-categories'),
  day,
  { name: 'author', label: 'Schrijver', type: 'TextField', required: true, headers: ['schrijver'] },
  {
    name: 'readMinutes',
    label: 'Leestijd in minuten',
    type: 'NumberField',
    whole: true,
    required: true,
    default: 3,
    least: 1,
    most: 240,
    headers: ['leestijd'],
  },
  {
    ...{ name: 'productIds', label: 'Artikelen', type: 'ReferencesField', entity: 'Product' },
    help: 'Waar het over gaat: ze staan onder de tekst.',
    headers: ['artikelen'],
  },
];

const moment = (name: string, label: string, header: string): EntityField => ({
  name,
  label,
  type: 'DatetimeField',
  required: true,
  headers: [header],
});

export const calendarFields: readonly EntityField[] = [
  ...articleFields('calendar-categories', 'Soort'),
  moment('startsAt', 'Begint', 'begint'),
  { ...moment('endsAt', 'Eindigt', 'eindigt'), laterThan: 'startsAt' },
  store,
  {
    ...{ name: 'givenBy', label: 'Door wie', type: 'TextField', default: '', most: 120 },
    help: 'Een naam en een vak, zoals: Rinus, schoenmaker.',
    headers: ['door', 'gegeven door'],
  },
  {
    name: 'priceCents',
    label: 'Prijs per plaats',
    type: 'EuroField',
    required: true,
    default: 0,
    least: 0,
    headers: ['prijs'],
  },
  {
    name: 'seats',
    label: 'Plaatsen',
    help: 'Leeg: wie komt, hoeft niet te boeken.',
    type: 'NumberField',
    whole: true,
    least: 0,
    most: 100_000,
    headers: ['plaatsen'],
  },
];

export const faqFields: readonly EntityField[] = [
  {
    ...{ name: 'question', label: 'Vraag', type: 'TextField', required: true, weight: 10 },
    headers: ['vraag'],
  },
  {
    name: 'answer',
    label: 'Antwoord',
    type: 'ParagraphsField',
    required: true,
    weight: 2,
    headers: ['antwoord'],
  },
  state,
  categoryOf('faq-categories'),
  sort,
];

/** What facts, references, services and USPs have in common. */
const itemFields = (named: Partial<EntityField> = {}): EntityField[] => [
  { ...title, weight: 8, headers: ['titel'], ...named },
  {
    ...{ name: 'text', label: 'Tekst', type: 'TextareaField', most: 2000, weight: 2 },
    headers: ['tekst'],
  },
  state,
  sort,
  {
    name: 'icon',
    label: 'Teken',
    help: 'De naam van een getekend teken.',
    type: 'IconField',
  },
  picture,
  { name: 'link', label: 'Leidt naar', type: 'LinkField' },
  { name: 'linkText', label: 'Tekst van de link', type: 'TextField', most: 80 },
  {
    name: 'opens',
    label: 'Opent',
    type: 'SelectField',
    required: true,
    default: 'here',
    options: [
      { value: 'here', label: 'op dezelfde plek' },
      { value: 'tab', label: 'in een nieuw tabblad' },
      { value: 'lightbox', label: 'in de lichtbak' },
      { value: 'popup', label: 'over de pagina' },
    ],
  },
];

const affix = (name: string, label: string): EntityField => ({
  name,
  label,
  type: 'TextField',
  most: 20,
});

export const factFields: readonly EntityField[] = [
  ...itemFields({ label: 'Wat er geteld is' }),
  {
    name: 'counterTarget',
    label: 'Getal',
    type: 'NumberField',
    required: true,
    headers: ['getal'],
  },
  affix('prefix', 'Ervoor'),
  affix('suffix', 'Erachter'),
];

export const referenceFields: readonly EntityField[] = [
  ...itemFields({ label: 'Wie het zei' }),
  { name: 'role', label: 'Wie dat is', type: 'TextField', most: 120 },
];

export const serviceFields: readonly EntityField[] = itemFields();

export const uspFields: readonly EntityField[] = itemFields();
