import type { EntityField, GroupField } from '#kernel/define/entity';

/** An attribute's choices that one form holds. */
const MOST_OPTIONS = 250;

const option: readonly GroupField[] = [
  { name: 'id', label: 'Nummer', type: 'NumberField', whole: true, least: 1 },
  { name: 'label', label: 'Keuze', type: 'TextField', required: true, most: 120 },
  { name: 'english', label: 'Engels', type: 'TextField', most: 120 },
  { name: 'aliases', label: 'Ook geschreven als', type: 'TextsField', most: 120 },
];

/** What an attribute of products holds. */
export const attributeFields: readonly EntityField[] = [
  {
    ...{ name: 'title', label: 'Naam', type: 'TextField', required: true, most: 120 },
    help: 'Zo heet het bij artikelen. Verandert de naam, dan verandert hij daar ook.',
  },
  { name: 'english', label: 'Engels', type: 'TextField', most: 120 },
  {
    ...{ name: 'access', label: 'Naam in adressen', type: 'TextField', required: true, most: 60 },
    pattern: {
      source: '[a-z][a-z0-9]*(?:-[a-z0-9]+)*',
      told: 'Gebruik kleine letters, cijfers en streepjes, bijvoorbeeld pasvorm.',
    },
    help: 'Van het filter: filter_pasvorm. Ligt daarna vast.',
  },
  {
    ...{ name: 'kind', label: 'Soort', type: 'SelectField', required: true, default: 'choice' },
    options: [
      { value: 'choice', label: 'Eén keuze' },
      { value: 'choices', label: 'Meer keuzes' },
      { value: 'number', label: 'Getal' },
      { value: 'flag', label: 'Ja of nee' },
      { value: 'text', label: 'Vrije tekst' },
    ],
    help: 'Meer keuzes staan bij een artikel met een puntkomma ertussen: katoen; elastaan.',
  },
  {
    ...{ name: 'unit', label: 'Eenheid', type: 'TextField', most: 20 },
    help: 'Van een getal: cm, liter, watt.',
  },
  {
    ...{ name: 'isFilter', label: 'Filter in lijsten', type: 'FlagField' },
    help: 'Bezoekers kunnen erop filteren, zodra een lijst meer dan één waarde heeft.',
  },
  {
    ...{ name: 'categories', label: 'Categorieën', type: 'ReferencesField', entity: 'Category' },
    help: 'Alleen van artikelen in deze, en wat eronder hangt. Leeg: van alle artikelen.',
  },
  {
    ...{ name: 'options', label: 'Keuzes', type: 'GroupsField', most: MOST_OPTIONS },
    fields: option,
    help: 'Leeg: dan worden het de waarden die artikelen nu hebben. Twee keuzes voeg je samen door de ene bij de andere onder ‘Ook geschreven als’ te zetten.',
  },
  {
    ...{ name: 'sort', label: 'Volgorde', type: 'NumberField', whole: true, required: true },
    ...{ default: 0, least: -100_000, most: 100_000 },
    help: 'De laagste staat vooraan, in filters en bij een artikel.',
  },
];
