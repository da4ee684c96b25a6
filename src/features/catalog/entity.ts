import { defineEntity, type EntityField } from '#kernel/define/entity';
import {
  attributeFields,
  brandFields,
  categoryFields,
  colorFields,
  materialFields,
  productFields,
  sizeFields,
} from './fields';

export const productHref = (access: string): string => `/artikel/${access}`;

/** Products, as visitors filter and sort them. */
export const productEntity = defineEntity({
  name: 'Product',
  access: 'product',
  label: { one: 'Artikel', many: 'Artikelen', english: 'Items' },
  noun: { one: 'artikel', many: 'artikelen' },
  href: productHref,
  columns: [
    {
      name: 'category',
      label: 'Soort',
      english: 'Category',
      kind: 'options',
      control: 'checkbox',
      limit: 8,
    },
    {
      name: 'size',
      label: 'Maat',
      english: 'Size',
      kind: 'options',
      control: 'checkbox',
      sizes: true,
      limit: 16,
    },
    {
      name: 'color',
      label: 'Kleur',
      english: 'Colour',
      kind: 'options',
      control: 'checkbox',
      swatch: true,
      limit: 12,
    },
    {
      name: 'price',
      label: 'Prijs',
      english: 'Price',
      kind: 'number',
      control: 'range',
      scale: 100,
    },
    {
      name: 'brand',
      label: 'Merk',
      english: 'Brand',
      kind: 'options',
      control: 'checkbox',
      limit: 6,
    },
    {
      name: 'material',
      label: 'Materiaal',
      english: 'Material',
      kind: 'options',
      control: 'checkbox',
      limit: 6,
    },
    {
      name: 'certificates',
      label: 'Keurmerk',
      english: 'Certificate',
      kind: 'options',
      control: 'checkbox',
    },
    {
      name: 'store',
      label: 'Op voorraad in',
      english: 'In stock at',
      kind: 'options',
      control: 'radio',
      ofStores: true,
      limit: 5,
    },
    { name: 'offer', label: 'Aanbieding', english: 'Offer', kind: 'options', control: 'checkbox' },
  ],
  orders: [
    { name: 'new', label: 'Nieuwste eerst', english: 'Newest first' },
    { name: 'popular', label: 'Populair', english: 'Popular' },
    { name: 'price', label: 'Prijs oplopend', english: 'Price: low to high' },
    { name: 'price-down', label: 'Prijs aflopend', english: 'Price: high to low' },
    { name: 'name', label: 'Naam', english: 'Name' },
  ],
  fields: productFields,
  key: 'access',
});

/** What products are of: without a page of their own, listed by the API. */
const named = (
  name: string,
  [one, many]: readonly [one: string, many: string],
  fields: readonly EntityField[],
) =>
  defineEntity({
    ...{ name, access: name.toLowerCase(), label: { one, many } },
    noun: { one: one.toLowerCase(), many: many.toLowerCase() },
    href: () => '/',
    ...{ columns: [], orders: [], fields },
    key: fields.some((field) => field.name === 'access') ? 'access' : 'title',
  });

export const brandEntity = named('Brand', ['Merk', 'Merken'], brandFields);
export const materialEntity = named('Material', ['Materiaal', 'Materialen'], materialFields);
export const colorEntity = named('Color', ['Kleur', 'Kleuren'], colorFields);
export const sizeEntity = named('Size', ['Maat', 'Maten'], sizeFields);
/** What a chain says of its products by names of its own, some of which visitors filter by. */
export const attributeEntity = defineEntity({
  name: 'Attribute',
  access: 'attribute',
  label: { one: 'Kenmerk', many: 'Kenmerken' },
  noun: { one: 'kenmerk', many: 'kenmerken' },
  href: () => '/',
  ...{ columns: [], orders: [], fields: attributeFields },
  key: 'access',
});
export const categoryEntity = named('Category', ['Categorie', 'Categorieën'], categoryFields);

/** Options of the column `offer`. */
export const offers = [
  { id: 1, label: 'Afgeprijsd', english: 'Reduced', sort: 1 },
  { id: 2, label: 'Nieuw binnen', english: 'Just in', sort: 2 },
  { id: 3, label: 'Direct leverbaar', english: 'Available now', sort: 3 },
];
