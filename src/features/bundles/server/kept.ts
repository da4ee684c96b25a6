import { sql } from 'drizzle-orm';
import type { Host } from '#platform/host';
import type { BundleRule } from '../apply';

/** In ms: how long a change made elsewhere may go unseen. */
const KEPT = 10_000;

export type KeptBundle = BundleRule & { id: number; access: string };

type Kept = { at: number; bundles: readonly KeptBundle[] };

const kept = new WeakMap<Host, Kept>();

/** Bundles that are online and of which every part is. */
const read = async (host: Host): Promise<KeptBundle[]> => {
  const { rows } = await host.db.execute<KeptBundle>(sql`
    select b.id, b.access, b.title, b.price_cents as "priceCents",
      jsonb_agg(jsonb_build_object('productId', p.product_id, 'quantity', p.quantity)
        order by p.position) as parts
    from bundles b join bundle_parts p on p.bundle_id = b.id
    join products a on a.id = p.product_id
    where b.state = 'Online'
    group by b.id having bool_and(a.state = 'Online')
    order by b.sort, b.id`);
  return rows;
};

/** Products of bundles that are only in one of two lists: their pages tell of others now. */
const changedProducts = (
  before: readonly KeptBundle[],
  after: readonly KeptBundle[],
): Set<number> => {
  const [was, is] = [before, after].map((list) => new Set(list.map((one) => JSON.stringify(one))));
  const changed = [...before, ...after].filter((one) => {
    const print = JSON.stringify(one);
    return !(was?.has(print) && is?.has(print));
  });
  return new Set(changed.flatMap(({ parts }) => parts.map(({ productId }) => productId)));
};

/** Reads them again, after a change. */
export const refreshBundles = async (host: Host): Promise<readonly KeptBundle[]> => {
  const at = host.clock.now().getTime();
  const bundles = await read(host);
  const changed = changedProducts(kept.get(host)?.bundles ?? [], bundles);
  kept.set(host, { at, bundles });
  if (changed.size > 0) host.cache.drop([...changed].map((id) => `product:${id}`));
  return bundles;
};

/** All bundles: there are few, and every cart asks for them. */
export const listBundles = async (host: Host): Promise<readonly KeptBundle[]> => {
  const known = kept.get(host);
  const age = host.clock.now().getTime() - (known?.at ?? 0);
  return known && Math.abs(age) < KEPT ? known.bundles : refreshBundles(host);
};

/** Those of a product, as far as they were read. */
export const bundlesWith = (host: Host, productId: number): KeptBundle[] =>
  (kept.get(host)?.bundles ?? []).filter(({ parts }) =>
    parts.some((part) => part.productId === productId),
  );
