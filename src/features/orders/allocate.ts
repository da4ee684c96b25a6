type Place = { warehouseId: number; pieces: number };

/**
 * Where pieces are taken: from the first place that has them all, so that they travel together, or
 * else from several. Undefined: there aren't that many.
 */
export const allocate = (pieces: number, places: readonly Place[]): Place[] | undefined => {
  const whole = places.find((place) => place.pieces >= pieces);
  if (whole) return [{ warehouseId: whole.warehouseId, pieces }];
  const taken: Place[] = [];
  let left = pieces;
  for (const place of places) {
    const some = Math.min(left, place.pieces);
    if (some > 0) taken.push({ warehouseId: place.warehouseId, pieces: some });
    left -= some;
  }
  return left === 0 ? taken : undefined;
};
