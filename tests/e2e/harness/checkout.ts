import type { Page } from '@playwright/test';
import { expect } from './test';

/** Opens all parts of the checkout at once, for what doesn't go through it one after another. */
export const openSteps = async (page: Page): Promise<void> => {
  await expect(page.locator('html')).toHaveClass(/(^| )js( |$)/);
  const folded = page.locator('[data-step] button[name=open]').filter({ visible: true });
  await expect(async () => {
    await page.waitForLoadState();
    // Before the page's script is there, the server opens it.
    if ((await folded.count()) > 0) await folded.first().click({ timeout: 2000 });
    expect(await folded.count()).toBe(0);
  }).toPass();
};
