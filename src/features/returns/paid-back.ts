import type { ItemQuantity } from './contract';
import { itemsLeft, type Line, leftToSend } from './quantities';

type Event = { kind: string; data: Record<string, unknown> };

/** All that tells what of an order is still to leave; events in the order in which they were. */
type Past = {
  lines: readonly Line[];
  parcels: readonly { lines: readonly ItemQuantity[] }[];
  returns: Parameters<typeof leftToSend>[2];
  events: readonly Event[];
};

const itemsOf = (said: unknown): readonly ItemQuantity[] =>
  Array.isArray(said) ? (said as ItemQuantity[]) : [];

/** The pieces that staff paid back whole; of a smaller sum nobody said that they don't come. */
const paidWhole = ({ kind, data }: Event): readonly ItemQuantity[] =>
  kind === 'refund-by-staff' && data.isWhole === true ? itemsOf(data.items) : [];

const wentAway = ({ kind, data }: Event): readonly ItemQuantity[] =>
  kind === 'parcel' ? itemsOf(data.lines) : [];

/**
 * Pieces that were paid back before they left: they aren't packed any more. What is paid back is
 * of what a buyer has already, as far as that goes.
 */
export const paidBackUnsent = ({ events }: Pick<Past, 'events'>): ItemQuantity[] => {
  const sent = new Map<number, number>();
  const unsent = new Map<number, number>();
  for (const event of events) {
    for (const { variantId, quantity } of wentAway(event)) {
      sent.set(variantId, (sent.get(variantId) ?? 0) + quantity);
    }
    for (const { variantId, quantity } of paidWhole(event)) {
      const has = sent.get(variantId) ?? 0;
      const ofSent = Math.min(quantity, has);
      sent.set(variantId, has - ofSent);
      unsent.set(variantId, (unsent.get(variantId) ?? 0) + quantity - ofSent);
    }
  }
  return [...unsent]
    .filter(([, quantity]) => quantity > 0)
    .map(([variantId, quantity]) => ({ variantId, quantity }));
};

/** What of an order is still to be packed and sent: not what was paid back before it left. */
export const leftToPack = ({ lines, parcels, returns, events }: Past) =>
  itemsLeft(
    leftToSend(lines, parcels, returns).map((one) => ({ ...one, kind: 'goods' as const })),
    paidBackUnsent({ events }),
  );
