import { dayOf, localTime } from './dutch-dates';
import { dayAfter, minutesOf } from './opening-hours';

/** Days by `Date.getDay()` (0: Sunday), and the hours of each as `HH:MM`; left out: all day long. */
export type WeekPeriod = {
  days: readonly number[];
  from?: string;
  /** At or before `from`: of the next day. */
  until?: string;
};

/** By the width of the window (S9.1/1): to 767 px, to 1024 px, and wider. */
export const devices = ['phone', 'tablet', 'desk'] as const;
export type Device = (typeof devices)[number];

/** Who sees it, by the store that a visitor made his: of these, none of these (or none at all), any, or none. */
export const mineKinds = ['of', 'notOf', 'any', 'none'] as const;
/** `stores`: of `of` and `notOf`; without one they set no limit. */
export type MineCondition = { who: (typeof mineKinds)[number]; stores?: readonly number[] };

/** A store that somebody chose and that a page doesn't name: that there is one may matter, which one doesn't. */
export const ANOTHER_STORE = 0;

/**
 * When, on which devices, and on the pages of which stores, a block is shown; what is left out sets no limit. Times are
 * what Dutch clocks show.
 */
export type BlockSchedule = {
  /** In one of these each week. */
  week?: readonly WeekPeriod[];
  /** Days as `YYYY-MM-DD`; both count. */
  from?: string;
  until?: string;
  /** Turns the times round: shown outside them. */
  outside?: boolean;
  /** Numbers of stores. */
  stores?: readonly number[];
  /** Which show it; a page is the same for all, and its style sheet sees to this. */
  devices?: readonly Device[];
  /** By the store that the visitor made his. */
  mine?: MineCondition;
};

const DAY = 24 * 60;
const MINUTE_MS = 60_000;
/** What holds in a week shows itself within so many days, also when the clock is moved in it. */
const A_WEEK = 9;
/** Minutes that Dutch clocks are ahead of UTC, in winter and in summer. */
const OFFSETS = [60, 120];
/** In minutes of the day, UTC: when the clock is moved, on the days that it is (EU directive 2000/84). */
const MOVED_AT = 60;

const spanOf = ({ from = '00:00', until = '24:00' }: WeekPeriod) => {
  const start = minutesOf(from);
  const end = minutesOf(until);
  return { start, end: end <= start ? end + DAY : end };
};

const isInPeriod = (period: WeekPeriod, day: number, minutes: number): boolean => {
  const { start, end } = spanOf(period);
  const dayBefore = (day + 6) % 7;
  return (
    (period.days.includes(day) && start <= minutes && minutes < end) ||
    (period.days.includes(dayBefore) && minutes + DAY < end)
  );
};

/** Whether the times of a schedule have a block shown at an instant. */
export const isScheduledAt = (schedule: BlockSchedule, instant: Date): boolean => {
  const { week, from = '', until = '9999', outside = false } = schedule;
  const { date, day, minutes } = localTime(instant);
  const inTime =
    from <= date &&
    date <= until &&
    (!week || week.some((period) => isInPeriod(period, day, minutes)));
  return inTime !== outside;
};

const daysFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => dayAfter(first, at));

/** All instants, in ms since 1970, at which it may change; some at which nothing does. */
const candidates = ({ week = [], from, until }: BlockSchedule, today: string): number[] => {
  const times = new Set([0, ...week.flatMap((one) => Object.values(spanOf(one)))]);
  const days = new Set([
    ...daysFrom(dayAfter(today, -1), A_WEEK + 1),
    ...(from ? daysFrom(from, A_WEEK) : []),
    ...(until ? [dayAfter(until, 1)] : []),
  ]);
  return [...days].flatMap((day) => {
    const midnight = Date.parse(`${day}T00:00:00Z`);
    // A clock that is moved shows some times twice and others never: each is tried either way.
    const shown = [...times].flatMap((time) => OFFSETS.map((ahead) => time - ahead));
    return [MOVED_AT, ...shown].map((minutes) => midnight + minutes * MINUTE_MS);
  });
};

