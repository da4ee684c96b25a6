import type { EntityField, GroupField } from '#kernel/define/entity';

const part: readonly GroupField[] = [
  {
    ...{ name: 'productId', label: 'Artikel', type: 'ReferenceField', entity: 'Product' },
    required: true,
  },
  {
    ...{ name: 'quantity', label: 'Aantal', type: 'NumberField', whole: true, required: true },
    ...{ default: 1, least: 1, most: 99 },
  },
];

/** What a bundle holds. Money in cents, btw included. */
export const bundleFields: readonly EntityField[] = [
  {
    ...{ name: 'access', label: 'Adres', type: 'TextField', required: true, most: 150 },
    pattern: {
      source: '[a-z0-9]+(?:-[a-z0-9]+)*',
      told: 'Gebruik kleine letters, cijfers en streepjes, bijvoorbeeld wollen-trui.',
    },
  },
  { name: 'title', label: 'Titel', type: 'TextField', required: true, most: 200, weight: 8 },
  { name: 'intro', label: 'Inleiding', type: 'TextareaField', most: 5000 },
  {
    ...{ name: 'state', label: 'Stand', type: 'SelectField', required: true, default: 'Online' },
    options: ['Online', 'Offline'].map((value) => ({ value, label: value })),
    headers: ['status'],
  },
  {
    ...{ name: 'priceCents', label: 'Prijs', type: 'EuroField', required: true },
    ...{ least: 1, most: 10_000_000 },
    help: 'Voor alles samen; hoogstens wat de delen los kosten.',
  },
  {
    ...{ name: 'sort', label: 'Volgorde', type: 'NumberField', whole: true, required: true },
    default: 0,
  },
  {
    ...{ name: 'parts', label: 'Delen', type: 'GroupsField', required: true, least: 2, most: 50 },
    fields: part,
    help: 'Van elk artikel kiest de klant zelf kleur en maat.',
  },
];
