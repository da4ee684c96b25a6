/**
 * Parts a sum of whole cents over weights, in their proportion, so that nothing is lost and no part
 * is more than its weight. The sum must not be more than the weights together.
 */
export const spread = (cents: number, weights: readonly number[]): number[] => {
  let left = cents;
  let weightLeft = weights.reduce((all, one) => all + one, 0);
  return weights.map((weight) => {
    const part = weightLeft === 0 ? 0 : Math.round(left * (weight / weightLeft));
    left -= part;
    weightLeft -= weight;
    return part;
  });
};
