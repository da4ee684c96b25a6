import { eq } from 'drizzle-orm';
import { promotions as limits } from '#kernel/limits-orders';
import { transact } from '#platform/db/transact';
import type { Db } from '#platform/db/types';
import { cardCodeOf, hashCode, lastFourOf } from '../card-code';
import { giftCardEntries, giftCards } from './tables';

export type NewCard = {
  /** What it comes of: one card each, however often it is asked for. */
  origin: string;
  cents: number;
  orderId?: number;
  now: Date;
  /** Good until then; by default some years from now. */
  expiresAt?: Date;
  /** Chosen by hand, e.g. for a demo. */
  code?: string;
};

export type IssuedCard = { code: string; cents: number; expiresAt: Date };

/** The last moment of a card that is made now. */
const cardExpiry = (now: Date): Date => {
  const end = new Date(now);
  end.setUTCFullYear(end.getUTCFullYear() + limits.cardYears);
  return end;
};

/** Makes a gift card with money on it, or finds the one that was made of the same origin. */
export const issueCard = async (db: Db, secret: string, card: NewCard): Promise<IssuedCard> => {
  const { origin, cents, orderId, now } = card;
  const code = card.code ?? cardCodeOf(secret, origin);
  const expiresAt = card.expiresAt ?? cardExpiry(now);
  return transact(db, async (tx) => {
    const [made] = await tx
      .insert(giftCards)
      .values({
        codeHash: hashCode(code),
        lastFour: lastFourOf(code),
        initialCents: cents,
        ...{ origin, orderId, expiresAt },
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning();
    if (made) {
      const entry = { cardId: made.id, cents, kind: 'issue' as const, at: now };
      await tx.insert(giftCardEntries).values({ ...entry, orderId, once: `issue/${origin}` });
      return { code, cents, expiresAt };
    }
    const [known] = await tx.select().from(giftCards).where(eq(giftCards.origin, origin));
    if (!known) throw new Error('There is another gift card with this code');
    return { code, cents: known.initialCents, expiresAt: known.expiresAt };
  });
};
