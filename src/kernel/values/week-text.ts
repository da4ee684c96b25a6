import { type OpenPeriod, type Weekday, weekFromMonday } from './opening-hours';

/** What a day is called, by the number of it from Monday: Dutch, English, and schema.org's two letters. */
const names: readonly (readonly string[])[] = [
  ['maandag', 'ma', 'mo', 'mon', 'monday'],
  ['dinsdag', 'di', 'tu', 'tue', 'tues', 'tuesday'],
  ['woensdag', 'wo', 'we', 'wed', 'wednesday'],
  ['donderdag', 'do', 'th', 'thu', 'thur', 'thurs', 'thursday'],
  ['vrijdag', 'vr', 'vrij', 'fr', 'fri', 'friday'],
  ['zaterdag', 'za', 'zat', 'sa', 'sat', 'saturday'],
  ['zondag', 'zo', 'zon', 'su', 'sun', 'sunday'],
];

/** What files may call the column of a day. */
export const dayNames = (day: Weekday): readonly string[] =>
  names[weekFromMonday.indexOf(day)] ?? [];

const dayOf = new Map(names.flatMap((all, at) => all.map((name) => [name, at] as const)));

const HOUR = /(\d{1,2})(?:\s*[:.h]\s*(\d{2}))?/.source;
const PERIOD = new RegExp(
  `${HOUR}\\s*(?:u(?:ur)?\\.?)?\\s*(?:-|–|—|tot|t/m|to|until)\\s*${HOUR}`,
  'g',
);
const CLOSED = /^(?:gesloten|dicht|closed|off|-)?$/;
/** What may stand between and after times, and says nothing. */
const NOTHING = /(?:\bu(?:ur)?\b|\ben\b|\band\b|\bvan\b|\bopen\b|[\s,;|/&.:+()])+/g;

const clock = (hours: string | undefined, minutes = '00'): string => {
  const [h, m] = [Number(hours), Number(minutes)];
  if (h > 24 || m > 59 || (h === 24 && m > 0))
    throw new Error(`'${hours}:${minutes}' is geen tijd`);
  return `${String(h).padStart(2, '0')}:${minutes}`;
};

/** A day's times as people write them: '9-18', '09.00 - 12.30 en 13.00 - 17.30 uur', 'gesloten'. Throws. */
export const readDay = (text: string): OpenPeriod[] => {
  const bare = text.trim().toLowerCase();
  if (CLOSED.test(bare)) return [];
  if (/^24\s*(?:uur|h|hours)(?:\s*(?:per dag|open))?$/.test(bare)) return [['00:00', '24:00']];
  const left = bare.replace(PERIOD, ' ').replace(NOTHING, '');
  const periods = [...bare.matchAll(PERIOD)].map(
    ([, from, fromMinutes, until, untilMinutes]): OpenPeriod => {
      // '9 tot 5' is in the afternoon to who writes it, and at night to who reads it.
      const isBare = fromMinutes === undefined && untilMinutes === undefined;
      if (isBare && Number(until) <= Number(from))
        throw new Error(`'${text.trim()}' is onduidelijk`);
      return [clock(from, fromMinutes), clock(until, untilMinutes)];
    },
  );
  if (left !== '' || periods.length === 0)
    throw new Error(`'${text.trim()}' zijn geen tijden van-tot`);
  return periods;
};

const DAY = /\p{L}+/gu;
const RANGE = /^\s*\.?\s*(?:-|–|—|t\/m|tm|tot en met|tot|to|through)\s*$/;
const LIST = /^\s*\.?\s*(?:,|;|&|\+|\/|en|and)?\s*$/;

type Found = { day: number; from: number; until: number };

const findDays = (text: string): Found[] =>
  [...text.matchAll(DAY)].flatMap(({ 0: word, index }) => {
    const day = dayOf.get(word);
    return day === undefined ? [] : [{ day, from: index, until: index + word.length }];
  });

/** From one day to another, over the end of the week if need be. */
const between = (first: number, last: number): number[] =>
  Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, at) => (first + at) % 7);

/**
 * A week's opening hours in one text: 'Ma 9:00-18:00, di gesloten', 'ma t/m vr 09.00 - 17.30; za 10-17', schema.org's
 * 'Mo-Fr 09:00-17:00'. A day that isn't named is closed. Throws an error that says what is wrong.
 */
export const readWeek = (text: string): Record<Weekday, OpenPeriod[]> => {
  const bare = text.toLowerCase().replaceAll('feestdagen', '');
  const week = Object.fromEntries(weekFromMonday.map((day) => [day, [] as OpenPeriod[]]));
  if (/^\s*24\s*\/\s*7\s*$/.test(bare)) {
    return Object.fromEntries(weekFromMonday.map((day) => [day, [['00:00', '24:00']]])) as Record<
      Weekday,
      OpenPeriod[]
    >;
  }
  const found = findDays(bare);
  if (found.length === 0) throw new Error(`'${text.trim().slice(0, 60)}' noemt geen dag`);
  let chosen: number[] = [];
  found.forEach(({ day, until }, at) => {
    const next = found[at + 1];
    const told = bare.slice(until, next?.from);
    const before = found[at - 1];
    const isEnd = before !== undefined && RANGE.test(bare.slice(before.until, found[at]?.from));
    chosen = isEnd ? [...chosen, ...between(before.day, day)] : [...chosen, day];
    if (next && (RANGE.test(told) || LIST.test(told))) return;
    const periods = readDay(told.replace(/^[\s.:=]+/, '').replace(/[\s,;|]+$/, ''));
    for (const one of new Set(chosen)) week[weekFromMonday[one] as Weekday]?.push(...periods);
    chosen = [];
  });
  return week as Record<Weekday, OpenPeriod[]>;
};
