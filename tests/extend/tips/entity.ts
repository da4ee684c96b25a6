import { defineEntity, type EntityField } from '#kernel/define/entity';

export const tipHref = (access: string): string => `/tips/${access}`;

const fields: readonly EntityField[] = [
  {
    ...{ name: 'access', label: 'Adres', type: 'TextField', required: true, most: 120 },
    pattern: { source: '[a-z0-9-]+', told: 'Kleine letters, cijfers en streepjes.' },
  },
  { name: 'title', label: 'Titel', type: 'TextField', required: true, weight: 10 },
  {
    ...{ name: 'state', label: 'Stand', type: 'SelectField', required: true, default: 'Online' },
    options: ['Online', 'Offline'].map((value) => ({ value, label: value })),
  },
  {
    ...{ name: 'material', label: 'Materiaal', type: 'SelectField', required: true, weight: 3 },
    options: [
      { value: 'wol', label: 'Wol' },
      { value: 'leer', label: 'Leer' },
    ],
    // In addresses: a number is never used again.
    numbers: { wol: 1, leer: 2 },
  },
  { name: 'minutes', label: 'Minuten', type: 'NumberField', whole: true, required: true, least: 1 },
  { name: 'text', label: 'Tekst', type: 'ParagraphsField', required: true, weight: 2 },
];

/** What to do to keep things good. */
export const tipEntity = defineEntity({
  name: 'Tip',
  access: 'tip',
  label: { one: 'Tip', many: 'Tips', english: 'Tips' },
  noun: { one: 'tip', many: 'tips' },
  href: tipHref,
  columns: [
    { name: 'material', label: 'Materiaal', kind: 'options', control: 'checkbox' },
    { name: 'minutes', label: 'Minuten', kind: 'number', control: 'range' },
  ],
  orders: [
    { name: 'name', label: 'Titel', by: 'title' },
    { name: 'short', label: 'Kortste eerst', by: 'minutes' },
  ],
  fields,
  key: 'access',
});
