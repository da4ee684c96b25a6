import { defineEntity } from '#kernel/define/entity';
import { storeHref } from './contract';

/** Stores, as visitors filter and sort them. */
export const storeEntity = defineEntity({
  name: 'Location',
  access: 'location',
  label: { one: 'Winkel', many: 'Winkels' },
  noun: { one: 'winkel', many: 'winkels' },
  href: storeHref,
  columns: [
    { name: 'province', label: 'Provincie', kind: 'options', control: 'checkbox', limit: 6 },
    { name: 'collection', label: 'Assortiment', kind: 'options', control: 'checkbox' },
    { name: 'service', label: 'Dit kan hier', kind: 'options', control: 'checkbox', limit: 7 },
  ],
  orders: [
    { name: 'name-place', label: 'Plaats' },
    { name: 'name', label: 'Naam' },
  ],
});
