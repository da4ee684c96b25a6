import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { apiPartOf } from '#features/entities/api.server';
import type { ApiLink, ApiPart } from '#features/overviews/api.server';
import { storedProducts } from './stored';
import { productCategories, products, variants } from './tables';
import { priorOfCheapest } from './van-price';

const ofVariants = (item: PgColumn): ApiLink => ({
  own: variants.productId,
  item,
  when: sql`variants.state = 'Online'`,
});

/** What the API tells of products. Money in cents, btw included. */
const part = apiPartOf(storedProducts, {
  title: products.title,
  slug: products.access,
  picture: sql`(select p.media_key from product_pictures p
    where p.product_id = products.id order by p.position, p.id limit 1)`,
});

export const productApi: ApiPart = {
  ...part,
  only: storedProducts.only,
  extra: {
    // The one that is shown: by the price ledger, not by wish.
    van_price_cents: sql`case when products.van_price_cents is not null then (
      select ${priorOfCheapest} from variants va join products p on p.id = va.product_id
      where va.product_id = products.id and va.state = 'Online') end`,
    maker: sql`coalesce(products.maker, (select b.maker from brands b where b.id = products.brand_id))`,
    // Of the reviews that are shown, whole stars added up and averaged; null: there are none.
    rating_average: sql`round(products.rating_sum::numeric / nullif(products.rating_count, 0), 1)::float8`,
    brand: sql`(select b.title from brands b where b.id = products.brand_id)`,
    material: sql`(select m.title from materials m where m.id = products.material_id)`,
    categories: sql`(select coalesce(jsonb_agg(c.title order by c.title), '[]') from categories c
      join product_categories pc on pc.category_id = c.id where pc.product_id = products.id)`,
  },
  links: {
    Brand: products.brandId,
    Material: products.materialId,
    Category: { own: productCategories.productId, item: productCategories.categoryId },
    Color: ofVariants(variants.colorId),
    Size: ofVariants(variants.sizeId),
  },
  indexed: {
    numbers: { price_cents: 'price_cents' },
    options: { brand_id: 'brand', material_id: 'material' },
    // Visitors find by a category what is in those below it too; the API tells them apart.
    links: {
      Brand: 'brand',
      Material: 'material',
      Category: 'own_category',
      Color: 'color',
      Size: 'size',
    },
    orders: { title: 'name' },
  },
};
