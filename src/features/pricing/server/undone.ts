import { sql } from 'drizzle-orm';
import type { Values } from '#features/entities/api.server';
import { getSite } from '#features/settings/api.server';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { putBack } from './plan-articles';
import type { PlanItem } from './plans';
import { articleOf } from './steps';

type Row = Pick<
  PlanItem,
  'productId' | 'variantId' | 'fromCents' | 'toCents' | 'fromVanCents' | 'toVanCents'
>;

/**
 * Articles as a change that is undone left them behind: of those that were changed while a plan asked its prices, and
 * that plan is over, a plan's price isn't put back, but what it would have put back itself.
 */
export const settlePlans = async (
  host: Host,
  tx: Tx,
  list: readonly { id: number; at: Date; values: Values }[],
): Promise<Map<number, Values>> => {
  const wanted = JSON.stringify(list.map(({ id, at }) => ({ product: id, at })));
  const { rows } = await tx.execute<Row>(sql`
    select i.product_id as "productId", i.variant_id as "variantId", i.from_cents as "fromCents",
      i.to_cents as "toCents", i.from_van_cents as "fromVanCents", i.to_van_cents as "toVanCents"
    from json_to_recordset(${wanted}::json) as w(product int, at timestamptz)
    join price_plan_items i on i.product_id = w.product and i.is_written
    join price_plans pl on pl.id = i.plan_id and pl.site_id = ${getSite(host).id}
      and pl.started_at <= w.at and pl.ended_at > w.at
      and (pl.state = 'undone' or (pl.state = 'done' and pl.ends_at is not null))
    order by pl.started_at desc, pl.id desc`);
  const byId = new Map(list.map(({ id, values }) => [id, values]));
  const settled = new Map<number, Values>();
  for (const row of rows) {
    const { productId: id } = row;
    const values = settled.get(id) ?? byId.get(id);
    if (!values) continue;
    const { price_cents, van_price_cents, variants } = putBack(articleOf(id, values), row);
    settled.set(id, { ...values, price_cents, van_price_cents, variants });
  }
  return settled;
};
