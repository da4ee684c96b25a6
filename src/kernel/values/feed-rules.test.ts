import fc from 'fast-check';
import { expect, test } from 'vitest';
import { feedLimits as limits } from '../limits-feeds';
import {
  type FeedItem,
  feedElements,
  feedPeriod,
  feedPrice,
  feedProblems,
  feedText,
  isStoreCode,
  pickupSla,
  problemMask,
  problemsOf,
} from './feed-rules';

const whole: FeedItem = {
  ...{ title: 'Trui', description: 'Wol.', brand: 'Noord', hasPicture: true },
  ...{ priceCents: 100, gtin: '8712345678906', sku: 'T-1' },
};

test('what is whole is taken, and each thing that is wrong is told by itself', () => {
  expect(problemsOf(whole)).toEqual([]);
  const wrong: [Partial<FeedItem>, string][] = [
    [{ priceCents: 0 }, 'price'],
    [{ hasPicture: false }, 'picture'],
    [{ brand: '' }, 'brand'],
    [{ gtin: '8712345678905' }, 'gtin'],
    [{ gtin: 'geen' }, 'gtin'],
    [{ gtin: '', sku: '' }, 'number'],
    [{ title: 'a'.repeat(limits.title + 1) }, 'title'],
    [{ description: '' }, 'description'],
    [{ description: 'a'.repeat(limits.description + 1) }, 'descriptionLong'],
  ];
  for (const [change, problem] of wrong)
    expect(problemsOf({ ...whole, ...change })).toEqual([problem]);
  const edge = {
    title: 'a'.repeat(limits.title),
    description: 'a'.repeat(limits.description),
    gtin: '',
  };
  expect(problemsOf({ ...whole, ...edge })).toEqual([]);
});

test('numbers for use within a shop, coupons and noughts are no numbers of articles', () => {
  const withDigit = (start: string): string => {
    const sum = [...start].reverse().reduce((all, d, at) => all + Number(d) * (at % 2 ? 1 : 3), 0);
    return `${start}${(10 - (sum % 10)) % 10}`;
  };
  for (const start of ['200000000001', '020000000001', '040000000001', '990000000001', '0000000']) {
    expect([start, problemsOf({ ...whole, gtin: withDigit(start) })]).toEqual([start, ['gtin']]);
  }
  // An American number is one digit shorter.
  expect(problemsOf({ ...whole, gtin: withDigit('20000000001') })).toEqual(['gtin']);
  for (const start of ['871234567890', '01234567890', '4000000', '9780306406157'.slice(0, 12)]) {
    expect([start, problemsOf({ ...whole, gtin: withDigit(start) })]).toEqual([start, []]);
  }
});

test('each reason has a bit of its own', () => {
  const masks = feedProblems.map((problem) => problemMask([problem]));
  expect(new Set(masks).size).toBe(feedProblems.length);
  expect(problemMask(feedProblems)).toBe(masks.reduce((all, mask) => all + mask, 0));
});

test('prices and periods stand as Google writes them', () => {
  expect(feedPrice(1295)).toBe('12.95 EUR');
  expect(feedPrice(5)).toBe('0.05 EUR');
  const period = feedPeriod(
    new Date('2026-11-28T20:00:30Z'),
    new Date('2026-12-01T23:59:00+01:00'),
  );
  expect(period).toBe('2026-11-28T20:00Z/2026-12-01T22:59Z');
});

test('whatever a text holds, its element can be read', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const written = feedText(`${text}\u0000\uD800`);
      expect(written).not.toMatch(/[<>]|[^\P{Cc}\t\n\r\u007f-\u009f]|\p{Cs}|[\uFFFE\uFFFF]/u);
      expect(written).not.toMatch(/&(?!(?:amp|lt|gt);)/);
    }),
  );
  expect(feedText('Jas & trui <b>😀')).toBe('Jas &amp; trui &lt;b&gt;😀');
});

test('elements without anything in them are left out', () => {
  const told = feedElements([
    ['id', '1'],
    ['gtin', ''],
    ['mpn', undefined],
    ['shipping', [['price', '0.00 EUR']]],
  ]);
  expect(told).toBe('<g:id>1</g:id><g:shipping><g:price>0.00 EUR</g:price></g:shipping>');
});

test('a code of a store is one line of some characters', () => {
  expect(['NL-001', 'Zwolle 1'].map(isStoreCode)).toEqual([true, true]);
  const wrong = ['', 'a\nb', 'a'.repeat(limits.storeCode + 1)];
  expect(wrong.map(isStoreCode)).toEqual([false, false, false]);
});

test('when something is ready to be fetched is told in days, and never as soon as it isn’t', () => {
  const told = (ready: string) => pickupSla('2026-03-28', ready);
  expect(['2026-03-28', '2026-03-29', '2026-03-30', '2026-04-03'].map(told)).toEqual([
    ...['same day', 'next day', '2-day', '6-day'],
  ]);
  expect(told('2026-04-04')).toBe('multi-week');
  // Over the night in which a clock goes back too.
  expect(pickupSla('2026-10-24', '2026-10-26')).toBe('2-day');
});
