import { sql } from 'drizzle-orm';
import type { Host } from '#platform/host';
import { builtInProvinces } from './built-in';
import { postcodes } from './tables';

/** The province of each four digits of a postcode, as far as imported postcodes or the table that comes along know. */
export const listProvinces = async ({ db }: Host): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await db.execute<{ digits: string; province: string }>(sql`
    select left(zipcode, 4) as digits, min(province) as province from ${postcodes}
    where province <> '' group by 1`);
  return new Map([
    ...builtInProvinces(),
    ...rows.map(({ digits, province }) => [digits, province] as const),
  ]);
};
