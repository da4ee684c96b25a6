import { proposeHolidays } from '#kernel/values/holidays';
import type { SpecialHours, WeekHours } from '#kernel/values/opening-hours';

type Values = Record<string, unknown>;

/**
 * Gives a store's values, by their names in the API, the hours that are proposed for the holidays of a year
 * on which it has none of its own.
 */
export const withHolidays =
  (year: number) =>
  (values: Values): Values => {
    if (values.kind !== 'store') return values;
    const special = values.special_hours as SpecialHours[];
    const proposed = proposeHolidays(values.hours as WeekHours, year).filter(
      ({ from }) => !special.some((one) => one.from <= from && from <= one.until),
    );
    const all = [...special, ...proposed].sort((a, b) => a.from.localeCompare(b.from));
    return { ...values, special_hours: all };
  };
