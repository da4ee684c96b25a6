import type { Page } from '@playwright/test';

/**
 * Waits until the page's own script runs: what is pressed before goes the plain way of links and forms. A page
 * that was gone to by its address has it by then; one that a press led to may not, on a busy machine.
 */
export const alive = (page: Page): Promise<void> => page.locator('html.js').waitFor();

/**
 * Waits until the page does nothing any more: the code of its parts, which is fetched after its own, runs too. For
 * what goes the plain way as long as that is not there, and is to be seen going the other.
 */
export const rested = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 10_000 })));
};
