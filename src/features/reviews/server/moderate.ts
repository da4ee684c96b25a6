import { and, eq, isNull } from 'drizzle-orm';
import { lockRating } from '#features/catalog/api.server';
import { AppError, badRequest } from '#kernel/errors';
import { reviews as limits } from '#kernel/limits-reviews';
import { type RefusalGround, reviewTexts } from '#kernel/messages/nl-reviews';
import { plainText } from '#kernel/values/plain-text';
import { transact } from '#platform/db/transact';
import type { Tx } from '#platform/db/types';
import type { Host } from '#platform/host';
import { recount } from './rating';
import { reviewReports, productReviews as table } from './tables';
import type { Review } from './write';

const texts = reviewTexts.staff;

/** A review as somebody of the shop has read it, and who that is, for who asks later: 'cli:karin'. */
export type Read = { id: number; version: number; by: string };

/**
 * Does something to a review with its product locked, unless its writer changed it since it was read.
 * Throws a 404 or 409.
 */
const onReview = (
  host: Host,
  { id, version }: Pick<Read, 'id' | 'version'>,
  run: (tx: Tx, review: Review, now: Date) => Promise<void>,
): Promise<void> =>
  transact(host.db, async (tx) => {
    const [found] = await tx.select().from(table).where(eq(table.id, id));
    if (!found) throw new AppError(404, 'unknown_review', texts.unknown(id));
    await lockRating(tx, found.productId);
    // Read again: only now can nobody change it any more.
    const [review] = await tx.select().from(table).where(eq(table.id, id));
    if (!review) throw new AppError(404, 'unknown_review', texts.unknown(id));
    if (review.version !== version) {
      throw new AppError(409, 'changed_review', texts.changed(id));
    }
    await run(tx, review, host.clock.now());
    if (review.state === 'shown' || (await isShown(tx, id))) {
      await recount(host, tx, review.productId);
    }
  });

const isShown = async (tx: Tx, id: number): Promise<boolean> => {
  const [row] = await tx.select({ state: table.state }).from(table).where(eq(table.id, id));
  return row?.state === 'shown';
};

/** Whoever moderates a review has looked at what was said of it. */
const settleReports = async (tx: Tx, id: number, now: Date): Promise<void> => {
  await tx
    .update(reviewReports)
    .set({ settledAt: now })
    .where(and(eq(reviewReports.reviewId, id), isNull(reviewReports.settledAt)));
};

/** From now on everybody sees it; one that is shown already stays, and its reports are done with. */
export const approveReview = (host: Host, read: Read): Promise<void> =>
  onReview(host, read, async (tx, review, now) => {
    await settleReports(tx, review.id, now);
    if (review.state === 'shown') return;
    await tx
      .update(table)
      .set({ state: 'shown', refusal: null, moderatedAt: now, moderatedBy: read.by })
      .where(eq(table.id, review.id));
  });

/**
 * Nobody sees it (any more), and its writer reads why. `ground`: one of a closed list, of which what
 * he thinks of the article is none. Throws a 400 for any other.
 */
export const refuseReview = async (
  host: Host,
  read: Read,
  { ground, note = '' }: { ground: string; note?: string },
): Promise<void> => {
  if (!Object.hasOwn(reviewTexts.grounds, ground)) throw badRequest(texts.ground);
  const reason = reviewTexts.grounds[ground as RefusalGround];
  const more = plainText(note).trim().slice(0, limits.longestReason);
  await onReview(host, read, async (tx, review, now) => {
    await settleReports(tx, review.id, now);
    await tx
      .update(table)
      .set({
        ...{ state: 'refused', refusal: more ? `${reason} ${more}` : reason },
        ...{ moderatedAt: now, moderatedBy: read.by },
      })
      .where(eq(table.id, review.id));
  });
};

/** What the shop says to it, below it; '' takes it back. Throws a 400 for what is too long. */
export const replyToReview = async (host: Host, read: Read, text: string): Promise<void> => {
  const reply = plainText(text).replaceAll('\r\n', '\n').trim();
  if ([...reply].length > limits.longestReply) throw badRequest(texts.reply);
  await onReview(host, read, async (tx, review, now) => {
    await tx
      .update(table)
      .set(reply ? { reply, repliedAt: now } : { reply: null, repliedAt: null })
      .where(eq(table.id, review.id));
  });
};
