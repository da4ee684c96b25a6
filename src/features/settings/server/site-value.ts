import { eq, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '#platform/db/types';
import { sites } from './tables';

type Column = 'identity' | 'settings' | 'navigation' | 'footer';
type Json = Record<string, unknown>;

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** With another value at a path; null and '' leave nothing behind, and nothing around that. */
const put = (holder: Json, [name = '', ...rest]: readonly string[], value: unknown): Json => {
  const { [name]: stands, ...others } = holder;
  if (rest.length === 0) {
    return value === null || value === '' ? others : { ...others, [name]: value };
  }
  const inner = put(isRecord(stands) ? stands : {}, rest, value);
  return Object.keys(inner).length === 0 ? others : { ...others, [name]: inner };
};

/** A value within one of the site's columns of JSON: how it is read, and how it is written. */
export const siteValue = (
  column: Column,
  path: readonly string[],
): {
  read: SQL;
  write: (tx: Tx, rows: readonly { id: number; value: unknown }[]) => Promise<void>;
} => ({
  read: sql`${sites[column]} #> ${`{${path.join(',')}}`}::text[]`,
  write: async (tx, rows) => {
    for (const { id, value } of rows) {
      const ofSite = eq(sites.id, id);
      const [stands] = await tx
        .select({ value: sites[column] })
        .from(sites)
        .where(ofSite)
        .for('update');
      const holder: unknown = stands?.value;
      const next = put(isRecord(holder) ? holder : {}, path, value);
      await tx
        .update(sites)
        .set({ [column]: next })
        .where(ofSite);
    }
  },
});
