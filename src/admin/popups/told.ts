import { popupEditorTexts } from '#kernel/messages/nl-popup-editor';
import type { BlockSchedule, WeekPeriod } from '#kernel/values/block-schedule';
import { formatDay } from '#kernel/values/dutch-dates';
import { weekdays } from '#kernel/values/opening-hours';
import { isCentred } from '#kernel/values/popup';
import { type PopupConditions, popupDevices } from '#kernel/values/popup-conditions';

import { recordIn } from '../inputs/rows';

const texts = popupEditorTexts.told;

/** Where a popup stands: a page by its path, or an item by its number. */
export type Target = { page?: string | null; module?: string | null; id?: number | null };

/** What a form of a popup holds, as far as its sentence tells of it; typed, so that any part may be none yet. */
export type Opening = {
  state?: unknown;
  open_period?: unknown;
  close_period?: unknown;
  close_button?: unknown;
  close_backgroundclick?: unknown;
  times_shown?: unknown;
  popupposition_id?: unknown;
  targets: readonly Target[];
  conditions: PopupConditions;
  schedule: BlockSchedule;
};

const isSet = ([, value]: [string, unknown]): boolean =>
  value !== null &&
  value !== undefined &&
  value !== '' &&
  !(Array.isArray(value) && value.length === 0);

const setIn = (value: unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(recordIn<unknown>(value)).filter(isSet));

/** Conditions as a form has them: a part that sets no limit may be null, or empty. */
export const conditionsIn = (value: unknown): PopupConditions => {
  const { cart, ...rest } = setIn(value);
  const limits = setIn(cart);
  return { ...rest, ...(Object.keys(limits).length > 0 && { cart: limits }) };
};

const MOST_PLACES = 3;
/** From Monday, as `Date.getDay()` numbers them. */
const week = [1, 2, 3, 4, 5, 6, 0];

const seconds = (ms: number): string =>
  texts.seconds(String(Math.round(ms / 100) / 10).replace('.', ','));

/** Days that follow each other, of three on, as one. */
const tellDays = (days: readonly number[]): string => {
  const sorted = week.filter((day) => days.includes(day));
  if (sorted.length === week.length) return texts.daily;
  const first = sorted[0] ?? 1;
  const start = week.indexOf(first);
  const isRun = sorted.every((day, at) => week[start + at] === day);
  const names = sorted.map((day) => weekdays[day] ?? '');
  if (isRun && names.length > 2) return texts.days(names[0] ?? '', names.at(-1) ?? '');
  return texts.list(names);
};

const tellPeriod = ({ days, from, until }: WeekPeriod): string =>
  from || until ? texts.hours(tellDays(days), from ?? '00:00', until ?? '24:00') : tellDays(days);

const day = (text: string): string => (/^\d{4}-\d\d-\d\d$/.test(text) ? formatDay(text) : text);

/** When it is shown, in words; nothing: always. */
const tellSchedule = (schedule: BlockSchedule): string[] => {
  const periods = (schedule.week ?? []).filter(({ days }) => days.length > 0);
  const times = [
    ...(periods.length > 0 ? [texts.list(periods.map(tellPeriod))] : []),
    ...(schedule.from ? [texts.since(day(schedule.from))] : []),
    ...(schedule.until ? [texts.till(day(schedule.until))] : []),
  ];
  const told = times.join(' ');
  return [
    ...(told === '' ? [] : [schedule.outside ? texts.outside(told) : told]),
    ...(schedule.stores?.length ? [texts.stores(schedule.stores.length)] : []),
  ];
};

const tellCart = ({ least = 0, most }: { least?: number; most?: number } = {}): string[] => {
  if (most === undefined) return least > 0 ? [texts.atLeast(least)] : [];
  if (most < least) return [texts.noCart];
  return [least > 0 ? texts.between(least, most) : texts.atMost(most)];
};

const origins: Readonly<Record<string, string>> = texts.origin;

const tellConditions = ({ devices, visit, from, cart }: PopupConditions): string[] => [
  ...(devices?.length && devices.length < popupDevices.length
    ? [texts.on(devices.map((one) => texts.device[one]))]
    : []),
  ...(visit ? [texts.visit[visit]] : []),
  ...(from?.length ? [texts.from(from.map((one) => origins[one] ?? one))] : []),
  ...tellCart(cart),
];

/** When, where and for whom a popup opens, as one sentence. `nameOf`: what a place is called. */
export const tellOpening = (popup: Opening, nameOf: (target: Target) => string): string => {
  const { targets, open_period, times_shown } = popup;
  if (targets.length === 0) return texts.nowhere;
  const after = Number(open_period) || 0;
  const shown = targets.length > MOST_PLACES + 1 ? targets.slice(0, MOST_PLACES) : targets;
  const told = texts.opens(
    after > 0 ? texts.after(seconds(after)) : texts.atOnce,
    texts.places(shown.map(nameOf), targets.length - shown.length),
    [
      ...tellConditions(popup.conditions),
      ...tellSchedule(popup.schedule),
      times_shown === 'once' ? texts.once : texts.always,
    ],
  );
  return popup.state === 'Offline'
    ? `${texts.offline} ${told.charAt(0).toLowerCase()}${told.slice(1)}.`
    : `${told}.`;
};

/** That it doesn't open beside what asks for consent, where there is no room for both. */
export const tellWaiting = ({ targets, popupposition_id: position }: Opening): string => {
  if (targets.length === 0) return '';
  return isCentred(Number(position)) ? texts.waits : texts.waitsWhereSmall;
};

/** How one is rid of it, as one sentence. */
export const tellClosing = (popup: Opening): string => {
  const after = Number(popup.close_period) || 0;
  const ways = [
    ...(popup.close_button === 'Y' ? [texts.button] : []),
    ...(popup.close_backgroundclick === 'N' ? [] : [texts.beside]),
    ...(after > 0 ? [texts.after(seconds(after))] : []),
  ];
  return ways.length > 0 ? texts.closes(ways) : texts.stays;
};
