import { defineEntity, type Entity, type EntityField } from '#kernel/define/entity';
import { factFields, referenceFields, serviceFields, uspFields } from './fields';

const orders = [
  { name: 'order', label: 'Gewone volgorde', english: 'Usual order', by: 'sort' },
  { name: 'name', label: 'Titel', english: 'Title', by: 'title' },
] as const;

type Names = Pick<Entity, 'access' | 'label' | 'noun'> & { fields: readonly EntityField[] };

/** A content item of which a page shows some, and that has no page of its own. */
const defineContentItem = <Name extends string>(name: Name, names: Names) =>
  defineEntity({
    name,
    ...names,
    // Its card leads where its editor says.
    href: () => '/',
    columns: [],
    orders,
  });

export const factEntity = defineContentItem('Fact', {
  access: 'fact',
  label: { one: 'Feit', many: 'Feiten en cijfers', english: 'Facts and figures' },
  noun: { one: 'feit', many: 'feiten' },
  fields: factFields,
});

export const referenceEntity = defineContentItem('Reference', {
  access: 'reference',
  label: { one: 'Referentie', many: 'Referenties', english: 'References' },
  noun: { one: 'referentie', many: 'referenties' },
  fields: referenceFields,
});

export const serviceEntity = defineContentItem('Service', {
  access: 'service',
  label: { one: 'Dienst', many: 'Service', english: 'Services' },
  noun: { one: 'dienst', many: 'diensten' },
  fields: serviceFields,
});

export const uspEntity = defineContentItem('Usp', {
  access: 'usp',
  label: { one: 'Voordeel', many: 'Voordelen', english: 'Benefits' },
  noun: { one: 'voordeel', many: 'voordelen' },
  fields: uspFields,
});
