import { badRequest } from '../errors';
import { rangeTexts } from '../messages/nl-moment-range';
import { formatMoment } from './dutch-dates';
import { isInOrder, tellRange } from './moment-range';
import { readSentMoment } from './sent-moment';

/** From when to when; `endsAt` null: for good. `isNow`: it begins as it is sent. */
export type SentPeriod = { startsAt: Date; endsAt: Date | null; isNow: boolean };

type PeriodTexts = Readonly<Record<'moment' | 'past' | 'far' | 'order', string>>;

const DAY_MS = 86_400_000;

const isNone = (sent: unknown): boolean => sent === null || sent === undefined;

/**
 * From when to when a script sent that something holds. `mayBeginNow`: where it doesn't say from when, it begins at
 * once. Throws a 400 that names each end that is wrong.
 */
export const readSentPeriod = (
  { starts_at, ends_at }: Readonly<Record<string, unknown>>,
  of: { now: Date; mayBeginNow: boolean; aheadDays: number; texts: PeriodTexts },
): SentPeriod => {
  const { now, texts } = of;
  const fields: Record<string, string> = {};
  const isNow = of.mayBeginNow && isNone(starts_at);
  const startsAt = isNow ? now : readSentMoment(starts_at);
  const endsAt = isNone(ends_at) ? null : readSentMoment(ends_at);
  const latest = new Date(now.getTime() + of.aheadDays * DAY_MS);
  if (!startsAt) fields.starts_at = texts.moment;
  else if (!isNow && startsAt <= now) fields.starts_at = texts.past;
  else if (startsAt > latest) fields.starts_at = texts.far;
  if (endsAt === undefined) fields.ends_at = texts.moment;
  else if (endsAt && startsAt && !areInOrder(startsAt, endsAt)) fields.ends_at = texts.order;
  else if (endsAt && endsAt > latest) fields.ends_at = texts.far;
  const [message] = Object.values(fields);
  if (message !== undefined || !startsAt || endsAt === undefined) {
    throw badRequest(message ?? texts.moment, fields);
  }
  return { startsAt, endsAt, isNow };
};

/** 'van 1 december 2026 om 09:00 tot 8 december 2026 om 09:00', or 'vanaf …' of what has no end. */
export const tellPeriod = ({ startsAt, endsAt }: Pick<SentPeriod, 'startsAt' | 'endsAt'>): string =>
  tellRange(rangeTexts, { from: formatMoment(startsAt), until: endsAt && formatMoment(endsAt) });

const areInOrder = (from: Date, until: Date): boolean =>
  isInOrder({ from: from.toISOString(), until: until.toISOString() });
