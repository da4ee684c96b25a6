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

/** A day, or several, with hours of their own. Both days count, as `YYYY-MM-DD`. */
export type SpecialHours = { from: string; until: string; label: string; periods: OpenPeriod[] };

/** When a store is open: each week, except on special days. */
export type Schedule = { week: WeekHours; special?: readonly SpecialHours[] };

/** Whether a store is open, and when that changes. Times as `HH:MM`; days counted from today. */
export type OpenState = {
  /** The moment at which it changes, in ms since 1970; undefined: not within a year. */
  changesAt?: number;
} & (
  | { open: true; until?: string; closesIn?: number }
  | { open: false; next?: { from: string; weekday: Weekday; inDays: number; date: string } }
);

/** In minutes since the day began that counting starts from. */
type Span = { from: number; until: number };

const DAY = 24 * 60;
const MINUTE_MS = 60_000;
/** So many days ahead is looked for the next opening. */
const FURTHEST = 370;

/** Minutes since midnight; NaN for what is no time of the day. */
export const minutesOf = (time: string): number => {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(time) ?? [];
  const total = Number(hours) * 60 + Number(minutes);
  return Number(minutes) < 60 && total <= DAY ? total : Number.NaN;
};

/** 'HH:MM' of minutes since midnight; those of another day are that day's. */
export const timeOf = (minutes: number): string => {
  const ofDay = ((minutes % DAY) + DAY) % DAY;
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`;
};

const utcOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);

const MOST_KNOWN = 1000;
const known = new Map<string, string>();

/** The day so many days after another. */
export const dayAfter = (date: string, days: number): string => {
  // A page asks the same few days of each of its stores.
  const key = `${date}+${days}`;
  const day = known.get(key) ?? new Date(utcOf(date) + days * DAY * MINUTE_MS).toISOString();
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, day);
  return day.slice(0, 10);
};

/** The weekday of a day. */
export const weekdayOf = (date: string): Weekday =>
  weekdays[new Date(utcOf(date)).getUTCDay()] as Weekday;

/**
 * The special hours that hold on a day: of several the shortest, since a feast lies within a
 * holiday season, and of equally short ones the last in the list.
 */
export const specialOn = ({ special = [] }: Schedule, date: string): SpecialHours | undefined =>
  special
    .filter(({ from, until }) => from <= date && date <= until)
    .reduce<SpecialHours | undefined>(
      (best, one) =>
        best && utcOf(best.until) - utcOf(best.from) < utcOf(one.until) - utcOf(one.from)
          ? best
          : one,
      undefined,
    );

/** The hours of a day, its special ones if it has any. */
export const periodsOn = (schedule: Schedule, date: string): OpenPeriod[] =>
  specialOn(schedule, date)?.periods ?? schedule.week[weekdayOf(date)] ?? [];

/** A day's spans in order; a period that is no pair of times is left out. */
const spansOf = (schedule: Schedule, today: string, inDays: number): Span[] =>
  periodsOn(schedule, dayAfter(today, inDays))
    .flatMap(([first, last]) => {
      const from = minutesOf(first);
      const until = minutesOf(last);
      if (Number.isNaN(from) || Number.isNaN(until)) return [];
      const start = inDays * DAY;
      return [{ from: start + from, until: start + until + (until <= from ? DAY : 0) }];
    })
    .sort((a, b) => a.from - b.from);

/** From yesterday on, whose last period may still run; those that touch are one. */
const spansAround = (schedule: Schedule, today: string): Span[] => {
  const all = Array.from({ length: 10 }, (_, at) => spansOf(schedule, today, at - 1)).flat();
  const merged: Span[] = [];
  for (const span of all.sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && span.from <= last.until) last.until = Math.max(last.until, span.until);
    else merged.push(span);
  }
  return merged;
};

const findNext = (schedule: Schedule, { date, minutes }: LocalTime): number | undefined => {
  for (let inDays = 0; inDays <= FURTHEST; inDays += 1) {
    const next = spansOf(schedule, date, inDays).find(({ from }) => from > minutes);
    if (next) return next.from;
  }
  return undefined;
};

/** The instant at which clocks show a time: minutes since a day began, in ms since 1970. */
const instantOf = (date: string, minutes: number, timeZone?: string): number => {
  const wanted = utcOf(date) + minutes * MINUTE_MS;
  const offsetAt = (instant: number) => {
    const shown = localTime(new Date(instant), timeZone);
    return utcOf(shown.date) + shown.minutes * MINUTE_MS - instant;
  };
  // Twice, as the clock may be moved between the first guess and the answer.
  return wanted - offsetAt(wanted - offsetAt(wanted));
};

/**
 * Whether a store is open at an instant. Hours are what its clock shows: on the days that the clock
 * is moved they hold as on any other. `closesIn` counts the minutes that really pass, rounded up.
 */
export const openState = (schedule: Schedule, instant: Date, timeZone?: string): OpenState => {
  const local = localTime(instant, timeZone);
  const { date, minutes } = local;
  const current = spansAround(schedule, date).find(
    ({ from, until }) => from <= minutes && minutes < until,
  );
  if (current) {
    if (current.until - minutes >= 7 * DAY) return { open: true };
    const changesAt = instantOf(date, current.until, timeZone);
    const closesIn = Math.max(1, Math.ceil((changesAt - instant.getTime()) / MINUTE_MS));
    return { open: true, until: timeOf(current.until), closesIn, changesAt };
  }
  const from = findNext(schedule, local);
  if (from === undefined) return { open: false };
  const inDays = Math.floor(from / DAY);
  const day = dayAfter(date, inDays);
  const next = { from: timeOf(from), weekday: weekdayOf(day), inDays, date: day };
  return { open: false, next, changesAt: instantOf(date, from, timeZone) };
};

/** Below so many minutes a store is said to close soon. */
export const CLOSES_SOON = 30;

/** How long what is told of a state stays true: 'morgen' until midnight, minutes for a minute. */
export const holdsUntil = (state: OpenState, instant: Date, timeZone?: string): Date => {
  const { date } = localTime(instant, timeZone);
  const midnight = instantOf(dayAfter(date, 1), 0, timeZone);
  const change = Math.min(midnight, state.changesAt ?? midnight);
  if (!state.open || state.closesIn === undefined) return new Date(change);
  const soon = change - CLOSES_SOON * MINUTE_MS;
  if (instant.getTime() < soon) return new Date(soon);
  return new Date(instant.getTime() + MINUTE_MS);
};

/** Today's weekday, where the store is. */
export const weekdayAt = (instant: Date, timeZone?: string): Weekday =>
  weekdays[localTime(instant, timeZone).day] as Weekday;

/** The days as Dutch lists have them, Monday first. */
export const weekFromMonday: readonly Weekday[] = [...weekdays.slice(1), weekdays[0]];
