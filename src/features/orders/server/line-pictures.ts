import { sql } from 'drizzle-orm';
import type { PictureRef } from '#kernel/define/entity';
import type { LineKind } from '#kernel/values/line-kind';
import type { Db } from '#platform/db/types';

/** What an ordered variant looks like now, and the page of its product, or its event, while it has one. */
export type LinePicture = {
  variantId: number;
  picture: PictureRef | null;
  access: string | null;
  kind: LineKind;
};

/**
 * Pictures of what orders hold, by variant: of its colour, else the product's first. An order keeps
 * the words under which things were bought; how they look is the catalogue's, while it has them.
 */
export const findLinePictures = async (
  db: Db,
  orderIds: readonly number[],
): Promise<Map<number, LinePicture>> => {
  const { rows } = await db.execute<LinePicture>(sql`
    select v.id as "variantId", p.kind, coalesce(pic.picture, e.picture) as picture,
      coalesce(e.access, case when p.state = 'Online' then p.access end) as access
    from variants v
    join products p on p.id = v.product_id
    left join calendar_events e
      on p.kind = 'seat' and e.seat_variant_id = v.id and e.state = 'Online'
    left join lateral (
      select jsonb_build_object('key', m.key, 'width', m.width, 'height', m.height, 'alt', pp.alt)
        as picture
      from product_pictures pp join media m on m.key = pp.media_key and m.state = 'ready'
      where pp.product_id = p.id
      order by (pp.color_id is not distinct from v.color_id) desc, pp.position limit 1
    ) pic on true
    where v.id in (select variant_id from order_lines where order_id = any(${sql.param(orderIds)}::int[]))`);
  return new Map(rows.map((row) => [row.variantId, row]));
};
