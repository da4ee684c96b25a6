import { deliveryTexts as texts } from '#kernel/messages/nl-delivery';
import {
  type DeliveryRhythm,
  datedDay,
  partOfDay,
  promiseAt,
} from '#kernel/values/delivery-promise';
import type { PickupReady } from '#kernel/values/pickup-ready';
import type { DeliveryMethodRow } from './contract';

const begin = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 'dinsdag 29 december', or 'dinsdagavond 29 december tussen 18:00 en 22:00'. */
export const arrivalText = (day: string, { between }: Pick<DeliveryRhythm, 'between'>): string => {
  if (!between) return datedDay(day);
  const [from, until] = between;
  return texts.between(datedDay(day, partOfDay(from)), from, until);
};

type Method = Pick<DeliveryMethodRow, 'kind' | 'rhythm'>;

/** Every promise names its day with the date: a page may be kept, and a tab stay open, past midnight. */
const arrivesText = ({ kind, rhythm }: Method, day: string): string => {
  const told = arrivalText(day, rhythm);
  // Who is told an hour is at home then.
  return rhythm.between ? told : texts.arrives[kind](told);
};

/** 'Dinsdag 29 december in huis'; '' for a method without days. */
export const promiseText = (method: Method, at: Date, extraDays = 0): string => {
  const { rhythm } = method;
  const promise = promiseAt(at, { ...rhythm, days: rhythm.days + extraDays });
  return promise ? begin(arrivesText(method, promise.arrives)) : '';
};

/** 'Voor 22:00 besteld, dinsdag 29 december in huis' as long as it is true; after the cut-off just the day. */
export const cutOffText = (method: Method, at: Date): string => {
  const promise = promiseAt(at, method.rhythm);
  if (!promise) return '';
  const arrives = arrivesText(method, promise.arrives);
  return promise.today ? texts.before(method.rhythm.cutOff, arrives) : texts.now(arrives);
};

/** 'Vandaag klaar vanaf 14:30', 'Klaar op dinsdag 29 december' */
export const readyText = ({ day, from }: PickupReady, today: string): string =>
  begin(day === today ? texts.readyToday(from) : texts.readyOn(datedDay(day), from));

/** 'maandag 2 maart vanaf 14:30' */
export const datedReady = ({ day, from }: PickupReady): string => texts.from(datedDay(day), from);
