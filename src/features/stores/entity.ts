import { defineEntity } from '#kernel/define/entity';
import { storeHref } from './contract';
import { storeFields } from './fields';

/** Stores, as visitors filter and sort them. */
export const storeEntity = defineEntity({
  name: 'Location',
  access: 'location',
  label: { one: 'Winkel', many: 'Winkels', english: 'Stores' },
  noun: { one: 'winkel', many: 'winkels' },
  href: storeHref,
  columns: [
    {
      name: 'province',
      label: 'Provincie',
      english: 'Province',
      kind: 'options',
      control: 'checkbox',
      limit: 6,
    },
    {
      name: 'collection',
      label: 'Assortiment',
      english: 'Departments',
      kind: 'options',
      control: 'checkbox',
    },
    {
      name: 'service',
      label: 'Dit kan hier',
      english: 'What you can do here',
      kind: 'options',
      control: 'checkbox',
      limit: 7,
    },
  ],
  orders: [
    { name: 'name-place', label: 'Plaats', english: 'Town' },
    { name: 'name', label: 'Naam', english: 'Name' },
  ],
  fields: storeFields,
  key: 'access',
});
