import { dayOf, instantOf, localTime } from './dutch-dates';
import { dayAfter, minutesOf } from './opening-hours';

/** A moment that was chosen by Dutch clocks, or why it is none. */
export type ReadMoment = { at: Date; isTwice: boolean } | { wrong: 'none' | 'skipped' };

const HOUR_MS = 3_600_000;
const DAY = /^\d{4}-\d\d-\d\d$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

const isDay = (day: string): boolean =>
  DAY.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) === day;

const shows = (instant: Date, day: string, minutes: number): boolean => {
  const local = localTime(instant);
  return local.date === day && local.minutes === minutes;
};

/** The instant at which Dutch clocks show a time of a day; of a time that comes twice, the first. */
export const readMoment = (day: string, time: string): ReadMoment => {
  if (!isDay(day) || !TIME.test(time)) return { wrong: 'none' };
  const minutes = minutesOf(time);
  const at = instantOf(day, minutes);
  if (!shows(at, day, minutes)) return { wrong: 'skipped' };
  return { at, isTwice: shows(new Date(at.getTime() + HOUR_MS), day, minutes) };
};

/** Whether Dutch clocks show summer time then. */
export const isSummerTime = (instant: Date): boolean => {
  const utc = instant.getUTCHours() * 60 + instant.getUTCMinutes();
  return (localTime(instant).minutes - utc + 1440) % 1440 === 120;
};

export type QuickMoment = { label: string; at: Date };

const [MONDAY, FRIDAY] = [1, 5];

const nextDay = (today: string, weekday: number, least: number): string => {
  const days = Array.from({ length: 8 }, (_, ahead) => dayAfter(today, ahead)).slice(least);
  const isIt = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() === weekday;
  return days.find(isIt) ?? today;
};

/** Moments that are often meant, the first first; each lies ahead, and none is there twice. */
export const quickMoments = (now: Date): QuickMoment[] => {
  const today = dayOf(now);
  const isAhead = (day: string, time: number) => instantOf(day, time) > now;
  const [nine, six] = [9 * 60, 18 * 60];
  const friday = nextDay(today, FRIDAY, 0);
  const all = [
    { label: 'vandaag 18:00', at: instantOf(today, six) },
    { label: 'morgen 09:00', at: instantOf(dayAfter(today, 1), nine) },
    {
      label: 'vrijdag 18:00',
      at: instantOf(isAhead(friday, six) ? friday : nextDay(today, FRIDAY, 1), six),
    },
    { label: 'maandag 09:00', at: instantOf(nextDay(today, MONDAY, 1), nine) },
  ];
  const seen = new Map<number, QuickMoment>();
  // Today, when it is Friday, goes by the name of the day.
  for (const one of all) if (one.at > now) seen.set(one.at.getTime(), one);
  return [...seen.values()].toSorted((one, other) => one.at.getTime() - other.at.getTime());
};
