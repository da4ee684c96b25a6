import { cart as limits } from '#kernel/limits';
import type { Texts } from '#kernel/messages/language';
import { cartTexts } from '#kernel/messages/nl-shop';
import type { Added } from './add';

/** What a visitor hears about an addition; `capped`: the pieces that he got, when he asked for more. */
export type Outcome = { success: boolean; message?: string; capped?: number };

/**
 * Says that a line got fewer pieces than were asked for: there are no more, or it holds no more.
 * @param isMost the limit is that of the line, not of the stock
 */
export const tellCapped = (
  has: number,
  isMost = has >= limits.maxQuantityPerLine,
  texts: Texts<typeof cartTexts> = cartTexts,
): string => (isMost ? texts.most(has) : texts.clamped(has));

/** Says plainly what came of adding `quantity`: all of them, some, or none and why. */
export const outcomeOf = (
  added: Added,
  quantity: number,
  texts: Texts<typeof cartTexts> = cartTexts,
): Outcome => {
  if (added.full) return { success: false, message: texts.full(limits.maxLines) };
  if (added.available === 0) return { success: false, message: texts.soldOut };
  if (added.has === added.had + quantity) return { success: true };
  if (added.has > added.had) {
    return { success: true, message: tellCapped(added.has, undefined, texts), capped: added.has };
  }
  const atMost = added.available > limits.maxQuantityPerLine;
  const message = atMost ? texts.most(limits.maxQuantityPerLine) : texts.noneLeft(added.available);
  return { success: false, message };
};
