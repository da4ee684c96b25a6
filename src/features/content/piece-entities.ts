import { defineEntity } from '#kernel/define/entity';

/** Pieces have no page of their own: a card leads where its editor says. */
const href = (): string => '/';

const orders = [
  { name: 'order', label: 'Gewone volgorde' },
  { name: 'name', label: 'Titel' },
] as const;

export const factEntity = defineEntity({
  name: 'Fact',
  access: 'fact',
  label: { one: 'Feit', many: 'Feiten en cijfers' },
  noun: { one: 'feit', many: 'feiten' },
  href,
  columns: [],
  orders,
});

export const referenceEntity = defineEntity({
  name: 'Reference',
  access: 'reference',
  label: { one: 'Referentie', many: 'Referenties' },
  noun: { one: 'referentie', many: 'referenties' },
  href,
  columns: [],
  orders,
});

export const serviceEntity = defineEntity({
  name: 'Service',
  access: 'service',
  label: { one: 'Dienst', many: 'Service' },
  noun: { one: 'dienst', many: 'diensten' },
  href,
  columns: [],
  orders,
});

export const uspEntity = defineEntity({
  name: 'Usp',
  access: 'usp',
  label: { one: 'Voordeel', many: 'Voordelen' },
  noun: { one: 'voordeel', many: 'voordelen' },
  href,
  columns: [],
  orders,
});
