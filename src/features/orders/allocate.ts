/** `isOwn`: where they are fetched, so that they need not travel. */
type Place = { warehouseId: number; pieces: number; isOwn?: boolean };
type Taken = { warehouseId: number; pieces: number };

/**
 * Where pieces are taken: first where they are fetched, and the others from the first place that has
 * them all, so that they travel together, or else from several. Undefined: there aren't that many.
 */
export const allocate = (pieces: number, places: readonly Place[]): Taken[] | undefined => {
  const own = places.find(({ isOwn }) => isOwn);
  const here = Math.min(pieces, own?.pieces ?? 0);
  if (!own || here === 0) return bring(pieces, places);
  const taken = { warehouseId: own.warehouseId, pieces: here };
  if (here === pieces) return [taken];
  const brought = bring(
    pieces - here,
    places.filter((place) => place !== own),
  );
  return brought && [taken, ...brought];
};

const bring = (pieces: number, places: readonly Place[]): Taken[] | undefined => {
  const whole = places.find((place) => place.pieces >= pieces);
  if (whole) return [{ warehouseId: whole.warehouseId, pieces }];
  const taken: Taken[] = [];
  let left = pieces;
  for (const place of places) {
    const some = Math.min(left, place.pieces);
    if (some > 0) taken.push({ warehouseId: place.warehouseId, pieces: some });
    left -= some;
  }
  return left === 0 ? taken : undefined;
};
