import { defineEntity } from '#kernel/define/entity';

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
    { name: 'order', label: 'Gewone volgorde', english: 'Usual order' },
    { name: 'price', label: 'Prijs oplopend', english: 'Price: low to high' },
    { name: 'name', label: 'Naam', english: 'Name' },
  ],
});
