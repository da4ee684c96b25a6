import type { PriceWhich, SentChange } from '#features/pricing/contract';
import { priceTexts } from '#kernel/messages/nl-prices';
import { readMoment } from '#kernel/values/plan-moment';
import { readEuro } from '../inputs/euro';

const texts = priceTexts.problems;

export const ways = ['less', 'more', 'minus', 'plus', 'fixed'] as const;
export type WayKind = (typeof ways)[number];

/** A day and a time by Dutch clocks, as they are typed. */
export type Typed = { day: string; time: string };

/** What was typed of a change. */
export type Asked = {
  way: WayKind;
  value: string;
  rounding: SentChange['rule']['rounding'];
  floor: string;
  isSale: boolean;
  isLater: boolean;
  from: Typed;
  until: Typed;
  name: string;
};

export const nothingAsked = (isLater: boolean): Asked => ({
  ...{ way: 'less', value: '', rounding: 'none', floor: '', isSale: true, isLater },
  ...{ from: { day: '', time: '00:00' }, until: { day: '', time: '00:00' }, name: '' },
});

/** What is wrong, by the names that the server has for it too. */
export type Wrong = Readonly<Record<string, string>>;

const readPercent = (text: string): number | undefined =>
  /^\d{1,3}([.,]\d)?$/.test(text) ? Number(text.replace(',', '.')) : undefined;

export const isPercent = (way: WayKind): boolean => way === 'less' || way === 'more';

/** What begins later, or ends by itself, is a plan. */
export const isPlan = ({ isLater, until }: Asked): boolean => isLater || until.day !== '';

const readValue = ({ way, value }: Asked): number | undefined => {
  const text = value.trim().replace('%', '').trim();
  const read = isPercent(way) ? readPercent(text) : readEuro(text);
  return read !== undefined && (way === 'less' || way === 'minus') ? -read : read;
};

const serverWay = {
  less: 'percent',
  more: 'percent',
  minus: 'amount',
  plus: 'amount',
  fixed: 'fixed',
} as const;

/** The moment that was typed; undefined: it is none. */
export const momentOf = ({ day, time }: Typed): string | undefined => {
  const read = readMoment(day, time);
  return 'at' in read ? read.at.toISOString() : undefined;
};

/** What is sent of what was typed, or what is wrong with it. */
export const readAsked = (which: PriceWhich, asked: Asked): SentChange | { wrong: Wrong } => {
  const value = readValue(asked);
  const floor = asked.floor.trim() === '' ? null : readEuro(asked.floor.trim());
  const isOpen = asked.until.day === '';
  const from = asked.isLater ? momentOf(asked.from) : null;
  const until = isOpen ? null : momentOf(asked.until);
  const wrong: Wrong = {
    ...(which.category === 0 && { category: texts.chooseCategory }),
    ...(value === undefined && { value: isPercent(asked.way) ? texts.percent : texts.amount }),
    ...(floor === undefined && { floor: texts.floor }),
    ...(from === undefined && { starts_at: texts.moment }),
    ...(until === undefined && { ends_at: texts.moment }),
  };
  if (Object.keys(wrong).length > 0) return { wrong };
  return {
    ...which,
    rule: { way: serverWay[asked.way], value: value ?? 0, rounding: asked.rounding },
    ...{ sale: asked.isSale, floor: floor ?? null },
    ...(isPlan(asked) && { starts_at: from ?? null, ends_at: until ?? null, name: asked.name }),
  };
};
