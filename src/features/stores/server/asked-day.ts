import { one, type Params } from '#features/pages/api.server';
import { stores as limits } from '#kernel/limits-stores';
import { storeTexts } from '#kernel/messages/nl-stores';
import { readDay } from '#kernel/values/date-input';
import { dayOf } from '#kernel/values/dutch-dates';
import { dayAfter } from '#kernel/values/opening-hours';
import { askedDay } from '#kernel/values/opening-hours-coming';
import { field } from '#kernel/wire';
import type { DayAnswer } from '../site/day-hours.view';
import type { Location } from './read';

const texts = storeTexts.day;
const LONGEST = 20;

/** What a store's page says of the day that its address asks about. */
export const answerDay = (
  { hours, specialHours, access }: Location,
  params: Params,
  now: Date,
): DayAnswer => {
  const today = dayOf(now);
  const last = dayAfter(today, limits.askedAhead);
  const text = (one(params, field.day) ?? '').slice(0, LONGEST);
  const frame = { access, first: today, last, text };
  if (text === '') return frame;
  const date = readDay(text);
  if (date === undefined) return { ...frame, error: texts.wrong };
  if (date < today) return { ...frame, text: date, error: texts.past };
  if (date > last) return { ...frame, text: date, error: texts.far };
  const day = askedDay({ week: hours, special: specialHours }, date);
  return { ...frame, text: date, day };
};
