import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { islandId } from '#kernel/values/island-id';
import { desktop } from './harness/listing';
import { expect, test } from './harness/test';

/** Where each island stands, and how it wakes. */
const places: Record<string, { address: string; wake: (page: Page) => Promise<void> }> = {
  'features/search/site/search-box': {
    address: '/zoeken?search=trui',
    wake: (page) => page.getByRole('combobox', { name: 'Zoek in de hele site' }).focus(),
  },
  'features/catalog/site/product-form': {
    address: '/artikel/lamswollen-trui-sanne?size_id=2',
    wake: (page) => page.getByRole('radio', { name: 'Ecru' }).focus(),
  },
};

const root = resolve(import.meta.dirname, '../../src');
const islands = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.island.tsx'))
  .map((file) => islandId(`/src/${file}`));

test.use(desktop);

for (const id of islands) {
  test(`${id} comes to life over the server's HTML, and that stays as it was`, async ({ page }) => {
    const place = places[id];
    if (!place) throw new Error(`Where does ${id} stand? Add it to the places in this file.`);
    await page.goto(place.address);
    const island = page.locator(`main etalage-island[data-island="${id}"]`);
    const html = () => island.evaluate((one) => one.innerHTML);
    const before = await html();
    expect(before.length).toBeGreaterThan(100);
    await place.wake(page);
    // The harness fails a test in which an island had to be rendered anew.
    await expect(island).toHaveAttribute('data-awake', '');
    expect(await html()).toBe(before);
  });
}

test('what is done to a sleeping island is done once it is awake, in that order', async ({
  page,
}) => {
  await page.goto('/artikel/lamswollen-trui-sanne');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/product-form.island-*.js', async (route) => {
    await held;
    await route.continue();
  });
  const size = page.getByRole('radio', { name: 'M', exact: true });
  await page.getByRole('radio', { name: 'Ecru' }).check();
  await size.check();
  await page.getByRole('button', { name: /^In winkelmand/ }).click();
  await expect(size).toBeChecked();
  release();
  const dialog = page.locator('dialog[data-cart-popover]');
  await expect(dialog).toContainText('Ecru, maat M');
  await expect(page.getByText('Kleur: Ecru')).toBeAttached();
});

test('an island whose code fails keeps its plain HTML, which works', async ({ page, problems }) => {
  problems.expect(/product-form/);
  problems.expect(/ERR_FAILED/);
  await page.route('**/assets/product-form.island-*.js', (route) => route.abort());
  await page.goto('/artikel/noorse-trui-finse');
  await page.getByRole('radio', { name: 'M', exact: true }).check();
  await expect(page.locator('etalage-island[data-failed]')).toHaveCount(1);
  await page.getByRole('button', { name: /^In winkelmand/ }).click();
  await expect(page.locator('dialog[data-cart-popover]')).toContainText('maat M');
});
