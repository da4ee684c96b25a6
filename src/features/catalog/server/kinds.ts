import { type SQL, sql } from 'drizzle-orm';
import { preparedSql } from '#platform/db/prepared';
import type { Db } from '#platform/db/types';

/** The categories of products, and those above them; `which`: a condition on their rows. */
const above = (which: SQL): SQL => sql`
  with recursive up as (
    select c.parent_id, c.electrical, c.bulky, 0 as steps
    from product_categories pc join categories c on c.id = pc.category_id
    where ${which}
    union all
    select c.parent_id, c.electrical, c.bulky, up.steps + 1
    from up join categories c on c.id = up.parent_id where up.steps < 10
  )`;

type Kinds = { isElectrical: boolean; isBulky: boolean };

const kindsOf = preparedSql<Kinds>(
  'kinds_of_product',
  sql`${above(sql`pc.product_id = ${sql.placeholder('product')}`)}
    select coalesce(bool_or(electrical), false) as "isElectrical",
      coalesce(bool_or(bulky), false) as "isBulky" from up`,
);

/** What the categories of a product, or those above them, say of all that is in them. */
export const readKinds = async (db: Db, productId: number): Promise<Kinds> => {
  const rows = await kindsOf(db, { product: productId });
  return rows[0] ?? { isElectrical: false, isBulky: false };
};

/** Whether any of these variants is too big for the post. */
export const hasBulky = async (db: Db, variantIds: readonly number[]): Promise<boolean> => {
  const which = sql`pc.product_id in (
    select product_id from variants where id = any(${sql.param([...variantIds])}::int[]))`;
  const { rowCount } = await db.execute(sql`${above(which)} select from up where bulky limit 1`);
  return Boolean(rowCount);
};
