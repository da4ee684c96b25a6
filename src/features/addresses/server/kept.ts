import { and, eq, lt } from 'drizzle-orm';
import type { Host } from '#platform/host';
import type { AddressProvider } from './providers';
import { addressLookups as table } from './tables';

const DAY = 86_400_000;
/** Days that an answer is good; 'unknown' less long, since new houses are built. */
const KNOWN_DAYS = 30;
const UNKNOWN_DAYS = 1;

/** A provider whose answers are kept in the database, for every process. */
export const keeping = (provider: AddressProvider): AddressProvider => ({
  name: provider.name,
  async find(host, { zipcode, housenumber }) {
    const now = host.clock.now();
    const isAsked = and(eq(table.zipcode, zipcode), eq(table.housenumber, housenumber));
    const [kept] = await host.db.select().from(table).where(isAsked);
    const age = kept ? now.getTime() - kept.fetchedAt.getTime() : Number.POSITIVE_INFINITY;
    if (kept && age < (kept.isKnown ? KNOWN_DAYS : UNKNOWN_DAYS) * DAY) {
      return kept.isKnown ? kept : undefined;
    }
    const found = await provider.find(host, { zipcode, housenumber });
    const none = { street: '', place: '', province: '' };
    const row = { isKnown: found !== undefined, ...none, ...found, fetchedAt: now };
    await host.db
      .insert(table)
      .values({ zipcode, housenumber, ...row })
      .onConflictDoUpdate({ target: [table.zipcode, table.housenumber], set: row });
    return found;
  },
});

/** Forgets answers that are no longer good. Answers how many. */
export const purgeLookups = async ({ db, clock }: Host): Promise<number> => {
  const oldest = new Date(clock.now().getTime() - KNOWN_DAYS * DAY);
  const gone = await db.delete(table).where(lt(table.fetchedAt, oldest)).returning();
  return gone.length;
};
