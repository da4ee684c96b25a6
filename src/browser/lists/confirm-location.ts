import { applications as limits } from '#kernel/limits-applications';
import { field } from '#kernel/wire';
import { all, isPlainClick, on } from '../dom';

/** The code of the popup comes with the first. */
const dialogs = () => import('./location-dialog');

const FILTER = field.filter('importedlocation');

/** S2.1/16: who chose locations himself knows where an item is. */
const isChosenByAddress = (): boolean =>
  [...new URLSearchParams(location.search).keys()].some((name) => name.startsWith(FILTER));

const locationBoxes = (): HTMLInputElement[] => all(`input[name^="${FILTER}"]`);

/** On a store's own page its vacancies are all of that store. */
const isStorePage = (): boolean => location.pathname.startsWith('/locaties/');

/**
 * S2.9/1-4, S4.7/2: who chooses a vacancy from a list is shown first where it is. Choosing locations
 * ends that; some time after the last of them is let go, it begins again.
 */
export const startConfirmLocation = (): void => {
  let isArmed = true;
  let timer = 0;
  on('change', `input[name^="${FILTER}"]`, () => {
    isArmed = false;
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      isArmed = !locationBoxes().some(({ checked }) => checked);
    }, limits.rearm);
  });
  on('click', 'a[data-confirm-location]', (event, element) => {
    if (!isPlainClick(event) || !isArmed || isChosenByAddress() || isStorePage()) return;
    event.preventDefault();
    const link = element as HTMLAnchorElement;
    const go = () => location.assign(link.href);
    dialogs().then(({ confirmLocation }) => confirmLocation(link, go), go);
  });
};
