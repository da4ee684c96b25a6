const WEIGHT_BITS = 4;

/** The heaviest a field can be. */
export const MAX_WEIGHT = (1 << WEIGHT_BITS) - 1;

/** A row's slot (or a term's number) and the weight of its field, in one small integer. */
export function packPosting(slot: number, weight: number): number {
  return (slot << WEIGHT_BITS) | weight;
}

export function postedSlot(posting: number): number {
  return posting >>> WEIGHT_BITS;
}

export function postedWeight(posting: number): number {
  return posting & MAX_WEIGHT;
}
