import type { EntityField, GroupField } from '#kernel/define/entity';
import { popups as limits } from '#kernel/limits-popups';
import { popupDevices } from '#kernel/values/popup-conditions';

type Known = 'name' | 'label' | 'type';

const text = (name: string, label: string, most = 250): EntityField => ({
  ...{ name, label, type: 'TextField', most },
});

const mark = (name: string, label: string, usual: 'Y' | 'N'): EntityField => ({
  ...{ name, label, type: 'SelectField', required: true, default: usual },
  options: [
    { value: 'Y', label: 'Ja' },
    { value: 'N', label: 'Nee' },
  ],
});

const count = (
  name: string,
  label: string,
  rules: Omit<EntityField, Known> & { default: number },
): EntityField => ({
  ...{ name, label, type: 'NumberField', whole: true, required: true },
  ...rules,
});

/** Numbers that stand for something, counted from 1. */
const numbered = (name: string, label: string, usual: number, names: readonly string[]) =>
  count(name, label, {
    ...{ default: usual, least: 1, most: names.length },
    options: names.map((one, at) => ({ value: String(at + 1), label: one })),
    help: `${names.map((one, at) => `${at + 1}: ${one.toLowerCase()}`).join(', ')}.`,
  });

/** S3.6/2, in the order of their numbers. */
const kinds = ['Bericht', 'Nieuwsbrief', 'Nieuwsbrief met kortingscode', 'Kortingscode'];

/** S4.4/7: row by row from the left above. */
const positions = [
  ...['Linksboven', 'Boven in het midden', 'Rechtsboven'],
  ...['Links', 'Midden op de pagina', 'Rechts'],
  ...['Linksonder', 'Onder in het midden', 'Rechtsonder'],
];

const link: readonly GroupField[] = [
  { name: 'href', label: 'Adres', type: 'LinkField', required: true },
  {
    ...{ name: 'target', label: 'Venster', type: 'SelectField' },
    options: [{ value: '_blank', label: 'Nieuw venster' }],
  },
  { name: 'confirm', label: 'Vraag vooraf', type: 'TextField' },
];

const links = (name: string, label: string): EntityField => ({
  ...{ name, label, type: 'GroupField', required: true, default: {} },
  fields: [
    { name: 'link', label: 'Eerste link', type: 'GroupField', fields: link },
    { name: 'link2', label: 'Tweede link', type: 'GroupField', fields: link },
  ],
});

const condition: readonly GroupField[] = [
  {
    ...{ name: 'devices', label: 'Apparaten', type: 'ChoicesField' },
    options: popupDevices.map((value) => ({ value, label: value })),
  },
  {
    ...{ name: 'visit', label: 'Bezoek', type: 'SelectField' },
    options: [
      { value: 'first', label: 'Eerste' },
      { value: 'returning', label: 'Later' },
    ],
  },
  { name: 'from', label: 'Komt van', type: 'TextsField', most: 200 },
  {
    ...{ name: 'cart', label: 'Artikelen in de winkelmand', type: 'GroupField' },
    fields: [
      { name: 'least', label: 'Minstens', type: 'NumberField', whole: true, least: 0 },
      { name: 'most', label: 'Hoogstens', type: 'NumberField', whole: true, least: 0 },
    ],
  },
];

const target: readonly GroupField[] = [
  { name: 'page', label: 'Pagina', type: 'TextField', most: 1000, orNull: true },
  { name: 'module', label: 'Soort', type: 'TextField', most: 60, orNull: true },
  { name: 'id', label: 'Nummer', type: 'NumberField', whole: true, least: 1 },
];

/** What a popup holds, by the names that pages know (S3.6). Times in ms. */
export const popupFields: readonly EntityField[] = [
  {
    ...text('title', 'Naam', 200),
    required: true,
    help: 'Zo heet hij hier; niemand anders ziet dat.',
  },
  {
    ...{ name: 'state', label: 'Stand', type: 'SelectField', required: true, default: 'Online' },
    options: ['Online', 'Offline'].map((value) => ({ value, label: value })),
    headers: ['status'],
  },
  count('seq', 'Volgorde', { default: 0, help: 'Van meer op één pagina komt de laagste eerst.' }),
  numbered('popupactionId', 'Soort', 1, kinds),
  numbered('popuppositionId', 'Plek', 5, positions),
  mark('closeButton', 'Knop om te sluiten', 'Y'),
  text('icon', 'Pictogram', 60),
  { ...text('timesShown', 'Hoe vaak', 40), default: 'once' },
  mark('closeBackgroundclick', 'Sluit bij een klik ernaast', 'Y'),
  count('openPeriod', 'Opent na', { default: 0, least: 0, most: limits.longestPeriod }),
  count('closePeriod', 'Sluit na', { default: 0, least: 0, most: limits.longestPeriod }),
  mark('afterEqual', 'Blijft na versturen gelijk', 'N'),
  text('titleContent', 'Titel'),
  text('subtitle', 'Ondertitel'),
  { name: 'intro', label: 'Inleiding', type: 'TextareaField', most: 5000 },
  { name: 'content', label: 'Tekst', type: 'HtmlField' },
  text('linkText', 'Tekst van link 1'),
  text('link2Text', 'Tekst van link 2'),
  text('link3Text', 'Tekst van link 1 na versturen'),
  text('link4Text', 'Tekst van link 2 na versturen'),
  text('afterTitle', 'Titel na versturen'),
  text('afterSubtitle', 'Ondertitel na versturen'),
  { name: 'afterIntroduction', label: 'Inleiding na versturen', type: 'TextareaField', most: 5000 },
  { name: 'afterContent', label: 'Tekst na versturen', type: 'HtmlField' },
  text('titleSubmit', 'Tekst van de knop', 100),
  {
    ...{ name: 'consentText', label: 'Waarmee wordt ingestemd', type: 'HtmlField' },
    help: 'Blijft bewaard als bewijs.',
  },
  { name: 'images', label: 'Afbeeldingen', type: 'ImagesField' },
  { name: 'imagesAfter', label: 'Afbeeldingen na versturen', type: 'ImagesField' },
  links('before', 'Links'),
  links('after', 'Links na versturen'),
  { name: 'fields', label: 'Velden van het formulier', type: 'FieldsField' },
  { name: 'captcha', label: 'Rekent vooraf', type: 'FlagField', default: true },
  { name: 'schedule', label: 'Planning', type: 'ScheduleField' },
  {
    ...{ name: 'conditions', label: 'Voor wie', type: 'GroupField', required: true, default: {} },
    fields: condition,
  },
  {
    ...{ name: 'discountOfferId', label: 'Actie', type: 'ReferenceField' },
    entity: 'DiscountOffer',
  },
  {
    ...{ name: 'targets', label: 'Waar hij staat', type: 'GroupsField', most: 500 },
    fields: target,
    help: 'Een pagina ({page: "/pad"}), of een item van een soort ({module: "Product", id: 12}).',
  },
];
