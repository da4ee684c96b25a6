import { pickingTexts as texts } from '#kernel/messages/nl-picking';
import { datedDay } from '#kernel/values/delivery-promise';
import { dayOf } from '#kernel/values/dutch-dates';
import type { Host } from '#platform/host';
import type { Urgency } from '../contract';
import { type Promised, urgencyOf } from '../promise';

/** When an order was promised to leave, in words, and how much that presses. */
export const tellPromise = (
  host: Host,
  { leaves, cutOff }: Promised,
): { urgency: Urgency; when: string } => {
  const urgency = urgencyOf({ leaves }, dayOf(host.clock.now()));
  const tell = {
    late: () => texts.leftLate(datedDay(leaves)),
    today: () => texts.leavesToday(cutOff),
    later: () => texts.leaves(datedDay(leaves)),
  };
  return { urgency, when: tell[urgency]() };
};
