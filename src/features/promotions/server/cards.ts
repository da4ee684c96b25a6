import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { GiftCardBalance } from '#features/cart/contract';
import { promotions as limits } from '#kernel/limits-orders';
import { promotionTexts } from '#kernel/messages/nl-promotions';
import { dayOf, formatDay } from '#kernel/values/dutch-dates';
import type { Db, Tx } from '#platform/db/types';
import { hashCode, tidyCodes } from '../card-code';
import type { PromotionProblem } from '../contract';
import { giftCardEntries, giftCards } from './tables';

type Card = typeof giftCards.$inferSelect;

const texts = promotionTexts.card;

/** Why a card can't pay, in words for who typed its code; undefined: it can. */
export const validateCard = (card: Card | undefined, now: Date): string | undefined => {
  if (!card) return texts.unknown;
  if (card.state === 'blocked') return texts.blocked;
  if (card.expiresAt <= now) return texts.over(formatDay(dayOf(card.expiresAt)));
  return card.balanceCents === 0 ? texts.empty : undefined;
};

/**
 * The cards that codes open, with what is on them, and what is wrong with the others. With `lock`
 * nobody else can spend of them until the transaction ends; they are locked in one order.
 */
export const findCards = async (
  db: Db,
  { codes, now, lock = false }: { codes: readonly string[]; now: Date; lock?: boolean },
): Promise<{ cards: GiftCardBalance[]; problems: PromotionProblem[] }> => {
  const typed = tidyCodes(codes).slice(0, limits.maxCards);
  if (typed.length === 0) return { cards: [], problems: [] };
  const hashes = typed.map(hashCode);
  const query = db
    .select()
    .from(giftCards)
    .where(inArray(giftCards.codeHash, hashes))
    .orderBy(asc(giftCards.id));
  const byHash = new Map(
    (await (lock ? query.for('update') : query)).map((card) => [card.codeHash, card]),
  );
  const cards: GiftCardBalance[] = [];
  const problems: PromotionProblem[] = [];
  for (const hash of hashes) {
    const card = byHash.get(hash);
    const refusal = validateCard(card, now);
    if (refusal) problems.push({ field: 'giftcard_code', message: refusal });
    else if (card) {
      cards.push({ id: card.id, lastFour: card.lastFour, balanceCents: card.balanceCents });
    }
  }
  return { cards, problems };
};

type Spending = { orderId: number; at: Date; cards: readonly { id: number; cents: number }[] };

/**
 * Takes what cards pay for an order off their balances. The cards must be locked by `findCards`; a
 * balance below zero is refused by the database.
 */
export const spendCards = async (tx: Tx, { orderId, at, cards }: Spending): Promise<void> => {
  if (cards.length === 0) return;
  await tx.insert(giftCardEntries).values(
    [...cards]
      .sort((a, b) => a.id - b.id)
      .map(({ id, cents }) => ({
        cardId: id,
        cents: -cents,
        kind: 'spend' as const,
        orderId,
        once: `spend/${orderId}/${id}`,
        at,
      })),
  );
};

type Paying = { cardId: number; cents: number; booked: number };

/** Entries of cards that paid for an order, and not of those that were bought with it. */
const paying = ['spend', 'return', 'refund'] as const;

/** What each card still pays of an order, in cents; and how often something was booked for it. */
const readPaid = async (db: Db, orderId: number): Promise<Paying[]> => {
  const entries = await db
    .select()
    .from(giftCardEntries)
    .where(and(eq(giftCardEntries.orderId, orderId), inArray(giftCardEntries.kind, paying)))
    .orderBy(asc(giftCardEntries.cardId), asc(giftCardEntries.id));
  const byCard = new Map<number, Paying>();
  for (const { cardId, cents } of entries) {
    const known = byCard.get(cardId) ?? { cardId, cents: 0, booked: 0 };
    byCard.set(cardId, { cardId, cents: known.cents - cents, booked: known.booked + 1 });
  }
  return [...byCard.values()];
};

/**
 * Puts back what cards still pay for an order that was cancelled, however often it was before: an
 * order that is taken up again may be cancelled again. Asked at once it is booked once.
 */
export const returnCards = async (tx: Tx, orderId: number, at: Date): Promise<void> => {
  const left = (await readPaid(tx, orderId)).filter(({ cents }) => cents > 0);
  if (left.length === 0) return;
  await tx
    .insert(giftCardEntries)
    .values(
      left.map(({ cardId, cents, booked }) => ({
        ...{ cardId, cents, orderId, at },
        kind: 'return' as const,
        once: `return/${orderId}/${cardId}/${booked}`,
      })),
    )
    .onConflictDoNothing();
};

/** What went back to cards of an order that stands, in cents. */
export const refundedToCards = async (db: Db, orderId: number): Promise<number> => {
  const entries = await db
    .select({ cents: giftCardEntries.cents })
    .from(giftCardEntries)
    .where(and(eq(giftCardEntries.orderId, orderId), eq(giftCardEntries.kind, 'refund')));
  return entries.reduce((sum, { cents }) => sum + cents, 0);
};

/** What of that was not put back on them yet. */
export const cardCentsLeft = async (db: Db, orderId: number): Promise<number> =>
  (await readPaid(db, orderId)).reduce((sum, { cents }) => sum + Math.max(0, cents), 0);

/**
 * Puts part of what cards paid for an order back on them, e.g. for a returned article: the last card
 * first, none gets more than it paid. `once` names the refund, which is booked once. Answers the cents
 * that found a card.
 */
export const refundToCards = async (
  tx: Tx,
  refund: { orderId: number; cents: number; once: string; at: Date },
): Promise<number> => {
  const { orderId, once, at } = refund;
  const isSame = and(
    eq(giftCardEntries.orderId, orderId),
    sql`starts_with(${giftCardEntries.once}, ${`refund/${once}/`})`,
  );
  const [known] = await tx.select({ id: giftCardEntries.id }).from(giftCardEntries).where(isSame);
  if (known) return 0;
  const paid = await readPaid(tx, orderId);
  let left = refund.cents;
  for (const { cardId, cents: most } of paid.reverse()) {
    const cents = Math.min(left, Math.max(0, most));
    if (cents === 0) continue;
    const { rowCount } = await tx
      .insert(giftCardEntries)
      .values({ cardId, cents, kind: 'refund', orderId, once: `refund/${once}/${cardId}`, at })
      .onConflictDoNothing();
    if (rowCount === 1) left -= cents;
  }
  return refund.cents - left;
};
