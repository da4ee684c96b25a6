import { asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { transact } from '#platform/db/transact';
import type { Db } from '#platform/db/types';
import type { Host } from '#platform/host';
import { discountCodes, discountOffers } from './tables';

/** Says that an offer gives no more codes. */
export const OFFERS_CHANGED = 'offers.changed';

export type Offer = typeof discountOffers.$inferSelect;

type NewOffer = Pick<Offer, 'name' | 'kind' | 'value' | 'validDays'> & {
  minimumCents?: number;
};

/** Makes an offer; undefined when there is one of that name. */
export const createOffer = async (db: Db, offer: NewOffer): Promise<Offer | undefined> => {
  const [made] = await db.insert(discountOffers).values(offer).onConflictDoNothing().returning();
  return made;
};

/** All offers, with how many codes they gave (but for unused ones that were cleared) and how many were used. */
export const listOffers = (db: Db): Promise<(Offer & { given: number; used: number })[]> =>
  db
    .select({
      ...getTableColumns(discountOffers),
      given: sql<number>`count(${discountCodes.id})::int`,
      used: sql<number>`coalesce(sum(${discountCodes.uses}), 0)::int`,
    })
    .from(discountOffers)
    .leftJoin(discountCodes, eq(discountCodes.offerId, discountOffers.id))
    .groupBy(discountOffers.id)
    .orderBy(asc(discountOffers.id));

/** Those offers of which there are any, as they are, without a count of what they gave. */
export const findOffers = async (db: Db, ids: readonly number[]): Promise<Offer[]> =>
  ids.length === 0
    ? []
    : db
        .select()
        .from(discountOffers)
        .where(inArray(discountOffers.id, [...ids]));

export const findOffer = async (db: Db, id: number): Promise<Offer | undefined> =>
  (await findOffers(db, [id]))[0];

/** From now on it gives no codes, which every process is told. Answers whether there was such an offer. */
export const stopOffer = (host: Pick<Host, 'db' | 'events'>, id: number): Promise<boolean> =>
  transact(host.db, async (tx) => {
    const { rowCount } = await tx
      .update(discountOffers)
      .set({ state: 'stopped', revision: sql`${discountOffers.revision} + 1` })
      .where(eq(discountOffers.id, id));
    if (rowCount === 1) await host.events.publish(OFFERS_CHANGED, { id }, tx);
    return rowCount === 1;
  });
