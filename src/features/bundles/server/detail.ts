import { sql } from 'drizzle-orm';
import { presentChoice } from '#features/cart/api.server';
import { getEntity } from '#features/overviews/api.server';
import type { PictureRef } from '#kernel/define/entity';
import type { Host } from '#platform/host';
import type { BundleDetail, BundlePart } from '../contract';
import { bundleHref } from '../entity';

type Row = {
  product_id: number;
  quantity: number;
  title: string;
  access: string;
  picture: PictureRef | null;
  variants:
    | { id: number; color: string | null; size: string | null; cents: number; pieces: number }[]
    | null;
};

const readParts = async (host: Host, bundleId: number): Promise<Row[]> => {
  const { rows } = await host.db.execute<Row>(sql`
    select bp.product_id, bp.quantity, p.title, p.access, pic.picture, v.variants
    from bundle_parts bp join products p on p.id = bp.product_id and p.state = 'Online'
    left join lateral (
      select jsonb_build_object('key', m.key, 'width', m.width, 'height', m.height, 'alt', pp.alt)
        as picture
      from product_pictures pp join media m on m.key = pp.media_key and m.state = 'ready'
      where pp.product_id = p.id order by pp.position, pp.id limit 1
    ) pic on true
    left join lateral (
      select jsonb_agg(jsonb_build_object('id', va.id, 'color', c.title, 'size', z.title,
          'cents', coalesce(va.price_cents, p.price_cents),
          'pieces', coalesce((
            select sum(s.pieces) from stock s
            join warehouses w on w.id = s.warehouse_id and w.kind = 'web'
            where s.variant_id = va.id), 0))
        order by c.id, z.sort, va.id) as variants
      from variants va
      left join colors c on c.id = va.color_id
      left join sizes z on z.id = va.size_id
      where va.product_id = p.id and va.state = 'Online'
    ) v on true
    where bp.bundle_id = ${bundleId} order by bp.position`);
  return rows;
};

const presentPart = (host: Host, row: Row): BundlePart => ({
  productId: row.product_id,
  href: getEntity(host, 'Product').source.entity.href(row.access),
  title: row.title,
  quantity: row.quantity,
  picture: row.picture ?? undefined,
  variants: (row.variants ?? []).map(({ id, color, size, cents, pieces }) => ({
    id,
    choice: presentChoice({ color, size }),
    unitCents: cents,
    soldOut: pieces < row.quantity,
  })),
});

type Which = { access: string } | { id: number };

/** A bundle that visitors may see, with all its parts; undefined: there is none, or one is missing. */
export const findBundle = async (host: Host, which: Which): Promise<BundleDetail | undefined> => {
  const is = 'id' in which ? sql`b.id = ${which.id}` : sql`b.access = ${which.access}`;
  const { rows } = await host.db.execute<{
    id: number;
    access: string;
    title: string;
    intro: string;
    price: number;
    parts: number;
  }>(sql`
    select b.id, b.access, b.title, b.intro, b.price_cents as price,
      (select count(*)::int from bundle_parts where bundle_id = b.id) as parts
    from bundles b where ${is} and b.state = 'Online'`);
  const [row] = rows;
  if (!row) return undefined;
  const parts = (await readParts(host, row.id)).map((part) => presentPart(host, part));
  if (parts.length < row.parts || parts.some(({ variants }) => variants.length === 0)) {
    return undefined;
  }
  return {
    id: row.id,
    href: bundleHref(row.access),
    title: row.title,
    intro: row.intro,
    priceCents: row.price,
    parts,
  };
};
