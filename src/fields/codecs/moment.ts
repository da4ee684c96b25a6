import { z } from 'zod';
import { valueTexts as texts } from '#kernel/messages/nl-entities';
import { readDay, readMoment } from '#kernel/values/date-input';
import { formatDay, formatMoment, instantOf, localTime } from '#kernel/values/dutch-dates';
import { type Codec, WrongValue } from './codec';

/** Years that somebody means: PostgreSQL and calendars know others that only a slip of the keys makes. */
const isNear = (day: string): boolean => day >= '1900' && day < '2200';

/** A day, `YYYY-MM-DD`. */
export const dayCodec: Codec<string> = {
  schema: ({ required }) =>
    z.iso
      .date({ error: texts.day })
      .refine((value) => readDay(value) === value && isNear(value), { error: texts.day })
      .or(required ? z.never() : z.literal('')),
  empty: '',
  read: (text) => {
    const typed = text.trim();
    const day = typed === '' ? '' : readDay(typed);
    if (day === undefined) throw new WrongValue(texts.day);
    return day;
  },
  write: (value) => value,
  tell: (value) => (value ? formatDay(value) : texts.nothing),
};

const HOUR_MS = 3_600_000;

const two = (number: number) => String(number).padStart(2, '0');

/** What Dutch clocks show, for a cell of a file; of the second of two hours that they show alike, the ISO text. */
const writeLocal = (value: string): string => {
  const moment = new Date(value);
  const { date, minutes } = localTime(moment);
  if (moment.getTime() - instantOf(date, minutes).getTime() >= HOUR_MS) return moment.toISOString();
  return `${date} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
};

const isNearMoment = (moment: Date): boolean =>
  !Number.isNaN(moment.getTime()) && isNear(moment.toISOString());

/** A moment, as an ISO text that names its zone, or none where a row may be without; in files as Dutch clocks show it. */
export const momentCodec: Codec<string> = {
  schema: ({ required }) => {
    const moment = z.iso
      .datetime({ offset: true, error: texts.moment })
      .refine((value) => isNearMoment(new Date(value)), { error: texts.moment, abort: true })
      .transform((value) => new Date(value).toISOString());
    return required ? moment : z.union([moment, z.literal('')], { error: texts.moment });
  },
  empty: '',
  read: (text, { required }) => {
    const typed = text.trim();
    if (typed === '' && !required) return '';
    if (typed.endsWith('Z') || /[+-]\d\d:\d\d$/.test(typed)) return typed;
    const [day, time = ''] = readMoment(typed)?.split(' ') ?? [];
    if (day === undefined) throw new WrongValue(texts.momentCell);
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    return instantOf(day, hours * 60 + minutes).toISOString();
  },
  write: (value) => (value ? writeLocal(value) : ''),
  // What was stored before there was a range may be out of it: it is told as it is.
  tell: (value) =>
    isNearMoment(new Date(value)) ? formatMoment(new Date(value)) : value || texts.nothing,
  fromColumn: (stored) => (stored instanceof Date ? stored.toISOString() : String(stored ?? '')),
  toColumn: (value) => (value === '' ? null : new Date(value)),
};
