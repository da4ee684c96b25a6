import { path } from '#kernel/wire';
import { on } from '../dom';
import { startAccount } from './account';
import { startAddresses } from './address';
import { startClearingErrors } from './clear-field-error';
import { startDevice } from './device';
import { startHousenumbers } from './housenumber';
import { startOrdering } from './order';
import { startPickup } from './pickup';
import { startSteps } from './steps';
import { blockPasting, startToggles } from './toggles';
import { startUpdates } from './update';
import { startValidation } from './validate';

/**
 * The page that a plain form brought, before this script was there, has the form's address: reloaded, it
 * would send that form again, over all that was typed since.
 */
const forgetSentForm = (): void => {
  const { pathname } = location;
  if (pathname.startsWith('/webcore/checkout/') && pathname !== path.checkout) {
    history.replaceState(history.state, '', path.checkout);
  }
};

/** What the checkout does by itself, on its page and in the popover. Fetched with the first. */
export const startCheckout = (): void => {
  forgetSentForm();
  startDevice();
  startUpdates();
  startHousenumbers();
  startAddresses();
  startClearingErrors();
  startValidation();
  startPickup();
  startToggles();
  startAccount();
  startOrdering();
  startSteps();
  for (const type of ['paste', 'copy', 'cut'] as const) {
    on(type, 'form[data-update-url] input[type=email]', blockPasting);
  }
};
