import { defineEntity } from '#kernel/define/entity';
import { bundleFields } from './fields';

export const bundleHref = (access: string): string => `/sets/${access}`;

/** Bundles, as pages list them (S2.12/1). */
export const bundleEntity = defineEntity({
  name: 'Productbundle',
  access: 'productbundle',
  label: { one: 'Set', many: 'Sets', english: 'Sets' },
  noun: { one: 'set', many: 'sets' },
  href: bundleHref,
  columns: [],
  orders: [
    { name: 'order', label: 'Gewone volgorde', english: 'Usual order', by: 'sort' },
    { name: 'price', label: 'Prijs oplopend', english: 'Price: low to high', by: 'price_cents' },
    { name: 'name', label: 'Naam', english: 'Name', by: 'title' },
  ],
  fields: bundleFields,
  key: 'access',
});
