import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/types';
import type { ToldCategory } from '../contract';

/** All categories of a site, with how many articles stand in each. */
export const readTree = async (db: Db, siteId: number): Promise<ToldCategory[]> => {
  const { rows } = await db.execute<ToldCategory>(sql`
    select c.id, c.revision, c.parent_id as "parentId", c.sort, c.title, c.access,
      coalesce(counted.articles, 0) as articles
    from categories c left join (
      select category_id, count(*)::int as articles from product_categories group by category_id
    ) counted on counted.category_id = c.id
    where c.site_id = ${siteId} order by c.sort, c.id`);
  return rows;
};