/** The instant until which what a schedule says at another one stays so; undefined: for good. */
export const scheduleChangesAt = (schedule: BlockSchedule, instant: Date): Date | undefined => {
  const now = isScheduledAt(schedule, instant);
  const first = candidates(schedule, dayOf(instant))
    .filter((at) => at > instant.getTime())
    .sort((a, b) => a - b)
    .find((at) => isScheduledAt(schedule, new Date(at)) !== now);
  return first === undefined ? undefined : new Date(first);
};

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

const isDay = (value: unknown): boolean =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  new Date(`${value}T00:00:00Z`).toJSON()?.slice(0, 10) === value;

const isPeriod = (value: unknown): boolean => {
  const { days, from, until } = (value ?? {}) as Record<string, unknown>;
  return (
    Array.isArray(days) &&
    days.every((day) => Number.isInteger(day) && day >= 0 && day <= 6) &&
    (from === undefined || TIME.test(String(from))) &&
    (until === undefined || until === '24:00' || TIME.test(String(until)))
  );
};

const isStore = (id: unknown): boolean => Number.isSafeInteger(id) && Number(id) > 0;

/** Some of them, each once: none would be a block that nobody sees. */
const areDevices = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  new Set(value).size === value.length &&
  value.every((one) => devices.some((known) => known === one));

const isMine = (value: unknown): boolean => {
  const { who, stores, ...others } = (value ?? {}) as Record<string, unknown>;
  return (
    mineKinds.some((one) => one === who) &&
    (stores === undefined || (Array.isArray(stores) && stores.every(isStore))) &&
    Object.keys(others).length === 0
  );
};

/**
 * The stores of which it matters whether a visitor chose them, where `ANOTHER_STORE` is any that isn't named;
 * none: it is for all.
 */
export const storesThatMatter = ({ who, stores = [] }: MineCondition): readonly number[] =>
  who === 'any' || who === 'none' ? [ANOTHER_STORE] : stores;

/** Whether it is for somebody who chose that store; undefined: none. */
export const isForChooserOf = (condition: MineCondition, chosen: number | undefined): boolean => {
  const { who, stores = [] } = condition;
  if (who === 'any' || who === 'none') return (who === 'any') === (chosen !== undefined);
  return (
    stores.length === 0 || (who === 'of') === (chosen !== undefined && stores.includes(chosen))
  );
};

/** Whether to some visitors none of these is shown, by the store that they chose; undefined: to all of them. */
export const leavesOut = (conditions: readonly (MineCondition | undefined)[]): boolean => {
  const some = conditions.filter((one) => one !== undefined);
  if (some.length === 0 || some.length < conditions.length) return false;
  const visitors = [undefined, ANOTHER_STORE, ...some.flatMap(storesThatMatter)];
  return visitors.some((chosen) => !some.some((one) => isForChooserOf(one, chosen)));
};

/** Reads a stored schedule; undefined when it is none, so that no part of one is taken for the whole. */
export const readSchedule = (value: unknown): BlockSchedule | undefined => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const {
    week,
    from,
    until,
    outside,
    stores,
    devices: on,
    mine,
  } = value as Record<string, unknown>;
  const isOne =
    (week === undefined || (Array.isArray(week) && week.every(isPeriod))) &&
    (from === undefined || isDay(from)) &&
    (until === undefined || isDay(until)) &&
    (outside === undefined || typeof outside === 'boolean') &&
    (stores === undefined || (Array.isArray(stores) && stores.every(isStore))) &&
    (on === undefined || areDevices(on)) &&
    (mine === undefined || isMine(mine));
  if (!isOne) return undefined;
  return JSON.parse(
    JSON.stringify({ week, from, until, outside, stores, devices: on, mine }),
  ) as BlockSchedule;
};
