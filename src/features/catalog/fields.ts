import { type EntityField, type GroupField, NOW } from '#kernel/define/entity';
import { prices } from '#kernel/limits-prices';

const state: EntityField = {
  ...{ name: 'state', label: 'Stand', type: 'SelectField', required: true, default: 'Online' },
  options: ['Online', 'Offline'].map((value) => ({ value, label: value })),
  headers: ['status'],
};

const title: EntityField = { name: 'title', label: 'Titel', type: 'TextField', required: true };

const slug = '[a-z0-9]+(?:-[a-z0-9]+)*';
const slugTold = 'Gebruik kleine letters, cijfers en streepjes, bijvoorbeeld wollen-trui.';

/** Who answers for an article's safety, to be reached by post and by e-mail or a page. */
const operator: readonly GroupField[] = [
  { name: 'name', label: 'Naam', type: 'TextField', required: true, most: 300 },
  { name: 'address', label: 'Postadres', type: 'TextField', required: true, most: 300 },
  { name: 'contact', label: 'E-mail- of webadres', type: 'TextField', required: true, most: 300 },
];

const maker: EntityField = {
  ...{ name: 'maker', label: 'Fabrikant of importeur', type: 'GroupField' },
  help: 'Van een fabrikant buiten de EU ook wie er binnen de EU verantwoordelijk is.',
  fields: [
    ...operator,
    {
      ...{ name: 'responsible', label: 'Verantwoordelijke in de EU', type: 'GroupField' },
      fields: operator,
    },
  ],
};

const variant: readonly GroupField[] = [
  { name: 'id', label: 'Nummer', type: 'NumberField', whole: true, least: 1 },
  { name: 'colorId', label: 'Kleur', type: 'ReferenceField', entity: 'Color' },
  { name: 'sizeId', label: 'Maat', type: 'ReferenceField', entity: 'Size' },
  { name: 'sku', label: 'Artikelnummer', type: 'TextField', most: prices.sku },
  { name: 'gtin', label: 'EAN', type: 'TextField', most: prices.gtin },
  { name: 'priceCents', label: 'Eigen prijs', type: 'EuroField', least: 1, most: prices.highest },
  { ...{ name: 'weightGrams', label: 'Gewicht (g)', type: 'NumberField' }, whole: true, least: 1 },
  {
    ...{ name: 'state', label: 'Stand', type: 'SelectField', required: true, default: 'Online' },
    options: state.options,
  },
];

const picture: readonly GroupField[] = [
  { name: 'picture', label: 'Afbeelding', type: 'ImageField', required: true },
  { name: 'colorId', label: 'Kleur', type: 'ReferenceField', entity: 'Color' },
];

/**
 * Columns of products of which everything is made of what stands here: the filter, the search, files, the API
 * and the history. Those below have rules of their own as well.
 */
export const plainProductFields: readonly EntityField[] = [
  {
    ...{ name: 'certificates', label: 'Keurmerk', type: 'ChoicesField', weight: 2 },
    options: [
      { value: 'fsc', label: 'FSC' },
      { value: 'gots', label: 'GOTS' },
      { value: 'oeko-tex', label: 'OEKO-TEX' },
      { value: 'rws', label: 'Responsible Wool' },
    ],
    // In addresses: a number is never used again.
    numbers: { fsc: 1, gots: 2, 'oeko-tex': 3, rws: 4 },
    headers: ['keurmerken'],
  },
  {
    ...{ name: 'deliveryNote', label: 'Bezorging', type: 'TextField', most: 200 },
    help: 'Waarin het bezorgen van dit artikel anders is: wie het brengt, en tot waar.',
  },
];

