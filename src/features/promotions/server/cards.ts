import { and, asc, eq, inArray } from 'drizzle-orm';
import type { GiftCardBalance } from '#features/cart/contract';
import { promotions as limits } from '#kernel/limits';
import { promotionTexts } from '#kernel/messages/nl-promotions';
import { dayOf, formatDay } from '#kernel/values/dutch-dates';
import type { Db, Tx } from '#platform/db/types';
import { hashCode, normalizeCode } from '../card-code';
import type { PromotionProblem } from '../contract';
import { giftCardEntries, giftCards } from './tables';

type Card = typeof giftCards.$inferSelect;

const texts = promotionTexts.card;

/** Why a card can't pay, in words for who typed its code; undefined: it can. */
export const judgeCard = (card: Card | undefined, now: Date): string | undefined => {
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
  const typed = [...new Set(codes.map(normalizeCode).filter(Boolean))].slice(0, limits.maxCards);
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
    const refusal = judgeCard(card, now);
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

/** Puts back, once, what cards paid for an order that was cancelled. */
export const returnCards = async (tx: Tx, orderId: number, at: Date): Promise<void> => {
  const spent = await tx
    .select()
    .from(giftCardEntries)
    .where(and(eq(giftCardEntries.orderId, orderId), eq(giftCardEntries.kind, 'spend')))
    .orderBy(asc(giftCardEntries.cardId));
  if (spent.length === 0) return;
  await tx
    .insert(giftCardEntries)
    .values(
      spent.map(({ cardId, cents }) => ({
        cardId,
        cents: -cents,
        kind: 'return' as const,
        orderId,
        once: `return/${orderId}/${cardId}`,
        at,
      })),
    )
    .onConflictDoNothing();
};

/**
 * Puts part of what cards paid for an order back on them, e.g. for a returned article: the last card
 * first, none gets more than it paid. `once` names the refund. Answers the cents that found a card.
 */
export const refundToCards = async (
  tx: Tx,
  refund: { orderId: number; cents: number; once: string; at: Date },
): Promise<number> => {
  const { orderId, once, at } = refund;
  const entries = await tx
    .select()
    .from(giftCardEntries)
    .where(eq(giftCardEntries.orderId, orderId))
    .orderBy(asc(giftCardEntries.cardId));
  const paid = new Map<number, number>();
  for (const { cardId, cents } of entries) paid.set(cardId, (paid.get(cardId) ?? 0) - cents);
  let left = refund.cents;
  for (const [cardId, most] of [...paid].reverse()) {
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
