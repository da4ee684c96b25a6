import { deliveryTexts as texts } from '#kernel/messages/nl-delivery';
import { promiseAt, speakDay } from '#kernel/values/delivery-promise';
import { dayOf, formatDay } from '#kernel/values/dutch-dates';
import { weekdayOf } from '#kernel/values/opening-hours';
import type { PickupReady } from '#kernel/values/pickup-ready';
import type { DeliveryMethodRow } from './contract';

const begin = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 'Morgen in huis', 'Dinsdag 29 december klaar in de winkel'; '' for a method without days. */
export const promiseText = (
  { kind, rhythm }: Pick<DeliveryMethodRow, 'kind' | 'rhythm'>,
  at: Date,
  extraDays = 0,
): string => {
  const promise = promiseAt(at, { ...rhythm, days: rhythm.days + extraDays });
  if (!promise) return '';
  return begin(texts.arrives[kind](speakDay(promise.arrives, dayOf(at))));
};

/** 'Voor 22:00 besteld, morgen in huis' as long as it is true; after the cut-off just the day. */
export const cutOffText = (
  method: Pick<DeliveryMethodRow, 'kind' | 'rhythm'>,
  at: Date,
): string => {
  const promise = promiseAt(at, method.rhythm);
  if (!promise) return '';
  const arrives = texts.arrives[method.kind](speakDay(promise.arrives, dayOf(at)));
  return promise.today ? texts.before(method.rhythm.cutOff, arrives) : texts.now(arrives);
};

/** 'Vandaag klaar vanaf 14:30', 'Klaar op dinsdag' */
export const readyText = ({ day, from }: PickupReady, today: string): string =>
  begin(texts.ready(speakDay(day, today), from));

/** 'maandag 2 maart': true on whatever day it is read. */
export const datedDay = (day: string): string =>
  `${weekdayOf(day)} ${formatDay(day).replace(/ \d{4}$/, '')}`;

/** 'maandag 2 maart vanaf 14:30' */
export const datedReady = ({ day, from }: PickupReady): string =>
  texts.readyOn(datedDay(day), from);
