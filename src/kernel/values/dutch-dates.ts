/**
 * Dates and times as Dutch visitors read them, and as readers of another language do where one is
 * named. A day is `YYYY-MM-DD`, without a time zone.
 */

/** Where stores, editors and visitors are. */
const TIME_ZONE = 'Europe/Amsterdam';

const DUTCH = 'nl-NL';

/** What clocks show somewhere: the day, the weekday (0: Sunday) and the minutes since midnight. */
export type LocalTime = { readonly date: string; readonly day: number; readonly minutes: number };

const cached = new Map<string, Intl.DateTimeFormat>();

const formatter = (
  locale: string,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat => {
  const key = JSON.stringify([locale, timeZone, options]);
  const known = cached.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone });
  cached.set(key, known);
  return known;
};

const numeric = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

const MOST_KNOWN = 1000;

/** Keeps what was worked out by its key: a page asks the same of each store and each day. */
const remembering = <T>() => {
  const known = new Map<string, T>();
  return (key: string, make: () => T): T => {
    const found = known.get(key);
    if (found !== undefined) return found;
    if (known.size >= MOST_KNOWN) known.clear();
    const made = make();
    known.set(key, made);
    return made;
  };
};

const times = remembering<LocalTime>();
const days = remembering<string>();

/** What clocks in a time zone show at an instant. */
export const localTime = (instant: Date, timeZone = TIME_ZONE): LocalTime =>
  times(`${instant.getTime()} ${timeZone}`, () => readClock(instant, timeZone));

const readClock = (instant: Date, timeZone: string): LocalTime => {
  const parts = formatter('en', timeZone, numeric).formatToParts(instant);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const date = `${of('year').padStart(4, '0')}-${of('month')}-${of('day')}`;
  return {
    date,
    day: new Date(`${date}T00:00:00Z`).getUTCDay(),
    minutes: Number(of('hour')) * 60 + Number(of('minute')),
  };
};

/** The day that it is in the Netherlands. */
export const dayOf = (instant: Date): string => localTime(instant).date;

const MINUTE = 60_000;

/**
 * The instant at which Dutch clocks show so many minutes after midnight of a day. Of an hour that is there
 * twice, the first; a time that is skipped in spring is an hour later.
 */
export const instantOf = (day: string, minutes: number): Date => {
  const wanted = Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE;
  // Dutch clocks are one or two hours ahead.
  const shown = [2, 1].map((hours) => new Date(wanted - hours * 60 * MINUTE));
  const isRight = (instant: Date) => {
    const local = localTime(instant);
    return Date.parse(`${local.date}T00:00:00Z`) + local.minutes * MINUTE === wanted;
  };
  return shown.find(isRight) ?? new Date(wanted - 60 * MINUTE);
};

const NOON = 12 * 60;

/** The last second of a day in the Netherlands: '2027-01-31' → '2027-01-31T23:59:59+01:00' */
export const endOfDay = (day: string): string => {
  // Clocks are set at night: at noon they already stand as they do at the end of the day.
  const ahead = localTime(new Date(`${day}T12:00:00Z`)).minutes - NOON;
  return `${day}T23:59:59+0${ahead / 60}:00`;
};

const asInstant = (day: string) => new Date(`${day}T00:00:00Z`);

/** '2026-11-18' → '18 november 2026' */
export const formatDay = (day: string, locale = DUTCH): string =>
  days(`${day} ${locale}`, () =>
    formatter(locale, 'UTC', { dateStyle: 'long' }).format(asInstant(day)),
  );

/** '2 maart 2026 om 10:05', by Dutch clocks. */
export const formatMoment = (instant: Date): string => {
  const { date, minutes } = localTime(instant);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${formatDay(date)} om ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
};

/** '2026-11-18' → { day: '18', month: 'nov' }: large on a card. */
export const dayAndMonth = (day: string, locale = DUTCH): { day: string; month: string } => ({
  day: String(asInstant(day).getUTCDate()),
  month: formatter(locale, 'UTC', { month: 'short' }).format(asInstant(day)).replace('.', ''),
});

/** → 'woensdag 25 november 2026' */
export const formatWeekday = (instant: Date, locale = DUTCH): string =>
  formatter(locale, TIME_ZONE, { dateStyle: 'full' }).format(instant);

/** → '18:30' */
export const formatTime = (instant: Date): string =>
  formatter('nl-NL', TIME_ZONE, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    instant,
  );

/** 'woensdag 25 november 2026, 18:30–21:00', or from one day to another: `until` between them. */
export const formatPeriod = (
  start: Date,
  end: Date,
  { locale = DUTCH, until = 'tot' }: { locale?: string; until?: string } = {},
): string => {
  const weekday = (instant: Date) => formatWeekday(instant, locale);
  if (dayOf(start) === dayOf(end)) {
    return `${weekday(start)}, ${formatTime(start)}–${formatTime(end)}`;
  }
  const moment = (instant: Date) => `${weekday(instant)} ${formatTime(instant)}`;
  return `${moment(start)} ${until} ${moment(end)}`;
};
