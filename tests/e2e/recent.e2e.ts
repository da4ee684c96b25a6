import { violationsOf } from './harness/axe';
import { desktop } from './harness/listing';
import { expect, test } from './harness/test';

const addresses = [
  '/artikel/coltrui-merinowol-dames',
  '/artikel/lamswollen-trui-sanne',
  '/artikel/oxford-overhemd-willem',
];

test.describe('at a desk', () => {
  test.use(desktop);

  test('articles that were looked at stand below the next, by the browser’s own list, until it is erased', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/webcore/product/recent')) asked.push(request.url());
    });
    const titles: string[] = [];
    for (const address of addresses) {
      await page.goto(address);
      titles.push((await page.getByRole('heading', { level: 1 }).textContent()) ?? '');
    }
    // Nobody is told before the row comes near.
    expect(asked).toEqual([]);
    const row = page.getByRole('region', { name: 'Recent bekeken' }).first();
    const place = page.locator('etalage-recent');
    const call = page.waitForRequest(/webcore\/product\/recent/);
    await place.evaluate((element) => element.scrollIntoView());
    expect((await (await call).allHeaders()).cookie).toBeUndefined();
    await expect(row).toBeVisible();
    await expect(place.getByRole('article').getByRole('heading')).toHaveText([
      titles[1] ?? '',
      titles[0] ?? '',
    ]);
    expect(await violationsOf(page, 'etalage-recent')).toEqual([]);
    await page.getByRole('button', { name: 'Wis lijst' }).click();
    await expect(row).toHaveCount(0);
    await expect(place).toHaveText('Je lijst met bekeken artikelen is gewist.');
    await expect(place).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem('etalage_recent'))).toBeNull();
    await page.goto(addresses[0] ?? '');
    await place.evaluate((element) => element.scrollIntoView());
    await expect(place).toBeEmpty();
  });
});

test('what a browser may not keep, and what is no list, is no row', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('etalage_recent', '99999:0,x,999999'));
  await page.goto(addresses[0] ?? '');
  const place = page.locator('etalage-recent');
  const reply = page.waitForResponse(/webcore\/product\/recent/);
  await place.evaluate((element) => element.scrollIntoView());
  expect((await reply).status()).toBe(200);
  await expect(place).toBeEmpty();
});
