import { all, find } from '../dom';

/** The sum of the way of delivery that is chosen: 'Totaal € 79,95'. */
export const shownSum = (place: ParentNode): string | undefined =>
  all('[data-part=total] [data-sum]', place)
    .find(({ offsetParent }) => offsetParent !== null)
    ?.textContent?.trim();

/** What a reply tells who doesn't see it: its message, or else what the cart comes to now. */
export const spokenOf = (place: ParentNode): string =>
  find('[role=status],[role=alert]', place)?.textContent?.trim() ||
  find('[data-spoken]', place)?.dataset.spoken ||
  shownSum(place) ||
  '';
