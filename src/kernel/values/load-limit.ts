import { paging } from '../limits';

/**
 * How many results a further load asks for (S9.2/2): the section's limit plus the cells that the
 * first load gave to ctas, spacers and hidden items, so that each load fills as many cells; when
 * those are repeated in each load, the limit alone. With no limit in force, six times that.
 */
export const loadLimit = (section: {
  limit: number;
  extras: number;
  ctaRepeat: boolean;
  forceNoLimit: boolean;
}): number => {
  const cells = section.ctaRepeat ? section.limit : section.limit + section.extras;
  return Math.min(
    section.forceNoLimit ? cells * paging.forceNoLimitFactor : cells,
    paging.maxLimit,
  );
};
