import {
  dayAfter,
  type OpenPeriod,
  type SpecialHours,
  type WeekHours,
  weekdayOf,
} from './opening-hours';

/**
 * What shops do on a holiday: most close, keep Sunday's hours, close early or do as on any day.
 */
export type HolidayCustom = 'closed' | 'sunday' | 'early' | 'usual';

/** A holiday; `date` as `YYYY-MM-DD`. */
export type Holiday = { date: string; label: string; custom: HolidayCustom };

const two = (part: number): string => String(part).padStart(2, '0');

/**
 * Easter Sunday of a year from 1583 on, by the anonymous Gregorian rule (published in Nature in
 * 1876).
 */
export const easterOf = (year: number): string => {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const skipped = Math.floor((century + 8) / 25);
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - skipped + 1) / 3) +
      15) %
    30;
  const week =
    (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - moon - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * week) / 451);
  const days = moon + week - 7 * late + 114;
  return `${year}-${two(Math.floor(days / 31))}-${two((days % 31) + 1)}`;
};

/** The 27th of April, or the day before when that is a Sunday. */
const kingsDayOf = (year: number): string => {
  const date = `${year}-04-27`;
  return weekdayOf(date) === 'zondag' ? `${year}-04-26` : date;
};

/** The Dutch holidays of a year, and the days on which shops close early, in order. */
export const dutchHolidays = (year: number): Holiday[] => {
  const easter = easterOf(year);
  const holidays: [date: string, label: string, custom: HolidayCustom][] = [
    [`${year}-01-01`, 'Nieuwjaarsdag', 'closed'],
    [dayAfter(easter, -2), 'Goede Vrijdag', 'usual'],
    [easter, 'Eerste paasdag', 'closed'],
    [dayAfter(easter, 1), 'Tweede paasdag', 'sunday'],
    [kingsDayOf(year), 'Koningsdag', 'sunday'],
    [`${year}-05-05`, 'Bevrijdingsdag', 'usual'],
    [dayAfter(easter, 39), 'Hemelvaartsdag', 'sunday'],
    [dayAfter(easter, 49), 'Eerste pinksterdag', 'closed'],
    [dayAfter(easter, 50), 'Tweede pinksterdag', 'sunday'],
    [`${year}-12-24`, 'Kerstavond', 'early'],
    [`${year}-12-25`, 'Eerste kerstdag', 'closed'],
    [`${year}-12-26`, 'Tweede kerstdag', 'sunday'],
    [`${year}-12-31`, 'Oudejaarsdag', 'early'],
  ];
  return holidays
    .map(([date, label, custom]) => ({ date, label, custom }))
    .sort((a, b) => a.date.localeCompare(b.date));
};

/** When shops close on the eve of Christmas and of the New Year. */
const EARLY = '17:00';

const closingEarly = (periods: readonly OpenPeriod[]): OpenPeriod[] =>
  periods
    .filter(([from]) => from < EARLY)
    .map(([from, until]) => [from, until > from && until < EARLY ? until : EARLY]);

const hoursOn = ({ date, custom }: Holiday, week: WeekHours): OpenPeriod[] => {
  if (custom === 'closed') return [];
  const usual = week[weekdayOf(date)] ?? [];
  if (custom === 'sunday') return week.zondag;
  return custom === 'early' ? closingEarly(usual) : usual;
};

/**
 * What a store's hours on a year's holidays would be by custom, for its manager to agree to. Days
 * on which nothing would change are left out.
 */
export const proposeHolidays = (week: WeekHours, year: number): SpecialHours[] =>
  dutchHolidays(year).flatMap((holiday) => {
    const { date, label } = holiday;
    const periods = hoursOn(holiday, week);
    const isUsual = String(periods) === String(week[weekdayOf(date)] ?? []);
    return isUsual ? [] : [{ from: date, until: date, label, periods }];
  });
