import type { EntityField, GroupField } from '#kernel/define/entity';
import { formLimits } from '#kernel/limits-forms';
import { formWriteTexts as texts } from '#kernel/messages/nl-entities';

/** What is told of a form beside its name and how long it keeps what is sent, staff alone is told. */
const forStaff = { readBy: 'staff' } as const;

const count = (name: string, label: string): GroupField => ({
  ...{ name, label, type: 'NumberField', whole: true, least: 1 },
});

const step: readonly GroupField[] = [
  {
    ...{ name: 'id', label: 'Kenmerk', type: 'TextField', most: 60 },
    pattern: { source: String.raw`[a-zA-Z][\w-]*`, told: texts.step },
  },
  { name: 'legend', label: 'Kop', type: 'TextField' },
  { name: 'fields', label: 'Velden', type: 'FieldsField' },
];

const success: readonly GroupField[] = [
  { name: 'title', label: 'Titel', type: 'TextField' },
  { name: 'html', label: 'Tekst', type: 'HtmlField' },
  { name: 'href', label: 'Pagina', type: 'LinkField' },
  { name: 'leadsHome', label: 'Leidt zelf naar huis', type: 'FlagField' },
];

const confirmation: readonly GroupField[] = [
  { name: 'field', label: 'Veld met het adres', type: 'TextField', required: true },
  { name: 'subject', label: 'Onderwerp', type: 'TextField', required: true },
  { name: 'text', label: 'Tekst', type: 'TextareaField', required: true },
];

/** What files its fields take, where they don't say so themselves (S3.4/1). */
const uploads: readonly GroupField[] = [
  { name: 'allowedFileTypes', label: 'Soorten bestanden', type: 'TextsField' },
  count('maxFileSize', 'Grootste bestand (bytes)'),
  count('minFileSize', 'Kleinste bestand (bytes)'),
  count('maxTotalSize', 'Alles samen (bytes)'),
  count('maxNumberOfFiles', 'Hoogstens zoveel bestanden'),
  count('minNumberOfFiles', 'Minstens zoveel bestanden'),
  {
    ...{
      name: 'metaFields',
      label: 'Wat er bij elk gevraagd wordt',
      type: 'GroupsField',
      most: 20,
    },
    fields: [
      { name: 'id', label: 'Kenmerk', type: 'TextField', required: true, most: 60 },
      { name: 'name', label: 'Naam', type: 'TextField' },
      { name: 'placeholder', label: 'Voorbeeld', type: 'TextField' },
    ],
  },
  { name: 'requiredMetaFields', label: 'Wat daarvan moet', type: 'TextsField' },
];

/** What a form holds; nothing of what was sent with it. */
export const formFields: readonly EntityField[] = [
  {
    ...{ name: 'name', label: 'Kenmerk', type: 'TextField', required: true, most: 60 },
    pattern: { source: '[a-z0-9]+(?:-[a-z0-9]+)*', told: texts.name },
    help: 'Zo noemen opdrachten en onderdelen van de site het.',
  },
  { name: 'title', label: 'Titel', type: 'TextField', required: true },
  {
    ...{ name: 'state', label: 'Stand', type: 'SelectField', required: true, default: 'Online' },
    options: ['Online', 'Offline'].map((value) => ({ value, label: value })),
    headers: ['status'],
  },
  {
    ...{ name: 'steps', label: 'Stappen', type: 'GroupsField', required: true, most: 20 },
    ...forStaff,
    fields: step,
  },
  {
    ...{ name: 'texts', label: 'Eigen teksten', type: 'PairsField', most: 1000, ...forStaff },
    help: 'Bijvoorbeeld submit=Verstuur je bericht.',
  },
  { name: 'recipients', label: 'Ontvangers', type: 'TextsField', ...forStaff },
  {
    ...{ name: 'success', label: 'Na versturen', type: 'GroupField', required: true },
    ...{ default: {}, byProperty: true, ...forStaff },
    fields: success,
  },
  {
    ...{ name: 'confirmation', label: 'Bevestiging per mail', type: 'GroupField', ...forStaff },
    fields: confirmation,
  },
  {
    ...{ name: 'conditions', label: 'Voorwaarden', type: 'HtmlField', orNull: true, ...forStaff },
    help: 'Leeg: er hoeft nergens mee te worden ingestemd.',
  },
  {
    ...{ name: 'uploads', label: 'Bestanden', type: 'GroupField', required: true, default: {} },
    ...forStaff,
    fields: uploads,
  },
  {
    ...{ name: 'retentionDays', label: 'Dagen bewaard', type: 'NumberField', whole: true },
    ...{ required: true, default: formLimits.retentionDays, least: 1, most: 3650 },
    help: 'Van wat er vanaf nu wordt verstuurd.',
  },
  { name: 'captcha', label: 'Rekent vooraf', type: 'FlagField', default: true, ...forStaff },
  {
    ...{ name: 'multiStep', label: 'In stappen', type: 'FlagField' },
    help: 'Aan: bezoekers zien één stap tegelijk. Uit: alle stappen staan onder elkaar.',
    ...forStaff,
  },
];
