import { sql } from 'drizzle-orm';
import { defineStored, type StoredPart } from '#features/entities/api.server';
import { bundleEntity } from '../entity';
import { bundles } from './tables';

export type PartValue = { product_id: number; quantity: number };

/** What bundles hold, in the order in which their pages show it. */
const partsPart: StoredPart = {
  read: sql`(select coalesce(json_agg(json_build_object('product_id', bp.product_id,
      'quantity', bp.quantity) order by bp.position), '[]')
    from bundle_parts bp where bp.bundle_id = bundles.id)`,
  write: async (tx, rows) => {
    const said = rows as readonly { id: number; value: PartValue[] }[];
    const ids = sql.param(said.map(({ id }) => id));
    const parts = said.flatMap(({ id, value }) =>
      value.map((one, position) => ({ id, position, ...one })),
    );
    await tx.execute(sql`delete from bundle_parts where bundle_id = any(${ids}::int[])`);
    await tx.execute(sql`
      insert into bundle_parts (bundle_id, product_id, position, quantity)
      select id, product_id, position, quantity from json_to_recordset(${JSON.stringify(parts)}::json)
        as x(id int, product_id int, position int, quantity int)`);
  },
};

export const storedBundles = defineStored(bundleEntity, bundles, { parts: { parts: partsPart } });
