import { dutchHolidays } from '#kernel/values/holidays';
import { dayAfter, weekdayOf } from '#kernel/values/opening-hours';

/** Days to think, and days to send it back after saying so (art. 6:230o and 6:230s BW). */
const DAYS = 14;

/** Good Friday and the 5th of May count too, however usual the hours of shops (art. 3 ATW). */
const isFree = (day: string): boolean =>
  ['zaterdag', 'zondag'].includes(weekdayOf(day)) ||
  dutchHolidays(Number(day.slice(0, 4))).some(
    ({ date, custom }) => date === day && custom !== 'early',
  );

const firstWorkday = (day: string): string => {
  let at = day;
  while (isFree(at)) at = dayAfter(at, 1);
  return at;
};

/**
 * The last day on which a purchase can be withdrawn: the 14th after that of its delivery, and when
 * that is a Saturday, Sunday or holiday the first workday after it (Algemene termijnenwet, art. 1).
 * Days as YYYY-MM-DD.
 */
export const lastDayToWithdraw = (deliveredOn: string): string =>
  firstWorkday(dayAfter(deliveredOn, DAYS));

/** The last day on which what was withdrawn can be handed in. */
export const lastDayToReturn = (announcedOn: string): string =>
  firstWorkday(dayAfter(announcedOn, DAYS));
