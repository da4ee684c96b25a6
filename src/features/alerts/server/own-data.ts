import { asc, sql } from 'drizzle-orm';
import { type DataHolder, registerErasure } from '#features/accounts/api.server';
import type { Host } from '#platform/host';
import { subjectOf } from './subject';
import { stockAlerts } from './tables';

/** Sizes that somebody wants to hear of. What is over holds no address any more. */
export const ownAlerts = async (host: Host, { provenEmail }: DataHolder): Promise<object[]> => {
  if (provenEmail === undefined) return [];
  const rows = await host.db
    .select()
    .from(stockAlerts)
    .where(sql`lower(${stockAlerts.email}) = ${provenEmail}`)
    .orderBy(asc(stockAlerts.id));
  const own: object[] = [];
  for (const row of rows) {
    const { variantId, state, askedAt, confirmedAt } = row;
    const about = (await subjectOf(host, row))?.what;
    own.push({ about, variantId, state, askedAt, confirmedAt });
  }
  return own;
};

/** Ends what somebody waits for, and forgets his address. */
export const registerAlertErasure = (host: Host): void =>
  registerErasure(host, 'stockAlerts', {
    erase: async (tx, { provenEmail }) => {
      const rows = await tx
        .update(stockAlerts)
        .set({ state: 'stopped', email: null, endedAt: host.clock.now() })
        .where(sql`lower(${stockAlerts.email}) = ${provenEmail}`)
        .returning({ id: stockAlerts.id });
      return rows.length;
    },
  });
