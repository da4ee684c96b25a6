import { asc, eq, or, sql } from 'drizzle-orm';
import type { Coordinates } from '#kernel/values/distance';
import type { Host } from '#platform/host';
import { centroidOf } from './centroid';
import type { AddressProvider } from './providers';
import { postcodes } from './tables';

/** The imported table: it knows places, not streets. Of a quarter in two places, neither is told. */
export const imported: AddressProvider = {
  name: 'imported',
  find: async ({ db }, { zipcode }) => {
    const rows = await db
      .select()
      .from(postcodes)
      .where(or(eq(postcodes.zipcode, zipcode), eq(postcodes.zipcode, zipcode.slice(0, 4))))
      .orderBy(sql`length(${postcodes.zipcode}) desc`, asc(postcodes.place));
    const [first, second] = rows;
    if (!first || first.zipcode === second?.zipcode) return undefined;
    return { street: '', place: first.place, province: first.province };
  },
};

/** Where a postcode's street is, or else its quarter: by its own row, or the centroid of its streets. */
export const importedCoordinates = async (
  { db }: Host,
  zipcode: string,
): Promise<Coordinates | undefined> => {
  const quarter = zipcode.slice(0, 4);
  const rows = await db
    .select()
    .from(postcodes)
    .where(sql`left(${postcodes.zipcode}, 4) = ${quarter}`);
  const at = (name: string) => centroidOf(rows.filter((row) => row.zipcode === name));
  return at(zipcode) ?? at(quarter) ?? centroidOf(rows);
};
