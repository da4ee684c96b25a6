/** English for the cards of stores, vacancies, news, weblog and calendar. */
import { dayAndMonth, formatDay, formatPeriod } from '../values/dutch-dates';
import type { Fallback } from './language';
import type { contentTexts } from './nl-content';

const locale = 'en-GB';

export const enContent: Fallback<typeof contentTexts> = {
  dates: {
    day: (day) => formatDay(day, locale),
    dayAndMonth: (day) => dayAndMonth(day, locale),
    period: (start, end) => formatPeriod(start, end, { locale, until: 'to' }),
  },
  stores: { view: 'View store' },
  vacancies: {
    hoursAWeek: (min, max) =>
      min === max ? `${min} hours a week` : `${min} to ${max} hours a week`,
    per: { HOUR: 'an hour', MONTH: 'a month' },
    salaryRange: (min, max, per) => `${min === max ? min : `${min} to ${max}`} gross ${per}`,
  },
  calendar: {
    free: 'Free',
    full: 'Fully booked',
    left: (seats: number) => (seats === 1 ? '1 seat left' : `${seats} seats left`),
    everyStore: 'In our stores',
  },
};
