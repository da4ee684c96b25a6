import { isDeepStrictEqual } from 'node:util';
import { ne, sql } from 'drizzle-orm';
import {
  apiPartOf,
  defineStored,
  type NewChange,
  type StoredEntity,
} from '#features/entities/api.server';
import type { ApiPart } from '#features/overviews/api.server';
import {
  attributeEntity,
  brandEntity,
  categoryEntity,
  colorEntity,
  materialEntity,
  productEntity,
  sizeEntity,
} from '../entity';
import { optionsPart, renameValues } from './attribute-parts';
import { datePrices } from './date-prices';
import { markGaps, markSoon } from './gaps';
import { categoriesPart, picturesPart, variantsPart } from './parts';
import {
  brands,
  categories,
  colors,
  materials,
  productAttributes,
  products,
  sizes,
} from './tables';
import { takeTreeTurn } from './tree-turn';

/** Products with their categories, pictures and variants. Seats are written with their event alone. */
export const storedProducts = defineStored(productEntity, products, {
  searched: ['title', 'access'],
  named: {
    brandId: {
      text: sql`(select b.title from brands b where b.id = products.brand_id)`,
      // As a list first: so it goes by the index of brands beside those of texts.
      holds: (pattern) =>
        sql`products.brand_id = any(array(select id from brands where title ilike ${pattern}))`,
    },
  },
  within: {
    categories: (id) => sql`exists (
      with recursive below as (
        select ${id}::int as id union select c.id from categories c join below b on c.parent_id = b.id
      ) select 1 from product_categories pc join below b on b.id = pc.category_id
      where pc.product_id = products.id)`,
  },
  parts: { categories: categoriesPart, pictures: picturesPart, variants: variantsPart },
  only: ne(products.kind, 'seat'),
  // Sets show what is in them, and are for sale as long as all of it is.
  touches: ['Productbundle'],
  prepare: (host, tx) => datePrices(tx, host.clock.now()),
  follows: async (_, tx, changes) => {
    const there = changes.filter(({ after }) => after !== null);
    await markGaps(
      tx,
      there.map(({ rowId }) => rowId),
    );
    return [];
  },
});

/** Where a change of these values is one of what all articles below it have. */
const marking =
  (...names: readonly string[]): StoredEntity['follows'] =>
  async (host, tx, changes) => {
    const isOther = ({ before, after }: NewChange) =>
      names.some((name) => !isDeepStrictEqual(before?.[name], after?.[name]));
    if (changes.some(isOther)) await markSoon(host, tx);
    return [];
  };

const touches = [productEntity.name];
const storedBrands = defineStored(brandEntity, brands, { touches, follows: marking('maker') });
const storedMaterials = defineStored(materialEntity, materials, { touches });
const storedColors = defineStored(colorEntity, colors, { touches });
const storedSizes = defineStored(sizeEntity, sizes, { touches });
const storedAttributes = defineStored(attributeEntity, productAttributes, {
  touches,
  parts: { options: optionsPart },
  follows: async (_, tx, changes) => {
    await renameValues(tx, changes);
    return [];
  },
});
const storedCategories = defineStored(categoryEntity, categories, {
  touches,
  follows: marking('textile', 'parent_id'),
  prepare: (_, tx) => takeTreeTurn(tx),
});

const partOf = (
  stored: StoredEntity,
  { title, id }: { title: ApiPart['title']; id: ApiPart['id'] },
): ApiPart => apiPartOf(stored, { title, slug: id, page: sql`false` });

/** What products are of, and what the API tells of it. */
export const storedNames: readonly { stored: StoredEntity; part: ApiPart }[] = [
  { stored: storedBrands, part: partOf(storedBrands, brands) },
  { stored: storedMaterials, part: partOf(storedMaterials, materials) },
  { stored: storedColors, part: partOf(storedColors, colors) },
  { stored: storedSizes, part: partOf(storedSizes, sizes) },
  { stored: storedCategories, part: partOf(storedCategories, categories) },
  { stored: storedAttributes, part: partOf(storedAttributes, productAttributes) },
];
