import type { Page } from '@playwright/test';
import { violationsOf } from './harness/axe';
import { expect, test } from './harness/test';

const lists = [
  {
    path: '/winkels',
    label: 'Zoek een winkel in deze lijst',
    words: 'OUDEGRACHT  utrecht',
    left: /^Utrecht Oudegracht/,
    counted: '1 winkel',
    item: '[data-store-directory] [data-item_id]',
  },
  {
    path: '/klantenservice',
    label: 'Zoek een vraag in deze lijst',
    words: 'PAKKET  zoek',
    left: /^Mijn pakket is zoek/,
    counted: '1 vraag',
    item: '[data-block-type="FaqOverview"] [data-item]',
  },
] as const;

const isWidePage = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

for (const { path, label, words, left, counted, item } of lists) {
  test(`S2.2/23 S2.2/24 S2.2/25 S3.11/4 S5.5/2 the list of ${path} is filtered as one types`, async ({
    page,
  }) => {
    await page.goto(path);
    const input = page.getByRole('searchbox', { name: label });
    // Until something is asked for they may lie folded.
    const items = page.locator(`${item}:not([hidden])`);
    const filter = page.locator('[data-list-filter]');
    const status = filter.locator('[data-list-filter-status]');
    const all = await items.count();
    await expect(status).toHaveAttribute('role', 'status');
    await input.focus();
    await page.keyboard.type(words);
    await expect(status).toHaveText(counted);
    await expect(items.first()).toContainText(left);
    await expect(items.first()).toBeVisible();
    expect(await items.count()).toBeLessThan(all);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await input.fill(`${words} qqqq`);
    await expect(status).toHaveText('Geen resultaten');
    await expect(items).toHaveCount(0);
    expect(await violationsOf(page)).toEqual([]);
    expect(await isWidePage(page)).toBe(false);
    await input.fill('');
    await expect(items).toHaveCount(all);
    await expect(status).toHaveText('');
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('S2.2/23 all of a list is there, and no input that would do nothing', async ({ page }) => {
    for (const { path, item } of lists) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.locator('[data-list-filter-input]')).toBeHidden();
      expect(await page.locator(item).count()).toBeGreaterThan(10);
      // What lies folded opens by itself.
      const fold = page.locator('[data-store-directory] details').first();
      if (path === '/winkels') await fold.locator('summary').click();
      await expect(page.locator(item).first()).toBeVisible();
    }
  });
});
