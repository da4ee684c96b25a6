import type { Page } from '@playwright/test';
import { alive } from './alive';

/**
 * Keeps a page that is looked at in several widths from being loaded again (S2.12/18): it takes what is
 * typed for a reason not to.
 */
export const stay = async (page: Page): Promise<void> => {
  await alive(page);
  await page.evaluate(() => {
    document.body.dispatchEvent(new Event('input', { bubbles: true }));
  });
};