/** What a product holds. Money in cents, btw included. */
export const productFields: readonly EntityField[] = [
  ...plainProductFields,
  {
    ...{ name: 'access', label: 'Adres', file: 'product', type: 'TextField', required: true },
    ...{ most: 150, pattern: { source: slug, told: slugTold }, headers: ['artikel'] },
  },
  title,
  { name: 'intro', label: 'Inleiding', type: 'TextareaField', most: 5000 },
  { name: 'description', label: 'Omschrijving', type: 'HtmlField' },
  { name: 'brandId', label: 'Merk', type: 'ReferenceField', entity: 'Brand' },
  { name: 'materialId', label: 'Materiaal', type: 'ReferenceField', entity: 'Material' },
  { name: 'categories', label: 'Categorieën', type: 'ReferencesField', entity: 'Category' },
  state,
  {
    ...{ name: 'priceCents', label: 'Prijs', type: 'EuroField', required: true },
    ...{ least: 1, most: prices.highest },
  },
  {
    ...{ name: 'vanPriceCents', label: 'Van-prijs', type: 'EuroField', least: 1 },
    ...{ most: prices.highest, readBy: 'staff' },
    help: 'Doorgestreept staat wat de afgelopen 30 dagen de laagste prijs was, nooit dit bedrag zelf.',
  },
  {
    ...{ name: 'vatRate', label: 'Btw (%)', type: 'NumberField', whole: true, required: true },
    ...{ default: 21, least: 0, most: 21 },
  },
  {
    ...{ name: 'kind', label: 'Soort', type: 'SelectField', required: true, default: 'goods' },
    options: [
      { value: 'goods', label: 'Artikel' },
      { value: 'giftcard', label: 'Cadeaukaart' },
    ],
  },
  { name: 'tags', label: 'Labels', type: 'TextsField', most: 120 },
  { name: 'attributes', label: 'Kenmerken', type: 'PairsField', most: 1000 },
  maker,
  {
    ...{ name: 'textile', label: 'Textiel', type: 'FlagField', mayBeNull: true, default: null },
    help: 'Leeg: zoals zijn categorieën zeggen.',
  },
  {
    ...{ name: 'composition', label: 'Samenstelling', type: 'TextField', most: 1000 },
    help: 'Bijvoorbeeld: Buitenstof: 80% wol, 20% polyamide; Voering: 100% viscose',
  },
  { name: 'hasAnimalParts', label: 'Dierlijke delen', type: 'FlagField' },
  { name: 'warnings', label: 'Waarschuwingen', type: 'TextsField', most: 500 },
  {
    name: 'seoTitle',
    label: 'Titel voor zoekmachines',
    type: 'TextField',
    most: 255,
    orNull: true,
  },
  {
    ...{ name: 'seoDescription', label: 'Tekst voor zoekmachines', type: 'TextareaField' },
    ...{ most: 1000, orNull: true },
  },
  {
    ...{ name: 'publishedAt', label: 'Verschenen op', type: 'DatetimeField', required: true },
    default: NOW,
  },
  {
    ...{ name: 'ratingCount', label: 'Aantal beoordelingen', type: 'NumberField', whole: true },
    ...{ default: 0, writtenBy: 'nobody' },
  },
  {
    ...{ name: 'pictures', label: 'Afbeeldingen', type: 'GroupsField', most: 250 },
    fields: picture,
  },
  {
    ...{ name: 'variants', label: 'Varianten', type: 'GroupsField', required: true, most: 2500 },
    fields: variant,
    help: 'Kleuren en maten die te koop zijn. Wat er niet bij staat, gaat offline en blijft bewaard.',
  },
];

export const brandFields: readonly EntityField[] = [
  title,
  { ...maker, help: 'Van alle artikelen die er zelf geen noemen.' },
];

export const materialFields: readonly EntityField[] = [title];

export const colorFields: readonly EntityField[] = [
  title,
  {
    ...{ name: 'access', label: 'Sleutel', type: 'TextField', required: true, most: 120 },
    pattern: { source: slug, told: slugTold },
  },
  {
    ...{ name: 'hex', label: 'Kleurcode', type: 'ColorField', required: true },
  },
];

const sort: EntityField = {
  ...{ name: 'sort', label: 'Volgorde', type: 'NumberField', whole: true, required: true },
  default: 0,
};

export const sizeFields: readonly EntityField[] = [title, sort];

export const categoryFields: readonly EntityField[] = [
  title,
  {
    ...{ name: 'access', label: 'Adres', type: 'TextField', required: true, most: 250 },
    pattern: { source: `${slug}(?:/${slug})*`, told: slugTold },
  },
  { name: 'parentId', label: 'Hoort onder', type: 'ReferenceField', entity: 'Category' },
  { name: 'intro', label: 'Inleiding', type: 'TextareaField', most: 5000 },
  sort,
  { name: 'textile', label: 'Vooral textiel', type: 'FlagField' },
  { name: 'electrical', label: 'Op stroom of batterijen', type: 'FlagField' },
  { name: 'bulky', label: 'Te groot voor de post', type: 'FlagField' },
];

/** An attribute's choices that one form holds. */
const MOST_OPTIONS = 250;

const attributeOption: readonly GroupField[] = [
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
    fields: attributeOption,
    help: 'Leeg: dan worden het de waarden die artikelen nu hebben. Twee keuzes voeg je samen door de ene bij de andere onder ‘Ook geschreven als’ te zetten.',
  },
  {
    ...{ name: 'sort', label: 'Volgorde', type: 'NumberField', whole: true, required: true },
    ...{ default: 0, least: -100_000, most: 100_000 },
    help: 'De laagste staat vooraan, in filters en bij een artikel.',
  },
];
