import { expect, test } from 'vitest';
import { keepTrying } from './keep-trying';

test('what comes while a try ends is tried as well', async () => {
  let attempts = 0;
  const trying = keepTrying(async () => {
    attempts += 1;
    // After this try has looked, before whoever called it knows what came of it.
    if (attempts === 1) queueMicrotask(() => trying.begin());
    return true;
  });
  trying.begin();
  await expect.poll(() => attempts).toBe(2);
  await trying.stop();
});
