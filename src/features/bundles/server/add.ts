import { type Added, addQuantity, cartExpiry } from '#features/cart/api.server';
import { one, type Params } from '#features/pages/api.server';
import { bundleTexts as texts } from '#kernel/messages/nl-bundles';
import { readWholeNumber } from '#kernel/values/whole-number';
import { transact } from '#platform/db/transact';
import type { Host } from '#platform/host';
import { type BundleDetail, type BundlePart, partField } from '../contract';

type Chosen = { part: BundlePart; variantId: number };

/** A part that there are too few of: nothing is added. */
class TooFew extends Error {
  readonly part: BundlePart;

  constructor(part: BundlePart) {
    super('There are too few pieces of a part');
    this.part = part;
  }
}

/** The choice of each part, or what is wrong with it. What comes in one kind need not be chosen. */
export const readChoices = (
  bundle: BundleDetail,
  params: Params,
): { chosen: Chosen[] } | { problem: string } => {
  const chosen: Chosen[] = [];
  for (const part of bundle.parts) {
    const only = part.variants.length === 1 ? part.variants[0]?.id : undefined;
    const asked = readWholeNumber(one(params, partField(part.productId))) ?? only;
    const variant = part.variants.find(({ id }) => id === asked);
    if (!variant) return { problem: texts.problems.choose(part.title) };
    if (variant.soldOut) return { problem: texts.problems.gone(part.title) };
    chosen.push({ part, variantId: variant.id });
  }
  return { chosen };
};

/** Puts all parts in a session's cart, or none. Answers the pieces in it now, or what is in the way. */
export const addBundle = async (
  host: Host,
  sessionId: string,
  chosen: readonly Chosen[],
): Promise<{ count: number } | { problem: string }> => {
  try {
    return await transact(host.db, async (tx) => {
      let last: Added | undefined;
      for (const { part, variantId } of chosen) {
        const added = await addQuantity(tx, {
          sessionId,
          variant: { id: variantId },
          quantity: part.quantity,
          expiresAt: cartExpiry(host),
        });
        if (!added || added.has < added.had + part.quantity) throw new TooFew(part);
        last = added;
      }
      return { count: last?.count ?? 0 };
    });
  } catch (error) {
    if (error instanceof TooFew) return { problem: texts.problems.gone(error.part.title) };
    throw error;
  }
};
