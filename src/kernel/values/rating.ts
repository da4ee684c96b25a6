/** What buyers think of a product, all their reviews together. */
export type Rating = {
  /** Of 1 to 5 stars, to one decimal. */
  average: number;
  count: number;
};

/** Of the reviews that are shown: how many there are, and their stars added up; undefined: there are none. */
export const ratingOf = ({ count, sum }: { count: number; sum: number }): Rating | undefined =>
  count > 0 ? { average: Math.round((sum / count) * 10) / 10, count } : undefined;

/** '4,3' */
export const formatStars = (average: number, language = 'nl-NL'): string =>
  average.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
