import { expect, test } from 'vitest';
import { criteriaOf, ownChecks, ownChecksOf } from './own-checks';
import type { PageFacts } from './page-quality';

const nothing: PageFacts = {
  ...{ headings: [], paragraphs: [], links: [], pictures: [], colors: {}, axe: [] },
  has: { media: 0, moving: 0, forms: 0 },
};

test('of a page is asked what there is a reason to ask', () => {
  expect(ownChecksOf(nothing)).toEqual(['structure', 'title', 'senses', 'language']);
  const picture = { bytes: 0, drawn: 10, kept: 10, isNamed: false };
  expect(ownChecksOf({ ...nothing, pictures: [picture] })).toContain('alt');
  expect(ownChecksOf({ ...nothing, has: { ...nothing.has, media: 1 } })).toContain('captions');
  expect(ownChecksOf({ ...nothing, has: { ...nothing.has, moving: 1 } })).toContain('movement');
  expect(ownChecksOf({ ...nothing, has: { ...nothing.has, forms: 1 } })).toContain('errors');
  const all: PageFacts = {
    ...{ ...nothing, pictures: [picture], links: [{ text: 'x' }] },
    ...{ headings: [{ level: 1, text: 'x' }], has: { media: 1, moving: 1, forms: 1 } },
  };
  expect(ownChecksOf(all)).toEqual(ownChecks);
});

test('no rule of WCAG is asked of twice', () => {
  const all = Object.values(criteriaOf).flat();
  expect(new Set(all).size).toBe(all.length);
});
