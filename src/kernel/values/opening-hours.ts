import { type LocalTime, localTime } from './dutch-dates';

/** Names by `Date.getDay()`: Sunday first (S2.12/6). */
export const weekdays = [
  'zondag',
  'maandag',
  'dinsdag',
  'woensdag',
  'donderdag',
  'vrijdag',
  'zaterdag',
] as const;

export type Weekday = (typeof weekdays)[number];

/** From and until as `HH:MM`, in the store's own time. Until at or before from: the next day. */
export type OpenPeriod = [from: string, until: string];

/** A day without periods is closed. */
export type WeekHours = Record<Weekday, OpenPeriod[]>;

/** Whether a store is open, and when that changes. Times as `HH:MM`; days counted from today. */
export type OpenState =
  | { open: true; until?: string }
  | { open: false; next?: { from: string; weekday: Weekday; inDays: number } };

/** In minutes since the week began, on Sunday 00:00. */
type Span = { from: number; until: number };

const DAY = 24 * 60;
const WEEK = 7 * DAY;

/** Minutes since midnight; NaN for what is no time of the day. */
const minutesOf = (time: string): number => {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(time) ?? [];
  const total = Number(hours) * 60 + Number(minutes);
  return Number(minutes) < 60 && total <= DAY ? total : Number.NaN;
};

const timeOf = (minutes: number): string => {
  const ofDay = ((minutes % DAY) + DAY) % DAY;
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`;
};

/** The week's periods; one that is no pair of times is left out. */
const spansOf = (hours: WeekHours): Span[] =>
  weekdays.flatMap((weekday, day) =>
    (hours[weekday] ?? []).flatMap(([first, last]) => {
      const from = minutesOf(first);
      const until = minutesOf(last);
      if (Number.isNaN(from) || Number.isNaN(until)) return [];
      return [{ from: day * DAY + from, until: day * DAY + until + (until <= from ? DAY : 0) }];
    }),
  );

/** Last week's, this week's and next week's spans, those that touch as one, in order. */
const spansAround = (hours: WeekHours): Span[] => {
  const week = spansOf(hours);
  const all = [-WEEK, 0, WEEK].flatMap((shift) =>
    week.map(({ from, until }) => ({ from: from + shift, until: until + shift })),
  );
  const merged: Span[] = [];
  for (const span of all.sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && span.from <= last.until) last.until = Math.max(last.until, span.until);
    else merged.push({ ...span });
  }
  return merged;
};

const stateAt = (hours: WeekHours, { day, minutes }: LocalTime): OpenState => {
  const now = day * DAY + minutes;
  const spans = spansAround(hours);
  const current = spans.find(({ from, until }) => from <= now && now < until);
  if (current) {
    const always = current.until - now >= WEEK;
    return always ? { open: true } : { open: true, until: timeOf(current.until) };
  }
  const next = spans.find(({ from }) => from > now);
  if (!next) return { open: false };
  const inDays = Math.floor(next.from / DAY) - day;
  const weekday = weekdays[(day + inDays) % 7] as Weekday;
  return { open: false, next: { from: timeOf(next.from), weekday, inDays } };
};

/**
 * Whether a store with these hours is open at an instant. Hours are what its clock shows: on the
 * days that the clock is moved they hold as on any other.
 */
export const openState = (hours: WeekHours, instant: Date, timeZone?: string): OpenState =>
  stateAt(hours, localTime(instant, timeZone));

/** Today's weekday, where the store is. */
export const weekdayAt = (instant: Date, timeZone?: string): Weekday =>
  weekdays[localTime(instant, timeZone).day] as Weekday;

/** The days as Dutch lists have them, Monday first. */
export const weekFromMonday: readonly Weekday[] = [...weekdays.slice(1), weekdays[0]];

const english: Record<Weekday, string> = {
  zondag: 'Sunday',
  maandag: 'Monday',
  dinsdag: 'Tuesday',
  woensdag: 'Wednesday',
  donderdag: 'Thursday',
  vrijdag: 'Friday',
  zaterdag: 'Saturday',
};

/** Opening hours as schema.org has them: one specification for all days with the same period. */
export const openingHoursJsonLd = (hours: WeekHours): object[] => {
  const byPeriod = new Map<string, { period: OpenPeriod; days: string[] }>();
  for (const weekday of weekFromMonday) {
    for (const period of hours[weekday] ?? []) {
      const same = byPeriod.get(period.join()) ?? { period, days: [] };
      same.days.push(`https://schema.org/${english[weekday]}`);
      byPeriod.set(period.join(), same);
    }
  }
  return [...byPeriod.values()].map(({ period: [opens, closes], days }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days,
    opens,
    closes: closes === '24:00' ? '23:59' : closes,
  }));
};
