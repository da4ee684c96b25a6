import type { Page } from '@playwright/test';

/**
 * Letters twice as large, as the browser's setting has them, on a phone of 390 px: what is asked of it is seen
 * meanwhile. How wide the screen is then.
 */
export const withLargeLetters = async (
  page: Page,
  look: () => Promise<void> = async () => undefined,
): Promise<number> => {
  const browser = await page.context().newCDPSession(page);
  const letters = (standard: number) =>
    browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: 13 } });
  await page.setViewportSize({ width: 390, height: 844 });
  await letters(32);
  await look();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  await letters(16);
  await browser.detach();
  await page.setViewportSize({ width: 1440, height: 900 });
  return wide;
};
