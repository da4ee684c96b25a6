import { sql } from 'drizzle-orm';
import { readArticleNumber } from '#kernel/values/article-number';
import type { Host } from '#platform/host';

/** Products at most; of the variants of one number's beginning so many are looked at. */
const MOST = 50;
const MOST_VARIANTS = 200;

const beginsWith = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * Ids of the products of which a variant's own number (SKU) or barcode (EAN) is what was typed, and
 * after those the ones of which it begins so; at most 50. None for plain words.
 */
export const findByNumber = async (host: Host, typed: string): Promise<number[]> => {
  const number = readArticleNumber(typed);
  if (!number) return [];
  const { sku, ean = '' } = number;
  // Numbers stand in the database alone: the index in memory would get a word for each.
  const result = await host.db.execute(sql`
    select product_id as id from (
      (select product_id, 0 as place from variants
        where state = 'Online' and lower(sku) = ${sku} limit ${MOST})
      union all
      (select product_id, 0 from variants
        where state = 'Online' and gtin = ${ean} and ${ean} <> '' limit ${MOST})
      union all
      (select product_id, 1 from variants
        where state = 'Online' and lower(sku) like ${beginsWith(sku)} limit ${MOST_VARIANTS})
      union all
      (select product_id, 1 from variants
        where state = 'Online' and gtin like ${beginsWith(ean)} and ${ean} <> ''
        limit ${MOST_VARIANTS})
    ) found
    group by product_id order by min(place), product_id limit ${MOST}`);
  return (result.rows as { id: number }[]).map(({ id }) => id);
};
