import { errorSummaryMark } from '#kernel/error-summary';
import { all, find } from '../dom';

/** The sum of the way of delivery that is chosen: 'Totaal € 79,95'. */
export const shownSum = (place: ParentNode): string | undefined =>
  all('[data-part=total] [data-sum]', place)
    .find(({ offsetParent }) => offsetParent !== null)
    ?.textContent?.trim();

/**
 * What a reply tells who doesn't see it: its message, or else what the cart comes to now. A list of what is
 * wrong takes the focus and is read there: once is enough.
 */
export const spokenOf = (place: ParentNode): string => {
  if (find(`[${errorSummaryMark}]`, place)) return '';
  const message = find('[role=status],[role=alert]', place)?.textContent?.trim();
  if (message) return message;
  const cart = find('[data-spoken]', place)?.dataset.spoken;
  return [cart, shownSum(place)].filter(Boolean).join(', ');
};
