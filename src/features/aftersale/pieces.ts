import { isGoods, type LineKind } from '#kernel/values/line-kind';
import { nameOf, type Pieces, type Returnable, type ReturnLineState } from './contract';

type Line = {
  variantId: number;
  quantity: number;
  title: string;
  choice: string;
  kind: LineKind;
};

/** Pieces by variant. */
export const countPieces = (all: readonly Pieces[]): Map<number, number> => {
  const counts = new Map<number, number>();
  for (const { variantId, quantity } of all) {
    counts.set(variantId, (counts.get(variantId) ?? 0) + quantity);
  }
  return counts;
};

/** What is left of lines after pieces went, each article once; what is all gone is left out. */
export const piecesLeft = <T extends Line>(
  lines: readonly T[],
  gone: readonly Pieces[],
): Returnable[] => {
  const taken = countPieces(gone);
  const byVariant = new Map<number, Returnable>();
  for (const { variantId, quantity, title, choice } of lines) {
    const known = byVariant.get(variantId)?.quantity ?? 0;
    byVariant.set(variantId, { variantId, title, choice, quantity: known + quantity });
  }
  return [...byVariant.values()]
    .map((one) => ({ ...one, quantity: one.quantity - (taken.get(one.variantId) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
};

type Gone = Pieces & { state: ReturnLineState };

/** Whether a line of a return is no more its buyer's, and its money went back. */
export const isTakenBack = ({ state }: Pick<Gone, 'state'>): boolean =>
  state === 'approved' || state === 'cancelled';

/**
 * What of an order is still to be sent: what was withdrawn is counted among what was sent, as far as
 * that goes, for a buyer gives back what he has; what was cancelled never left.
 */
export const leftToSend = (
  lines: readonly Line[],
  parcels: readonly { lines: readonly Pieces[] }[],
  returns: readonly { lines: readonly Gone[] }[],
): Returnable[] => {
  const all = returns.flatMap((one) => one.lines).filter(({ state }) => state !== 'refused');
  const cancelled = countPieces(all.filter(({ state }) => state === 'cancelled'));
  const withdrawn = countPieces(all.filter(({ state }) => state !== 'cancelled'));
  const sent = countPieces(parcels.flatMap((parcel) => parcel.lines));
  const gone = lines.map(({ variantId }) => variantId);
  return piecesLeft(
    lines.filter(isSent),
    [...new Set(gone)].map((variantId) => ({
      variantId,
      quantity:
        (cancelled.get(variantId) ?? 0) +
        Math.max(sent.get(variantId) ?? 0, withdrawn.get(variantId) ?? 0),
    })),
  );
};

/** What goes in a parcel, and may come back: gift cards are mailed, and a seat is of one day. */
export const isSent = (line: Pick<Line, 'kind'>): boolean => isGoods(line);

/** Pieces of an article, and what they are called together. */
export type Good = { variantId: number; text: string };

/** Pieces with their articles' names; what the order doesn't have is left out. */
export const goodsOf = (lines: readonly Line[], pieces: readonly Pieces[]): Good[] =>
  pieces.flatMap(({ variantId, quantity }) => {
    const line = lines.find((one) => one.variantId === variantId);
    if (!line) return [];
    return [{ variantId, text: nameOf({ title: line.title, choice: line.choice, quantity }) }];
  });

/** The same by their names alone. */
export const namesOf = (lines: readonly Line[], pieces: readonly Pieces[]): string[] =>
  goodsOf(lines, pieces).map(({ text }) => text);
