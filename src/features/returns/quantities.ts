import type { NamedItem } from '#features/orders/api.server';
import { isGoods, type LineKind } from '#kernel/values/line-kind';
import { type ItemQuantity, nameOf, type Returnable, type ReturnLineState } from './contract';

export type Line = {
  variantId: number;
  quantity: number;
  title: string;
  choice: string;
  kind: LineKind;
};

/** Quantities by variant. */
export const countByVariant = (all: readonly ItemQuantity[]): Map<number, number> => {
  const counts = new Map<number, number>();
  for (const { variantId, quantity } of all) {
    counts.set(variantId, (counts.get(variantId) ?? 0) + quantity);
  }
  return counts;
};

/** What is left of lines after items went, each article once; what is all gone is left out. */
export const itemsLeft = <T extends Line>(
  lines: readonly T[],
  gone: readonly ItemQuantity[],
): Returnable[] => {
  const taken = countByVariant(gone);
  const byVariant = new Map<number, Returnable>();
  for (const { variantId, quantity, title, choice } of lines) {
    const known = byVariant.get(variantId)?.quantity ?? 0;
    byVariant.set(variantId, { variantId, title, choice, quantity: known + quantity });
  }
  return [...byVariant.values()]
    .map((one) => ({ ...one, quantity: one.quantity - (taken.get(one.variantId) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
};

/** Quantities less others. */
export const without = (
  items: readonly ItemQuantity[],
  others: readonly ItemQuantity[],
): ItemQuantity[] =>
  items
    .map(({ variantId, quantity }) => {
      const less = others.find((one) => one.variantId === variantId)?.quantity ?? 0;
      return { variantId, quantity: quantity - less };
    })
    .filter(({ quantity }) => quantity > 0);

type Gone = ItemQuantity & { state: ReturnLineState };

/** Whether a line of a return is no more its buyer's, and its money went back. */
export const isTakenBack = ({ state }: Pick<Gone, 'state'>): boolean =>
  state === 'approved' || state === 'cancelled';

/**
 * What of an order is still to be sent: what was withdrawn is counted among what was sent, as far as
 * that goes, for a buyer gives back what he has; what was cancelled never left.
 */
export const leftToSend = (
  lines: readonly Line[],
  parcels: readonly { lines: readonly ItemQuantity[] }[],
  returns: readonly { lines: readonly Gone[] }[],
): Returnable[] => {
  const all = returns.flatMap((one) => one.lines).filter(({ state }) => state !== 'refused');
  const cancelled = countByVariant(all.filter(({ state }) => state === 'cancelled'));
  const withdrawn = countByVariant(all.filter(({ state }) => state !== 'cancelled'));
  const sent = countByVariant(parcels.flatMap((parcel) => parcel.lines));
  const gone = lines.map(({ variantId }) => variantId);
  return itemsLeft(
    lines.filter(goesInParcel),
    [...new Set(gone)].map((variantId) => ({
      variantId,
      quantity:
        (cancelled.get(variantId) ?? 0) +
        Math.max(sent.get(variantId) ?? 0, withdrawn.get(variantId) ?? 0),
    })),
  );
};

/** What goes in a parcel, and may come back: gift cards are mailed, and a seat is of one day. */
export const goesInParcel = (line: Pick<Line, 'kind'>): boolean => isGoods(line);

/** Quantities with their articles' names; what the order doesn't have is left out. */
export const namedItemsOf = (lines: readonly Line[], items: readonly ItemQuantity[]): NamedItem[] =>
  items.flatMap(({ variantId, quantity }) => {
    const line = lines.find((one) => one.variantId === variantId);
    if (!line) return [];
    return [{ variantId, text: nameOf({ title: line.title, choice: line.choice, quantity }) }];
  });

/** The same by their names alone. */
export const namesOf = (lines: readonly Line[], items: readonly ItemQuantity[]): string[] =>
  namedItemsOf(lines, items).map(({ text }) => text);
