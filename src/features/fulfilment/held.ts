import { namesOf } from '#features/returns/api.server';
import type { ItemQuantity } from '#features/returns/contract';
import { fulfilmentTexts } from '#kernel/messages/nl-fulfilment';

const texts = fulfilmentTexts.staff.held;

/**
 * Pieces of an order that who sends it from elsewhere hasn't at hand: they lie nowhere, a store was asked to send them,
 * or they are being picked or lie in a box of a warehouse. `place`: its name.
 */
export type Held = ItemQuantity & { where: 'short' | 'store' | 'walk' | 'box'; place: string };

type Lines = Parameters<typeof namesOf>[0];

const countOf = (held: readonly Held[], variantId: number): number =>
  held
    .filter((one) => one.variantId === variantId)
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** What of what is left can be sent by who looks at the order. */
export const freeOf = <T extends ItemQuantity>(left: readonly T[], held: readonly Held[]): T[] =>
  left
    .map((one) => ({ ...one, quantity: one.quantity - countOf(held, one.variantId) }))
    .filter(({ quantity }) => quantity > 0);

/** Where pieces are that an order still wants; undefined: none are held. */
export const tellHeld = (
  lines: Lines,
  left: readonly ItemQuantity[],
  held: readonly Held[],
): string | undefined => {
  const said = held.flatMap(({ variantId, quantity, where, place }) => {
    const wanted = left.find((one) => one.variantId === variantId)?.quantity ?? 0;
    const count = Math.min(quantity, wanted);
    return count > 0
      ? namesOf(lines, [{ variantId, quantity: count }]).map((what) => texts[where](what, place))
      : [];
  });
  return said.length > 0 ? said.join(' ') : undefined;
};
