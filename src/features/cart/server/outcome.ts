import { cart as limits } from '#kernel/limits';
import { cartTexts as texts } from '#kernel/messages/nl-shop';
import type { Added } from './add';

/** What a visitor hears about an addition. */
export type Outcome = { success: boolean; message?: string };

/** Says plainly what came of adding `pieces`: all of them, some, or none and why. */
export const outcomeOf = (added: Added, pieces: number): Outcome => {
  if (added.full) return { success: false, message: texts.full(limits.maxLines) };
  if (added.available === 0) return { success: false, message: texts.soldOut };
  if (added.has === added.had + pieces) return { success: true };
  const atMost = added.available > limits.maxPiecesPerLine;
  if (added.has > added.had) {
    const message = atMost ? texts.most(limits.maxPiecesPerLine) : texts.clamped(added.has);
    return { success: true, message };
  }
  const message = atMost ? texts.most(limits.maxPiecesPerLine) : texts.noneLeft(added.available);
  return { success: false, message };
};
