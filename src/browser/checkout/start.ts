import { on } from '../dom';
import { startAccount } from './account';
import { startAddresses } from './address';
import { startDevice } from './device';
import { startHousenumbers } from './housenumber';
import { startJudging } from './judge';
import { startMending } from './mend';
import { startOrdering } from './order';
import { startPickup } from './pickup';
import { startSteps } from './steps';
import { blockPasting, startToggles } from './toggles';
import { startUpdates } from './update';

/** What the checkout does by itself, on its page and in the popover. Fetched with the first. */
export const startCheckout = (): void => {
  startDevice();
  startUpdates();
  startHousenumbers();
  startAddresses();
  startMending();
  startJudging();
  startPickup();
  startToggles();
  startAccount();
  startOrdering();
  startSteps();
  for (const type of ['paste', 'copy', 'cut'] as const) {
    on(type, 'form[data-update-url] input[type=email]', blockPasting);
  }
};
