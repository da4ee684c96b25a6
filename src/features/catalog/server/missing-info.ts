import { sql } from 'drizzle-orm';
import { type Maker, type MissingInfo, missingInfo } from '#kernel/values/product-safety';
import type { Db } from '#platform/db/types';

type Row = {
  access: string;
  title: string;
  kind: 'goods' | 'giftcard';
  maker: Maker | null;
  composition: string;
  isTextile: boolean;
};

/** An article that is for sale without what the law wants told of it. */
export type IncompleteProduct = { access: string; title: string; missing: MissingInfo[] };

/** Articles that visitors can see and whose data lack a maker or, of textiles, the fibres. */
export const listIncompleteProducts = async (db: Db): Promise<IncompleteProduct[]> => {
  const { rows } = await db.execute(sql`
    with recursive textiles as (
      select id from categories where textile
      union select c.id from categories c join textiles t on c.parent_id = t.id
    )
    select p.access, p.title, p.kind, p.composition, coalesce(p.maker, b.maker) as maker,
      coalesce(p.textile, exists (select from product_categories pc
        join textiles t on t.id = pc.category_id where pc.product_id = p.id)) as "isTextile"
    from products p left join brands b on b.id = p.brand_id
    where p.state = 'Online' and p.kind = 'goods'
      and (coalesce(p.maker, b.maker) is null or p.composition = '')
    order by p.access`);
  return (rows as Row[])
    .map((row) => ({ access: row.access, title: row.title, missing: missingInfo(row) }))
    .filter(({ missing }) => missing.length > 0);
};

/** Whether visitors can see goods of which nobody says who made or imported them. */
export const lacksMakers = async (db: Db): Promise<boolean> => {
  const { rows } = await db.execute(sql`
    select from products p left join brands b on b.id = p.brand_id
    where p.state = 'Online' and p.kind = 'goods' and coalesce(p.maker, b.maker) is null limit 1`);
  return rows.length > 0;
};
