/** A step that people count in: 1, 2 or 5, times ten, a hundred and so on. */
const roundStep = (least: number): number => {
  const power = 10 ** Math.floor(Math.log10(least));
  return [1, 2, 5, 10].map((one) => one * power).find((one) => one >= least) ?? least;
};

/** The lines of a scale from 0, of so many steps at most, that has the largest of some values on it. */
export const scaleOf = (values: readonly number[], steps = 4): number[] => {
  const most = Math.max(0, ...values);
  if (most === 0) return [0, 1];
  const step = roundStep(most / steps);
  const count = Math.ceil(most / step);
  return Array.from({ length: count + 1 }, (_, nth) => nth * step);
};

/** How much more one is than another, in whole percents; undefined: that was nothing. */
export const changeOf = (now: number, before: number): number | undefined =>
  before === 0 ? undefined : Math.round(((now - before) / before) * 100);
