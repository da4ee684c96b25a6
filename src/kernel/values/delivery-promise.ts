import { endOfDay, formatDay, localTime } from './dutch-dates';
import { dutchHolidays } from './holidays';
import { dayAfter, type Weekday, weekdayOf } from './opening-hours';

/** How a method of delivery works. Times as 'HH:MM' in the Netherlands. */
export type DeliveryRhythm = {
  /** Orders up to this time leave the same day, when that is a day of packing. */
  cutOff: string;
  /** Weekdays on which orders are packed and handed over. */
  packs: readonly Weekday[];
  /** Weekdays on which the carrier delivers. */
  delivers: readonly Weekday[];
  /** Days of delivery between handing over and arriving: 1 is the next one. */
  days: number;
  /** The part of a day in which the carrier comes, as in the evening; absent: at any time. */
  between?: readonly [from: string, until: string];
};

/** No rhythm takes longer than this to find its days. */
const MOST_DAYS = 60;

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** Whether nobody packs or delivers that day. */
const isFree = (day: string): boolean =>
  dutchHolidays(Number(day.slice(0, 4))).some(
    ({ date, custom }) => date === day && (custom === 'closed' || custom === 'sunday'),
  );

const isWorked = (day: string, weekdays: readonly Weekday[]): boolean =>
  weekdays.includes(weekdayOf(day)) && !isFree(day);

const firstFrom = (day: string, weekdays: readonly Weekday[]): string | undefined => {
  let at = day;
  for (let tried = 0; tried < MOST_DAYS; tried += 1) {
    if (isWorked(at, weekdays)) return at;
    at = dayAfter(at, 1);
  }
  return undefined;
};

export type DeliveryPromise = {
  /** The last day (`YYYY-MM-DD`) on which it arrives, if ordered now. */
  arrives: string;
  /** The day on which it leaves. */
  leaves: string;
  /** Whether it still leaves today, if ordered before the cut-off. */
  today: boolean;
};

/**
 * When something ordered at an instant arrives: packed on the first day of packing (today only
 * before the cut-off), then carried. Sundays and holidays count only where the rhythm has them;
 * holidays never. Undefined for a rhythm that packs or delivers on no day at all.
 */
export const promiseAt = (instant: Date, rhythm: DeliveryRhythm): DeliveryPromise | undefined => {
  const { date, minutes } = localTime(instant);
  const inTime = minutes < minutesOf(rhythm.cutOff);
  const leaves = firstFrom(inTime ? date : dayAfter(date, 1), rhythm.packs);
  if (leaves === undefined) return undefined;
  let arrives: string | undefined = leaves;
  for (let left = rhythm.days; left > 0 && arrives !== undefined; left -= 1) {
    arrives = firstFrom(dayAfter(arrives, 1), rhythm.delivers);
  }
  return arrives === undefined ? undefined : { arrives, leaves, today: leaves === date };
};

/** The first instant after one at which a promise reads differently: the cut-off, or midnight. */
export const promiseChangesAt = (instant: Date, { cutOff }: DeliveryRhythm): Date => {
  const { date, minutes } = localTime(instant);
  const end = endOfDay(date);
  return minutes < minutesOf(cutOff)
    ? new Date(end.replace('23:59:59', `${cutOff}:00`))
    : new Date(new Date(end).getTime() + 1000);
};

/** 'dinsdag 29 december': true on whatever day it is read. `part`: 'avond', of that day. */
export const datedDay = (day: string, part = ''): string =>
  `${weekdayOf(day)}${part} ${formatDay(day).replace(/ \d{4}$/, '')}`;

const NOON = 12 * 60;
const EVENING = 18 * 60;

/** The part of the day in which a time falls, as it stands behind a weekday: 'donderdagavond'. */
export const partOfDay = (time: string): 'ochtend' | 'middag' | 'avond' => {
  const minutes = minutesOf(time);
  if (minutes < NOON) return 'ochtend';
  return minutes < EVENING ? 'middag' : 'avond';
};
