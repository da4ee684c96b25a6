import { returnTexts } from '#kernel/messages/nl-returns';
import { dayOf, formatDay } from '#kernel/values/dutch-dates';
import { dayAfter } from '#kernel/values/opening-hours';
import { lastDayToWithdraw } from '../withdrawal-time';
import type { OrderHistory } from './history';

const texts = returnTexts.withdraw;

/** When an order was all with its buyer, as far as was noted. */
export const deliveredAt = ({ events }: Pick<OrderHistory, 'events'>): Date | undefined =>
  events.find(({ kind }) => kind === 'done')?.at;

/** Whether anything of an order left for its buyer, or was fetched. */
export const isHandedOver = ({
  events,
  parcels,
}: Pick<OrderHistory, 'events' | 'parcels'>): boolean =>
  parcels.length > 0 || events.some(({ kind }) => kind === 'sent' || kind === 'done');

/** Whether the time to withdraw is over. Unless it is known when it arrived, it is not. */
export const isTooLate = (history: Pick<OrderHistory, 'events'>, now: Date): boolean => {
  const at = deliveredAt(history);
  return at !== undefined && dayOf(now) > lastDayToWithdraw(dayOf(at));
};

/**
 * What a buyer reads about his time to withdraw. Of a parcel that nobody saw arrive only the least is
 * known: it came on the day after it left, or later.
 */
export const deadlineText = (
  history: Pick<OrderHistory, 'events' | 'parcels'>,
  now: Date,
): { text: string; isLate: boolean } => {
  const at = deliveredAt(history);
  if (at) {
    const day = formatDay(lastDayToWithdraw(dayOf(at)));
    const isLate = isTooLate(history, now);
    return { text: isLate ? texts.late(day) : texts.until(day), isLate };
  }
  const isSent = history.events.some(({ kind }) => kind === 'sent');
  const last = history.parcels.at(-1);
  if (!isSent || !last) return { text: texts.notYet, isLate: false };
  const least = lastDayToWithdraw(dayAfter(dayOf(last.sentAt), 1));
  const isPast = dayOf(now) > least;
  return { text: isPast ? texts.notYet : texts.atLeastUntil(formatDay(least)), isLate: false };
};
