/** The widths, in px, at which pictures are kept. */
export const pictureWidths = [160, 320, 480, 640, 800, 1200, 1600] as const;

/**
 * Those of `wanted` that a picture `original` px wide can fill without being blown up, in order.
 * A picture smaller than all of them is offered at the least of them.
 */
export const fittingWidths = (
  original: number,
  wanted: readonly number[] = pictureWidths,
): number[] => {
  const fitting = wanted.filter((width) => width <= original);
  return fitting.length > 0 ? fitting : wanted.slice(0, 1);
};

/** The one nearest to `ideal` px among `widths`. */
export const nearestWidth = (widths: readonly number[], ideal: number): number =>
  widths.reduce((best, width) => (Math.abs(width - ideal) < Math.abs(best - ideal) ? width : best));
