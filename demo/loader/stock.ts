import { sql } from 'drizzle-orm';
import { warehouses } from '#features/stock/api.server';
import type { Db } from '#platform/db/types';

type StoreRow = { id: number; title: string; place: string };

/**
 * Gives each store and the web warehouse their pieces: made by the database from the rows' numbers,
 * so that it is quick and always the same. Some sizes are sold out, some nearly.
 */
export const insertStock = async (db: Db, stores: StoreRow[]): Promise<void> => {
  await db.insert(warehouses).values([
    { title: 'Webmagazijn Tiel', kind: 'web' as const },
    ...stores.map((store) => ({
      title: store.title,
      kind: 'store' as const,
      locationId: store.id,
    })),
  ]);
  await db.execute(sql`
    insert into stock (warehouse_id, variant_id, pieces)
    select w.id, v.id, (mix % 9) * (case when mix % 7 = 0 then 3 else 1 end)
    from variants v, warehouses w,
      lateral (select ((v.id * 7919 + w.id * 104729) % 997) as mix) m
    where w.kind = 'web' and v.id % 23 <> 0`);
  await db.execute(sql`
    insert into stock (warehouse_id, variant_id, pieces)
    select w.id, v.id, 1 + mix % 4
    from warehouses w
    join locations l on l.id = w.location_id
    cross join variants v
    join product_categories pc on pc.product_id = v.product_id
    join categories c on c.id = pc.category_id,
      lateral (select ((v.id * 7919 + w.id * 15485863) % 1009) as mix) m
    where w.kind = 'store' and mix % 3 = 0 and v.id % 29 <> 0
      and l.collections ? split_part(c.access, '/', 1)`);
  await db.execute(sql`delete from stock where pieces = 0`);
  await db.execute(sql`analyze stock`);
};
