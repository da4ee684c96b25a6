import { sql } from 'drizzle-orm';
import { popularity } from '#kernel/limits';
import type { Host } from '#platform/host';
import { Registry } from '#platform/registry';

/** Pieces sold since then, by the product's number. */
type CountSales = (host: Host, since: Date) => Promise<ReadonlyMap<number, number>>;

const counters = new Registry<CountSales>('sales counter');

/** Whoever sells says how much was sold: the catalogue itself knows no orders. */
export const registerSalesCounter = (host: Host, count: CountSales): void =>
  counters.add(host, 'sales', count);

/** Notes how many pieces of each product were sold of late. Says nothing to the index. */
export const noteSales = async (host: Host): Promise<void> => {
  const count = counters.find(host, 'sales');
  if (!count) return;
  const since = new Date(host.clock.now().getTime() - popularity.days * 86_400_000);
  const sold = await count(host, since);
  const [ids, pieces] = [[...sold.keys()], [...sold.values()]];
  await host.db.execute(sql`
    with sold as (
      select * from unnest(${sql.param(ids)}::int[], ${sql.param(pieces)}::int[]) as one (id, pieces)
    )
    update products p set sold_pieces = coalesce(now.pieces, 0)
    from products was left join sold now on now.id = was.id
    where was.id = p.id and p.sold_pieces <> coalesce(now.pieces, 0)`);
};
