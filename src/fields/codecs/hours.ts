import { z } from 'zod';
import { valueTexts as texts } from '#kernel/messages/nl-entities';
import { readPeriods, readSpecial, writePeriods, writeSpecial } from '#kernel/values/hours-text';
import {
  dayAfter,
  type OpenPeriod,
  type SpecialHours,
  type Weekday,
  type WeekHours,
  weekdays,
  weekFromMonday,
} from '#kernel/values/opening-hours';
import { dayNames, readDay } from '#kernel/values/week-text';
import { type Codec, WrongValue } from './codec';

const MOST_PERIODS = 6;
const MOST_SPECIAL = 400;

const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/);

/** Each begins within the day, after the one before it ended; only the last may end the next day. */
const isInOrder = (list: readonly (readonly [from: string, until: string])[]): boolean =>
  list.every(([from, until], at) => {
    const next = list[at + 1];
    if (from === '24:00' || from === until) return false;
    return next === undefined || (from < until && until <= next[0]);
  });

const periods = z
  .array(z.tuple([time, time]))
  .max(MOST_PERIODS)
  .refine(isInOrder, { error: texts.periods });

const day = z.iso.date().refine((value) => value > '1000' && dayAfter(value, 0) === value);

/** As we write them, or as people do. What is neither is told as the first. */
const readAny = (text: string): OpenPeriod[] => {
  try {
    return readDay(text);
  } catch {
    return readPeriods(text);
  }
};

/** What the readers of hours say is wrong, as a wrong value. */
const reading = <T>(read: () => T): T => {
  try {
    return read();
  } catch (error) {
    throw new WrongValue((error as Error).message);
  }
};

const closed = Object.fromEntries(weekdays.map((name) => [name, []])) as unknown as WeekHours;

const tellWeek = (value: WeekHours): string =>
  weekFromMonday.map((name) => `${name} ${writePeriods(value[name] ?? [])}`).join(', ');

/** When a store is open each week; in a file a column for each day of it. */
export const hoursCodec: Codec<WeekHours> = {
  schema: () =>
    z.strictObject(Object.fromEntries(weekdays.map((name) => [name, periods])), {
      error: texts.hours,
    }) as unknown as z.ZodType<WeekHours>,
  empty: closed,
  read: () => {
    throw new WrongValue(texts.hours);
  },
  write: tellWeek,
  tell: tellWeek,
  spread: {
    names: weekFromMonday,
    headers: (name) => dayNames(name as Weekday),
    read: (text): OpenPeriod[] => {
      const list = reading(() => readAny(text));
      if (!isInOrder(list)) throw new WrongValue(texts.periods);
      return list;
    },
    join: (parts, stands) => ({ ...stands, ...parts }),
    split: (value) =>
      Object.fromEntries(weekFromMonday.map((name) => [name, writePeriods(value[name] ?? [])])),
  },
};

const holds = (one: SpecialHours, other: SpecialHours): boolean =>
  one.from <= other.from && other.until <= one.until;

/**
 * Two that share days, of which none lies within the other: nobody reads which of them holds. A feast within
 * a season does, for the shorter one holds.
 */
const findOverlap = (list: readonly SpecialHours[]): SpecialHours | undefined =>
  list.find((one, at) =>
    list
      .slice(0, at)
      .filter((other) => one.from <= other.until && other.from <= one.until)
      // The same days hold each other.
      .some((other) => holds(one, other) === holds(other, one)),
  );

/** Days with hours of their own; in a file '2026-12-25 dicht Eerste kerstdag | …'. */
export const specialHoursCodec: Codec<SpecialHours[]> = {
  schema: () =>
    z
      .array(
        z
          .strictObject({ from: day, until: day, label: z.string().max(100), periods })
          .refine(({ from, until }) => from <= until),
        { error: texts.specialHours },
      )
      .max(MOST_SPECIAL, { error: texts.specialHours, abort: true })
      .superRefine((list, context) => {
        const { from, until } = findOverlap(list) ?? {};
        if (from === undefined || until === undefined) return;
        context.addIssue({ code: 'custom', message: texts.specialOverlap(from, until) });
      }),
  empty: [],
  read: (text) => reading(() => readSpecial(text)),
  write: (value) => writeSpecial(value),
  tell: (value) => writeSpecial(value) || texts.nothing,
};
