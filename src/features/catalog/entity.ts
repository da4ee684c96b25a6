import { defineEntity } from '#kernel/define/entity';

export const productHref = (access: string): string => `/artikel/${access}`;

/** Products, as visitors filter and sort them. */
export const productEntity = defineEntity({
  name: 'Product',
  access: 'product',
  label: { one: 'Artikel', many: 'Artikelen' },
  noun: { one: 'artikel', many: 'artikelen' },
  href: productHref,
  columns: [
    { name: 'category', label: 'Soort', kind: 'options', control: 'checkbox', limit: 8 },
    { name: 'size', label: 'Maat', kind: 'options', control: 'checkbox', limit: 10 },
    {
      name: 'color',
      label: 'Kleur',
      kind: 'options',
      control: 'checkbox',
      swatch: true,
      limit: 12,
    },
    { name: 'price', label: 'Prijs', kind: 'number', control: 'range', scale: 100 },
    { name: 'brand', label: 'Merk', kind: 'options', control: 'checkbox', limit: 6 },
    { name: 'material', label: 'Materiaal', kind: 'options', control: 'checkbox', limit: 6 },
    {
      name: 'store',
      label: 'Op voorraad in',
      kind: 'options',
      control: 'radio',
      ofStores: true,
      limit: 5,
    },
    { name: 'offer', label: 'Aanbieding', kind: 'options', control: 'checkbox' },
  ],
  orders: [
    { name: 'new', label: 'Nieuwste eerst' },
    { name: 'popular', label: 'Populair' },
    { name: 'price', label: 'Prijs oplopend' },
    { name: 'price-down', label: 'Prijs aflopend' },
    { name: 'name', label: 'Naam' },
  ],
});

/** Options of the column `offer`. */
export const offers = [
  { id: 1, label: 'Afgeprijsd', sort: 1 },
  { id: 2, label: 'Nieuw binnen', sort: 2 },
  { id: 3, label: 'Direct leverbaar', sort: 3 },
];
