import type { Page } from '@playwright/test';
import { violationsOf } from './harness/axe';
import { desktop, Listing } from './harness/listing';
import { expect, test } from './harness/test';

const STORE = '/locaties/utrecht-oudegracht';
const OTHER = '/locaties/tiel-waterstraat';
const product = '/artikel/lamswollen-trui-sanne';

const choose = (page: Page) => page.getByRole('button', { name: /^Maak dit mijn winkel/ });
const forget = (page: Page) => page.getByRole('button', { name: /^Niet meer mijn winkel/ });

test.describe('at a desk', () => {
  test.use(desktop);

  test('S2.6/1 S2.8/3 a store is chosen once: the header tells it, and lists begin with it, until it is forgotten', async ({
    page,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/webcore/session')) calls.push(request.url());
    });
    await page.goto(STORE);
    await expect(page.locator('[data-my-store-slot]:visible')).toHaveCount(0);
    // Who chose none isn't asked about.
    expect(calls).toEqual([]);
    await choose(page).click();
    await expect(page.getByText('Dit is jouw winkel')).toBeVisible();
    const link = page.getByRole('link', { name: /^Mijn winkel: Utrecht Oudegracht/ });
    await expect(link).toHaveText(/· (open tot|gesloten)/);
    await expect(forget(page)).toBeFocused();
    await expect(page.locator('[data-announce]').last()).toHaveText(
      'Utrecht Oudegracht is nu jouw winkel.',
    );
    expect(await violationsOf(page)).toEqual([]);

    await page.goto('/dames');
    await expect(link).toHaveAttribute('href', STORE);
    expect(calls).toHaveLength(1);
    const listing = new Listing(page);
    const inStock = listing.form.getByRole('checkbox', { name: /^Op voorraad in mijn winkel/ });
    await expect(inStock).toHaveAccessibleName(/Utrecht Oudegracht$/);
    const all = await listing.total();
    await inStock.check();
    await expect(page).toHaveURL(/filter_store=1\b/);
    await expect(inStock).toBeChecked();
    await expect.poll(() => listing.total()).toBeLessThan(all);
    await expect(listing.group('store').locator('label[data-filter-id]').first()).toContainText(
      'Utrecht Oudegracht',
    );
    expect(await violationsOf(page, 'form[data-refines]')).toEqual([]);
    await page.goBack();
    await expect(inStock).not.toBeChecked();

    await page.goto(product);
    await page.getByRole('radio', { name: 'S', exact: true }).check();
    const rows = page.locator('[data-stock] li');
    await expect(rows.first()).toContainText(/Mijn winkel.*Brink Utrecht Oudegracht/);
    // Another one, from the list itself: the focus goes along with its row.
    await page.locator('[data-stock]').getByText('Toon alle winkels').click();
    const second = rows.nth(1);
    const name = (await second.getByRole('link').first().textContent()) ?? '';
    await second.getByRole('button').click();
    await expect(rows.first()).toContainText(name);
    await expect(forget(page)).toBeFocused();
    await expect(link).toHaveCount(0);
    expect(await violationsOf(page, '[data-stock]')).toEqual([]);
    await forget(page).click();
    await expect(page.getByText('Mijn winkel', { exact: true })).toHaveCount(0);
    await expect(page.locator('[data-stock] details button:focus')).toBeInViewport();
    await expect(page.locator('[data-my-store-slot]:visible')).toHaveCount(0);
    expect((await page.context().cookies()).map((one) => one.name)).not.toContain('etalage_store');
  });

  test('the header moves nothing when it comes', async ({ page, baseURL }) => {
    await page.context().addCookies([{ name: 'etalage_store', value: '1', url: baseURL ?? '' }]);
    await page.addInitScript(() => {
      const all: number[] = [];
      Object.assign(window, { shifts: all });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          all.push((entry as never as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/dames');
    const link = page.getByRole('link', { name: /^Mijn winkel: Utrecht Oudegracht/ });
    await expect(link).toBeVisible();
    const shifts = await page.evaluate(() => (window as never as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.001);
  });
});

test('on a phone the menu tells the store', async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: 'etalage_store', value: '1', url: baseURL ?? '' }]);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const link = page.getByRole('link', { name: /^Mijn winkel: Utrecht Oudegracht/ });
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL(new RegExp(STORE));
});

test.describe('without script', () => {
  test.use({ ...desktop, javaScriptEnabled: false });

  test('a store is chosen, shown, used and forgotten by plain forms and links', async ({
    page,
  }) => {
    await page.goto('/winkels?place_input=Utrecht');
    const store = page.locator('[data-store-results] [data-item_id="1"]');
    await store.getByRole('button', { name: /^Maak dit mijn winkel/ }).click();
    await expect(page).toHaveURL(/\/winkels\?place_input=Utrecht$/);
    await expect(store).toContainText('Mijn winkel');
    const link = page.getByRole('link', { name: /^Mijn winkel: Utrecht Oudegracht/ });
    await link.click();
    await expect(page.getByText('Dit is jouw winkel')).toBeVisible();
    await page.goto('/dames');
    await page.getByRole('link', { name: /^Op voorraad in mijn winkel/ }).click();
    await expect(page).toHaveURL(/\/dames\?filter_store=1$/);
    await page.goto(OTHER);
    await choose(page).click();
    await expect(link).toHaveCount(0);
    await forget(page).click();
    await expect(choose(page)).toBeVisible();
    await expect(page.locator('[data-my-store-slot]:visible')).toHaveCount(0);
  });
});
