import { sql } from 'drizzle-orm';
import { getEntity } from '#features/overviews/api.server';
import { product as limits } from '#kernel/limits';
import { likeness } from '#kernel/values/search';
import { preparedSql } from '#platform/db/prepared';
import type { Host } from '#platform/host';
import { productEntity } from '../entity';

type Candidate = { id: number; title: string };

const product = sql.placeholder('product');

/** The newest of what is in some categories: of a large one enough to choose from. */
const among = (categories: ReturnType<typeof sql>) => sql`
  select p.id, p.title from (
    select distinct product_id from product_categories
    where category_id in (${categories}) and product_id <> ${product}
    order by product_id desc limit ${sql.raw(String(limits.similarAmong))}
  ) newest join products p on p.id = newest.product_id
  order by p.id desc`;

const own = sql`select category_id from product_categories where product_id = ${product}`;

const readOfCategory = preparedSql<Candidate>('products_of_category', among(own));

/** What is in the categories beside its own, below the same one. */
const readOfDepartment = preparedSql<Candidate>(
  'products_of_department',
  among(sql`
    select beside.id from categories beside join categories c on c.parent_id = beside.parent_id
    where c.id in (${own})`),
);

/**
 * Others of its kind: of its category first, and of the department where that has too few. Those whose
 * titles name the same thing come before the rest, or a side table would stand beside a clock.
 */
export const findSimilar = async (host: Host, { id, title }: Candidate): Promise<number[]> => {
  const { facets } = getEntity(host, productEntity.name);
  const closest = (found: readonly Candidate[]) =>
    found
      .filter((one) => facets.has(one.id))
      .map((one) => ({ id: one.id, likeness: likeness(title, one.title) }))
      .sort((one, other) => other.likeness - one.likeness)
      .map((one) => one.id);
  const near = closest(await readOfCategory(host.db, { product: id }));
  if (near.length >= limits.similar) return near.slice(0, limits.similar);
  const further = closest(await readOfDepartment(host.db, { product: id }));
  return [...new Set([...near, ...further])].slice(0, limits.similar);
};
