import { localTime } from './dutch-dates';
import { dutchHolidays } from './holidays';
import {
  dayAfter,
  type OpenPeriod,
  periodsOn,
  type Schedule,
  type SpecialHours,
  specialOn,
  type Weekday,
  weekdayOf,
  weekFromMonday,
} from './opening-hours';

/** A day as lists show it; `label` says why its hours are not those of every week. */
export type ShownDay = {
  weekday: Weekday;
  date: string;
  periods: OpenPeriod[];
  label?: string;
  isToday: boolean;
};

/** Today and the six days after it, Monday first (S2.12/6). */
export const comingDays = (schedule: Schedule, instant: Date, timeZone?: string): ShownDay[] => {
  const { date: today } = localTime(instant, timeZone);
  const days = Array.from({ length: 7 }, (_, ahead) => {
    const date = dayAfter(today, ahead);
    const label = specialOn(schedule, date)?.label;
    return { weekday: weekdayOf(date), date, periods: periodsOn(schedule, date), label };
  });
  return weekFromMonday.flatMap((weekday) =>
    days
      .filter((day) => day.weekday === weekday)
      .map((day) => ({ ...day, isToday: day.date === today })),
  );
};

/** The hours of one day that somebody asks about. */
export type AskedDay = {
  date: string;
  periods: OpenPeriod[];
  /** Why its hours are not those of every week, or which holiday it is. */
  label?: string;
  /** It is a holiday, and the store didn't say what it does then. */
  isUnsure: boolean;
};

/** What is told of a day; on most holidays shops keep other hours than on such a weekday. */
export const askedDay = (schedule: Schedule, date: string): AskedDay => {
  const special = specialOn(schedule, date);
  const holiday = dutchHolidays(Number(date.slice(0, 4))).find((one) => one.date === date);
  return {
    date,
    periods: periodsOn(schedule, date),
    label: special?.label || holiday?.label,
    isUnsure: special === undefined && holiday !== undefined && holiday.custom !== 'usual',
  };
};

/** Special hours that begin within so many days or hold now, soonest first. */
export const comingSpecial = (
  { special = [] }: Schedule,
  instant: Date,
  within: number,
  timeZone?: string,
): SpecialHours[] => {
  const { date: today } = localTime(instant, timeZone);
  const last = dayAfter(today, within);
  return special
    .filter(({ from, until }) => until >= today && from <= last)
    .sort((a, b) => a.from.localeCompare(b.from) || a.until.localeCompare(b.until));
};
