import { feedLimits as limits } from '../limits-feeds';
import { isGtin } from './gtin';

/**
 * Why Google refuses an article, with the number of its bit where articles are marked with it: a number is never used
 * again.
 */
const bits = {
  nothing: 0,
  price: 1,
  picture: 2,
  brand: 3,
  gtin: 4,
  number: 5,
  title: 6,
  description: 7,
  descriptionLong: 8,
} as const;

export type FeedProblem = keyof typeof bits;

export const feedProblems = Object.keys(bits) as readonly FeedProblem[];

/** The bits of these together. */
export const problemMask = (problems: readonly FeedProblem[]): number =>
  problems.reduce((mask, problem) => mask | (1 << bits[problem]), 0);

export const isFeedProblem = (text: string): text is FeedProblem => Object.hasOwn(bits, text);

/** What a feed says of one variant of an article. Cents, btw included. */
export type FeedItem = {
  title: string;
  description: string;
  brand: string;
  hasPicture: boolean;
  priceCents: number;
  gtin: string;
  sku: string;
};

/**
 * Whether a number is one that GS1 gave out for the whole world: those with these beginnings are for use within a
 * store, or are coupons.
 */
const isGivenOut = (gtin: string): boolean => {
  const digits = gtin.padStart(14, '0');
  if (!isGtin(gtin) || /^0+$/.test(digits)) return false;
  // The first digit of fourteen says how things are packed together.
  const start = digits.slice(1);
  return gtin.length === 8 ? !/^0{5}[02]/.test(start) : !/^(?:2|02|04|05|9[89])/.test(start);
};

/** Why Google would refuse a variant; none: it takes it. */
export const problemsOf = (one: FeedItem): FeedProblem[] => {
  const said: Readonly<Record<FeedProblem, boolean>> = {
    nothing: false,
    price: one.priceCents < 1,
    picture: !one.hasPicture,
    brand: one.brand === '',
    gtin: one.gtin !== '' && !isGivenOut(one.gtin),
    number: one.gtin === '' && one.sku === '',
    title: one.title.length > limits.title,
    description: one.description === '',
    descriptionLong: one.description.length > limits.description,
  };
  return feedProblems.filter((problem) => said[problem]);
};

/** '12.95 EUR' */
export const feedPrice = (cents: number): string => `${(cents / 100).toFixed(2)} EUR`;

/** Between two moments, to the minute: '2026-11-28T20:00Z/2026-12-01T20:00Z'. */
export const feedPeriod = (from: Date, until: Date): string =>
  [from, until].map((at) => `${at.toISOString().slice(0, 16)}Z`).join('/');

const DAY = 86_400_000;
/** In how many days something is ready, in Google's words; it has none for seven and more but the last. */
const SLA_DAYS = ['same day', 'next day', '2-day', '3-day', '4-day', '5-day', '6-day'] as const;

/** When what is ordered on a day (`YYYY-MM-DD`) is ready to be fetched on another. */
export const pickupSla = (ordered: string, ready: string): string => {
  const days = Math.round((Date.parse(ready) - Date.parse(ordered)) / DAY);
  return SLA_DAYS[Math.max(0, days)] ?? 'multi-week';
};

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
};

// What XML 1.0 can't hold at all, also written otherwise.
const UNWRITABLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** A text within an element. */
export const feedText = (text: string): string =>
  text.replace(UNWRITABLE, '').replace(/[&<>]/g, (one) => ENTITIES[one] ?? one);

/** What an element is called, and what stands in it: a text, or others; nothing: it is left out. */
export type FeedElement = readonly [
  name: string,
  value: string | undefined | readonly FeedElement[],
];

/** Elements of Google's own words. */
export const feedElements = (all: readonly FeedElement[]): string =>
  all
    .map(([name, value]) => {
      if (value === undefined || value === '') return '';
      const inner = typeof value === 'string' ? feedText(value) : feedElements(value);
      return `<g:${name}>${inner}</g:${name}>`;
    })
    .join('');

/** Whether a text can be a store's code, as Business Profile has them. */
export const isStoreCode = (text: string): boolean =>
  text.length > 0 && text.length <= limits.storeCode && /^[^\p{Cc}]+$/u.test(text);
