import { sql } from 'drizzle-orm';
import type { PictureRef } from '#kernel/define/entity';
import { field } from '#kernel/wire';
import type { Db } from '#platform/db/types';
import { productHref } from '../entity';

/** One colour and size of a product, as it is for sale now. Cents, btw included. */
export type NamedVariant = {
  id: number;
  productId: number;
  title: string;
  color: string | null;
  size: string | null;
  sku: string | null;
  unitCents: number;
  /** The product's page with this colour and size chosen. */
  href: string;
  /** Of its colour, else the product's first; null: there is none yet. */
  picture: PictureRef | null;
};

type Row = Omit<NamedVariant, 'href'> & {
  access: string;
  colorId: number | null;
  sizeId: number | null;
};

type Which = { id: number } | { productId: number; colorId?: number; sizeId?: number };

const hrefOf = ({ access, colorId, sizeId }: Row): string => {
  const query = new URLSearchParams();
  if (colorId !== null) query.set(field.colorId, String(colorId));
  if (sizeId !== null) query.set(field.sizeId, String(sizeId));
  const text = query.toString();
  return text ? `${productHref(access)}?${text}` : productHref(access);
};

const isWhich = (which: Which) =>
  'id' in which
    ? sql`v.id = ${which.id}`
    : sql`v.product_id = ${which.productId}
        and v.color_id is not distinct from ${which.colorId ?? null}::int
        and v.size_id is not distinct from ${which.sizeId ?? null}::int`;

/** A variant that is for sale, by its number or by its choices; undefined: there is none. */
export const findNamedVariant = async (db: Db, which: Which): Promise<NamedVariant | undefined> => {
  const { rows } = await db.execute<Row>(sql`
    select v.id, p.id as "productId", p.title, p.access, c.title as color, z.title as size, v.sku,
      v.color_id as "colorId", v.size_id as "sizeId",
      coalesce(v.price_cents, p.price_cents) as "unitCents",
      (select jsonb_build_object('key', m.key, 'width', m.width, 'height', m.height, 'alt', pp.alt)
        from product_pictures pp join media m on m.key = pp.media_key and m.state = 'ready'
        where pp.product_id = p.id
        order by (pp.color_id is not distinct from v.color_id) desc, pp.position limit 1) as picture
    from variants v join products p on p.id = v.product_id and p.state = 'Online'
    left join colors c on c.id = v.color_id
    left join sizes z on z.id = v.size_id
    where ${isWhich(which)} and v.state = 'Online' and p.kind = 'goods'`);
  const [row] = rows;
  if (!row) return undefined;
  const { access: _, colorId: __, sizeId: ___, ...variant } = row;
  return { ...variant, href: hrefOf(row) };
};
