import { existsSync } from 'node:fs';
import { rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { feedLimits as limits } from '#kernel/limits-feeds';
import { dropLeftovers, newFeedFolder } from './leftovers';

test('what a killed process left goes after a while, and what one sends stays', async () => {
  const [old, own] = [await newFeedFolder(), await newFeedFolder()];
  await writeFile(join(old, 'feed.xml.gz'), 'x');
  const then = new Date(Date.now() - limits.leftOver - 1000);
  await utimes(old, then, then);
  await Promise.all([dropLeftovers(), dropLeftovers()]);
  expect([existsSync(old), existsSync(own)]).toEqual([false, true]);
  await rm(own, { recursive: true });
});
