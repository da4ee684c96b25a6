import { asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/types';
import { hashCode, normalizeCode } from '../card-code';
import type { DiscountKind } from '../contract';
import { discountCodes, giftCards } from './tables';

export type NewCode = {
  code: string;
  kind: DiscountKind;
  /** Percent or cents; 0 for free delivery. */
  value: number;
  minimumCents?: number;
  startsAt?: Date;
  endsAt?: Date;
  maxUses?: number;
  oncePerCustomer?: boolean;
};

/** Makes a discount code. Answers whether it did: false when there is one of that name. */
export const createCode = async (db: Db, { code, ...rest }: NewCode): Promise<boolean> => {
  const { rowCount } = await db
    .insert(discountCodes)
    .values({ code: normalizeCode(code), ...rest })
    .onConflictDoNothing();
  return rowCount === 1;
};

/** All codes but the personal ones. */
export const listCodes = (db: Db) =>
  db
    .select()
    .from(discountCodes)
    .where(isNull(discountCodes.offerId))
    .orderBy(asc(discountCodes.id));

/** From now on it counts for nobody. Answers whether there was such a code. */
export const stopCode = async (db: Db, code: string): Promise<boolean> => {
  const { rowCount } = await db
    .update(discountCodes)
    .set({ state: 'stopped', revision: sql`${discountCodes.revision} + 1` })
    .where(eq(discountCodes.code, normalizeCode(code)));
  return rowCount === 1;
};

/** Has the gift cards that were bought with an order pay nothing, or pay again. */
export const setCardsBlocked = async (db: Db, orderId: number, blocked: boolean): Promise<void> => {
  const state = blocked ? ('blocked' as const) : ('on' as const);
  await db.update(giftCards).set({ state }).where(eq(giftCards.orderId, orderId));
};

/** A gift card by its code. */
export const findCard = async (db: Db, code: string) => {
  const [card] = await db
    .select()
    .from(giftCards)
    .where(eq(giftCards.codeHash, hashCode(code)));
  return card;
};
