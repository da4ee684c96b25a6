import { expect, test } from 'vitest';
import { richPlace } from './rich-place';

const tools = { height: 32, seen: 800 };
/** Nothing of its block stands above the text. */
const bare = (top: number) => ({ top, over: Number.NEGATIVE_INFINITY });

test('the tools are above the text, or below it where there is no room', () => {
  expect(richPlace({ top: 200, bottom: 400 }, bare(200), tools)).toBe(162);
  expect(richPlace({ top: 20, bottom: 400 }, bare(20), tools)).toBe(406);
});

test('they cover no heading that stands above the text in its block', () => {
  const heading = { top: 100, over: 190 };
  expect(richPlace({ top: 200, bottom: 400 }, heading, tools)).toBe(62);
  expect(richPlace({ top: 240, bottom: 400 }, heading, tools)).toBe(202);
  expect(richPlace({ top: 120, bottom: 400 }, { top: 20, over: 110 }, tools)).toBe(406);
});

test('of a text that is longer than what is seen they are at its edge', () => {
  expect(richPlace({ top: -50, bottom: 900 }, bare(-50), tools)).toBe(0);
});
