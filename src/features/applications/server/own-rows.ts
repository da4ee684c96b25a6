import { asc, sql } from 'drizzle-orm';
import type { DataHolder } from '#features/accounts/api.server';
import type { Db } from '#platform/db/types';
import { applications } from './tables';

/** Whether an application was sent with an address. */
export const isSentWith = (provenEmail: string) =>
  sql`lower(${applications.email}) = ${provenEmail}`;

/** Somebody's applications, the first first; none of whom no address is proven. */
export const listOwn = async (db: Db, { provenEmail }: DataHolder) =>
  provenEmail === undefined
    ? []
    : db.select().from(applications).where(isSentWith(provenEmail)).orderBy(asc(applications.id));
