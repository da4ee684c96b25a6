import { expect, test } from 'vitest';
import { keepTrying } from './keep-trying';

test('what comes while a try ends is tried as well', async () => {
  let tries = 0;
  const trying = keepTrying(async () => {
    tries += 1;
    // After this try has looked, before whoever called it knows what came of it.
    if (tries === 1) queueMicrotask(() => trying.begin());
    return true;
  });
  trying.begin();
  await expect.poll(() => tries).toBe(2);
  await trying.stop();
});
